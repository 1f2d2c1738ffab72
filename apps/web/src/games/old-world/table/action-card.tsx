import './action-card.css';
import { type ACTION_CARDS, actionCardFacts } from '@medallion/old-world';
import { steady } from '../../../pieces/steady';
import { language } from '../../../settings/settings';
import { Figure } from '../../../table/cards/emblem';
import { COLOR_ICONS, cardIcon, EFFECT_ICONS, TERRAIN_ICONS } from '../art/emblems';
import { named, sayOldWorld } from '../text/say-old-world';
import { brokenName } from './card-name';
import { Emblem } from './pieces';

export const COLORS = ['green', 'yellow', 'purple', 'blue', 'red'] as const;
export type ColorName = (typeof COLORS)[number];
export type CardFacts = (typeof ACTION_CARDS)[number];
type Icons = CardFacts['main'];

export function cardFacts(id: string): CardFacts | null {
  return actionCardFacts(id) ?? null;
}

/** `wolf-cleave-2` and `windmill-slash-3` to the name that their pictures and words are kept under. */
function nameKey({ name }: CardFacts): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

/** What icons do, in words: `2 damage, +1 card`. */
export function iconWords(icons: Icons): string {
  const parts = [
    icons.damage === undefined ? '' : sayOldWorld('icon.damage', { n: icons.damage }),
    icons.shield === undefined ? '' : sayOldWorld('icon.shield', { n: icons.shield }),
    icons.draw === undefined
      ? ''
      : sayOldWorld('icon.draw', { sign: icons.draw > 0 ? '+' : '−', n: Math.abs(icons.draw) }),
    icons.take === undefined ? '' : sayOldWorld('icon.take', { n: icons.take }),
    icons.return === undefined ? '' : sayOldWorld('icon.return'),
  ];
  return parts.filter(Boolean).join(', ');
}

const told = new Map<string, string>();

/** The whole card, read aloud. */
export function cardWords(facts: CardFacts): string {
  const key = `${language.value} ${facts.id}`;
  const words = told.get(key) ?? wordCard(facts);
  told.set(key, words);
  return words;
}

function wordCard(facts: CardFacts): string {
  const links = COLORS.flatMap((color) => {
    const icons = facts.extensions[color];
    if (icons === undefined) return [];
    const bonus = iconWords(icons);
    return [bonus === '' ? sayOldWorld(`color.${color}`) : `${sayOldWorld(`color.${color}`)} (${bonus})`];
  });
  return [
    named('card', facts.id),
    sayOldWorld(`color.${facts.color}`),
    iconWords(facts.main),
    links.length === 0 ? '' : sayOldWorld('card.then', { colors: links.join(', ') }),
    sayOldWorld(`terrain.${facts.terrain}`),
  ]
    .filter(Boolean)
    .join('; ');
}

function MainIcons({ icons }: { readonly icons: Icons }) {
  return (
    <>
      {icons.damage === undefined ? null : (
        <b>
          <Emblem name={EFFECT_ICONS.damage} />
          {icons.damage}
        </b>
      )}
      {icons.shield === undefined ? null : (
        <b>
          <Emblem name={EFFECT_ICONS.shield} />
          {icons.shield}
        </b>
      )}
      {icons.draw === undefined ? null : (
        <b>
          <Emblem name={EFFECT_ICONS.draw} />
          {signed(icons.draw)}
        </b>
      )}
      {icons.take === undefined ? null : (
        <b>
          <Emblem name={EFFECT_ICONS.take} />
        </b>
      )}
      {icons.return === undefined ? null : (
        <b>
          <Emblem name={EFFECT_ICONS.return} />
        </b>
      )}
    </>
  );
}

/** An extension's bonus as small marks on its tab. */
function TabMarks({ icons }: { readonly icons: Icons }) {
  const [kind, n] = Object.entries(icons).find(([, value]) => value !== undefined) ?? ['', 0];
  if (kind === '') return null;
  return (
    <>
      <Emblem name={EFFECT_ICONS[kind as keyof typeof EFFECT_ICONS]} />
      {typeof n === 'number' && n !== 1 ? <span>{n}</span> : null}
    </>
  );
}

export const CardFace = steady(({ facts }: { readonly facts: CardFacts }) => {
  const figure = cardIcon(nameKey(facts), facts.color);
  return (
    <span class="action-card-inside" aria-hidden="true">
      <span class="action-card-bar">
        <span class="action-card-type">
          <Emblem name={COLOR_ICONS[facts.color]} />
        </span>
      </span>
      <span class="action-card-extensions">
        {COLORS.map((color) => {
          const icons = facts.extensions[color];
          return (
            <i key={color} class={icons === undefined ? `x-${color}` : `x-${color} on`}>
              {icons === undefined ? null : <TabMarks icons={icons} />}
            </i>
          );
        })}
      </span>
      <span class="action-card-main">
        <MainIcons icons={facts.main} />
      </span>
      <svg
        class="action-card-art"
        viewBox="0 0 200 180"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <use href="#ow-hatch" width="200" height="180" />
        <Figure class="card-fig-back" name={figure} x={28} y={18} size={144} />
        <Figure class="card-fig" name={figure} x={28} y={18} size={144} />
      </svg>
      <span class="action-card-foot">
        <span class={`action-card-terrain ${facts.terrain} t-${facts.terrain}`}>
          <Emblem name={TERRAIN_ICONS[facts.terrain]} />
        </span>
        <span class="action-card-name">{brokenName(named('card', facts.id))}</span>
        <span class="action-card-cost">{facts.cost}</span>
      </span>
    </span>
  );
});

interface ActionCardProps {
  readonly card: string;
  readonly option?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  /** Marks it: `is-blocked`, `is-selected`. */
  readonly class?: string;
  /** Said before the card's own words: its price, what it would do. */
  readonly lead?: string;
  /** The card opens a choice that comes before the answer. */
  readonly choose?: string | undefined;
  /** Whether it is chosen, where several are chosen one after the other. */
  readonly isPicked?: boolean | undefined;
  /** It answers one question and not the next: then it stays a button, and need not be built anew each time. */
  readonly isButton?: boolean;
}

/** An action card: a button when it can be played or chosen. */
export function ActionCard(props: ActionCardProps) {
  const { card, option, onPress, class: extra = '', lead, choose, isPicked, isButton = onPress !== undefined } = props;
  const facts = cardFacts(card);
  if (facts === null) return null;
  const words = [lead, cardWords(facts)].filter(Boolean).join('. ');
  const look = `action-card c-${facts.color} ${extra}`;
  if (!isButton) {
    return (
      <span class={look} role="img" aria-label={words} data-card={card}>
        <CardFace facts={facts} />
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`${look}${option === undefined && choose === undefined ? '' : ' is-playable'}`}
      data-card={card}
      tabIndex={onPress === undefined ? -1 : 0}
      {...(option === undefined && choose === undefined ? { 'aria-disabled': true } : {})}
      {...(option === undefined ? {} : { 'data-option': option })}
      {...(choose === undefined ? {} : { 'data-choose': choose })}
      {...(isPicked === undefined ? {} : { 'aria-pressed': isPicked })}
      {...(onPress === undefined ? {} : { onClick: onPress })}
    >
      <span class="sr">{words}</span>
      <CardFace facts={facts} />
    </button>
  );
}
