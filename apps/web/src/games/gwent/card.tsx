import gwentSheet from 'virtual:art-sheet/gwent';
import type { ComponentChildren, CSSProperties } from 'preact';
import { loadArtSheet } from '../../art/art-sheet';
import { SHELL_ICONS } from '../../art/shell-icons';
import { Icon } from '../../pieces/icon';
import { say } from '../../text/say';
import {
  abilityIcons,
  cardLabel,
  FACTION_LOOKS,
  type GwentCardFace,
  type GwentFaction,
  lookOf,
  rowIcon,
} from './card-face';
import { emblemOf } from './emblems';

/** `row`: on the battlefield. `hand`: in the hand and in lists. `preview`: large, beside its text. */
export type GwentCardSize = 'row' | 'hand' | 'preview';
/** What the question of the moment makes of a card; see the table of states in the style guide. */
export type CardState = 'calm' | 'playable' | 'selected' | 'blocked';

interface CardShellProps {
  readonly size?: GwentCardSize;
  readonly state?: CardState;
  /** Makes the card a button. */
  readonly onPress?: () => void;
  /** Hover, focus or long press: show the card large elsewhere. */
  readonly onPreview?: () => void;
  /** Id of the option that pressing it answers: the contract of the screen. */
  readonly option?: string;
  /** What the options begin with that appear once it is pressed. */
  readonly choose?: string;
  /** Key that keeps the same card the same element while it moves. */
  readonly moves?: string;
  /** A small tag under the card: "just drawn", "ready". Words are read aloud after the label. */
  readonly tag?: ComponentChildren;
  readonly label?: string;
  readonly class?: string;
  readonly style?: CSSProperties;
}

export interface GwentCardProps extends CardShellProps {
  readonly face: GwentCardFace;
}

const SIZES = { row: 'mini', hand: '', preview: 'preview' } as const;
const STATES = { calm: '', playable: 'is-playable', selected: 'is-selected', blocked: 'is-blocked' } as const;

const AT_HAND: ReadonlySet<string> = new Set(SHELL_ICONS);

export const loadEmblems = () => loadArtSheet(gwentSheet);

/** The emblems of all cards come with the first card whose own the shell has not at hand already. */
function wantEmblem(emblem: string | null): void {
  if (emblem !== null && !AT_HAND.has(emblem)) void loadEmblems();
}

interface ShellContent extends CardShellProps {
  readonly kindClass: string;
  readonly label: string;
  readonly children: ComponentChildren;
}

function CardShell(props: ShellContent) {
  const {
    size = 'hand',
    state = 'calm',
    onPress,
    onPreview,
    option,
    choose,
    moves,
    tag,
    label,
    style,
    children,
  } = props;
  const common = {
    class: ['card', SIZES[size], STATES[state], props.kindClass, props.class ?? ''].filter(Boolean).join(' '),
    'aria-label': typeof tag === 'string' && !label.includes(tag) ? `${label}, ${tag}` : label,
    ...(option === undefined ? {} : { 'data-option': option }),
    ...(choose === undefined ? {} : { 'data-choose': choose }),
    ...(moves === undefined ? {} : { 'data-moves': moves }),
    ...(style === undefined ? {} : { style }),
    ...(onPreview === undefined ? {} : { onPointerEnter: onPreview, onFocus: onPreview }),
  };
  const inside = (
    <>
      {children}
      {tag === undefined ? null : (
        <span class="card-tag" aria-hidden="true" {...(typeof tag === 'string' ? { 'data-words': tag } : {})}>
          {typeof tag === 'string' ? null : tag}
        </span>
      )}
    </>
  );
  if (!onPress) {
    return <article {...common}>{inside}</article>;
  }
  return (
    <button
      {...common}
      type="button"
      onClick={onPress}
      aria-pressed={state === 'selected'}
      aria-disabled={state === 'blocked'}
    >
      {inside}
    </button>
  );
}

function CardArt({ emblem, backdrop }: { readonly emblem: string | null; readonly backdrop: string }) {
  wantEmblem(emblem);
  return (
    <svg class="card-art" viewBox="0 0 200 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#${backdrop}`} width="200" height="240" />
      {emblem === null ? null : (
        <>
          <use class="card-fig-back" href={`#gi-${emblem}`} x="21" y="40" width="158" height="158" />
          <use class="card-fig" href={`#gi-${emblem}`} x="21" y="40" width="158" height="158" />
        </>
      )}
    </svg>
  );
}

/** Numbers and tags are drawn by the style sheet: the label already says them, in words. */
function Strength({ face }: { readonly face: GwentCardFace }) {
  const strength = face.strength ?? face.printed;
  if (strength === null) return null;
  return (
    <span class="card-str" aria-hidden="true">
      {face.kind === 'hero' ? <i /> : null}
      <b data-strength={strength} />
    </span>
  );
}

/** Heroes never change, so only units carry the arrow up or down. */
function changeOf({ kind, printed, strength }: GwentCardFace): string {
  if (kind !== 'unit' || printed === null || strength == null || strength === printed) return '';
  return strength > printed ? 'up' : 'down';
}

/** Some names are long in every language, some are one long word in German: they are set smaller. */
function nameFit(name: string): string {
  const longestWord = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  if (longestWord > 13) return 'longer';
  return name.length > 17 || longestWord > 11 ? 'long' : '';
}

/** A card of the game, face up. */
export function GwentCard({ face, ...shell }: GwentCardProps) {
  const { colours, backdrop } = lookOf(face);
  const row = rowIcon(face.rows);
  const kindClass = [colours, `k-${face.kind}`, face.kind === 'hero' ? 'hero' : '', changeOf(face)].filter(Boolean);
  return (
    <CardShell {...shell} kindClass={kindClass.join(' ')} label={shell.label ?? cardLabel(face)}>
      <span class="card-print" aria-hidden="true">
        <CardArt emblem={emblemOf(face.id)} backdrop={backdrop} />
        <span class={`card-name ${nameFit(face.name)}`}>{face.name}</span>
      </span>
      <Strength face={face} />
      <span class="card-marks">
        {row === null ? null : (
          <span class="card-mark rowmark">
            <Icon name={row} />
          </span>
        )}
        {abilityIcons(face).map((icon) => (
          <span key={icon} class="card-mark ability">
            <Icon name={icon} />
          </span>
        ))}
      </span>
    </CardShell>
  );
}

export interface GwentLeaderProps extends CardShellProps {
  readonly id: string;
  readonly name: string;
  readonly faction: GwentFaction;
  /** `passive` is always in force; `cancelled` by the other leader. */
  readonly ability: 'ready' | 'used' | 'passive' | 'cancelled';
}

/** A leader has no name plate; a tag tells whether its ability can still be used. */
export function GwentLeader({ id, name, faction, ability, ...shell }: GwentLeaderProps) {
  const { colours, backdrop } = FACTION_LOOKS[faction];
  const spent = ability === 'used' || ability === 'cancelled';
  const state = say(`gwent.leader.${ability}`);
  return (
    <CardShell
      {...shell}
      kindClass={`leader ${colours}${spent ? ' spent' : ''}`}
      label={shell.label ?? say('gwent.leader.label', { name, state })}
      tag={shell.tag ?? state}
    >
      <span class="card-print" aria-hidden="true">
        <CardArt emblem={emblemOf(id)} backdrop={backdrop} />
      </span>
    </CardShell>
  );
}

export interface GwentCardBackProps extends CardShellProps {
  readonly faction: GwentFaction;
}

/** A hidden card: the faction's cut and crest, nothing else. */
export function GwentCardBack({ faction, ...shell }: GwentCardBackProps) {
  const { colours, backdrop, crest } = FACTION_LOOKS[faction];
  return (
    <CardShell {...shell} kindClass={`back ${colours}`} label={shell.label ?? say('gwent.card.hidden')}>
      <span class="card-print" aria-hidden="true">
        <CardArt emblem={null} backdrop={backdrop} />
      </span>
      <Icon name={crest} class="card-back-mark" />
    </CardShell>
  );
}
