import './weather.css';
import './field-row.css';
import { CARDS, findKind, type RowName, type RowView, type UnitView } from '@medallion/gwent';
import type { Seat } from '@medallion/kernel';
import { CardsLine } from '../../../pieces/cards-line';
import { Icon } from '../../../pieces/icon';
import { RuleLink } from '../../../pieces/links';
import { steady } from '../../../pieces/steady';
import { GwentCard } from '../card';
import { FACTION_LOOKS, ROW_ICONS } from '../card-face';
import { blockedWords, sayGwent } from '../text/say-gwent';
import {
  cardFace,
  isMe,
  nameOf,
  type Scene,
  type SceneActs,
  sideOf,
  type Target,
  targetsOf,
  totalUnderHorn,
} from './scene';
import { rowTitle } from './words';

const WEATHER_CLASSES: Readonly<Record<string, string>> = {
  'biting-frost': 'wx-frost',
  'impenetrable-fog': 'wx-fog',
  'torrential-rain': 'wx-rain',
  'skellige-storm': 'wx-storm',
};

/** How the weather on a row looks: its tint, and strokes that can be told without colour. */
function weatherClass({ view }: Scene, row: RowView): string {
  if (!row.isStruck) return '';
  const striking = view.weather.find(({ card }) => {
    const facts = CARDS[findKind(card) ?? -1];
    return facts !== undefined && 'strikes' in facts && (facts.strikes ?? []).includes(row.row);
  });
  return striking === undefined ? 'wx' : `wx ${WEATHER_CLASSES[striking.card] ?? ''}`;
}

interface RowProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly row: RowView;
}

function rowLabel({ scene, seat, row }: RowProps): string {
  const parts = { row: rowTitle(row.row), total: row.total };
  const label = isMe(scene, seat)
    ? sayGwent('row.mine', parts)
    : sayGwent('row.theirs', { ...parts, player: nameOf(scene.session, seat) });
  return row.isStruck ? `${label}, ${sayGwent('row.struck')}` : label;
}

function TargetTag({ scene, target, row }: { scene: Scene; target: Target; row: RowView }) {
  const isHorn = target.card === 'commanders-horn';
  return (
    <button
      type="button"
      class="target-tag"
      data-option={target.option}
      aria-label={sayGwent('target.label', { row: rowTitle(row.row) })}
      onClick={() => scene.act.answer(target.option)}
    >
      <Icon name={isHorn ? 'hunting-horn' : ROW_ICONS[row.row]} />
      {isHorn ? (
        <>
          <span class="tt-words">{sayGwent('target.from', { total: row.total })}</span>
          <b>{totalUnderHorn(row)}</b>
        </>
      ) : (
        <span class="tt-here">{sayGwent('target.here')}</span>
      )}
    </button>
  );
}

function BlockedTag({ rule }: { readonly rule: string }) {
  return (
    <p class="blocked-tag">
      <Icon name="padlock" /> <span>{blockedWords(rule)}</span> <RuleLink rule={rule} />
    </p>
  );
}

/** The rule that keeps the lifted card out of this row. */
function blockIn({ question, lifted, me }: Scene, seat: Seat, row: RowName): string | null {
  if (lifted === null || seat !== me) return null;
  return question?.blocked.find(({ id }) => id === `play:${lifted.card}:${row}`)?.rule ?? null;
}

function HornPlace({ scene, seat, row }: RowProps) {
  const { act, keyed } = scene;
  const zone = `horn-${seat}-${row.row}`;
  const { horn } = row;
  const look = (isPinned: boolean) => horn !== null && act.preview({ card: horn, unit: null }, isPinned);
  const [key] = keyed.keys.get(zone) ?? [];
  return (
    <div class={row.isDoubledByLeader ? 'horn-slot by-leader' : 'horn-slot'} data-zone={zone}>
      {horn === null ? (
        <Icon name="hunting-horn" class="ghost" />
      ) : (
        <GwentCard
          key={key ?? horn}
          face={cardFace(horn)}
          size="row"
          {...(key === undefined ? {} : { moves: key })}
          onPress={() => look(true)}
          onPreview={() => look(false)}
        />
      )}
      {row.isDoubledByLeader ? <span class="sr">{sayGwent('row.doubled-by-leader')}</span> : null}
    </div>
  );
}

interface UnitProps {
  readonly act: SceneActs;
  readonly unit: UnitView;
  readonly moves: string;
  /** Pressing it answers this; null when it only shows the card. */
  readonly option: string | null;
}

const RowUnit = steady(({ act, unit, moves, option }: UnitProps) => {
  const shown = { card: unit.card, unit };
  return (
    <GwentCard
      face={cardFace(unit.card, unit)}
      size="row"
      state={option === null ? 'calm' : 'playable'}
      moves={moves}
      {...(option === null ? {} : { option })}
      onPress={() => (option === null ? act.preview(shown, true) : act.answer(option))}
      onPreview={() => act.preview(shown)}
    />
  );
});

/** One row of one side: its total, the Horn place, the units in the order in which they were laid. */
export function FieldRow(props: RowProps) {
  const { scene, seat, row } = props;
  const targets = targetsOf(scene).filter((target) => target.seat === seat && target.row === row.row);
  const whole = targets.find(({ unit }) => unit === null);
  const block = blockIn(scene, seat, row.row);
  const zone = `row-${seat}-${row.row}`;
  const keys = scene.keyed.keys.get(zone) ?? [];
  const side = seat === scene.me ? 'mine' : 'theirs';
  const { colours } = FACTION_LOOKS[sideOf(scene, seat).faction];
  const isHorn = whole !== undefined && whole.card === 'commanders-horn';
  const states = [whole === undefined ? '' : 'target', isHorn ? 'for-horn' : '', block === null ? '' : 'blocked'];
  return (
    <section
      class={['row', side, colours, ...states].filter(Boolean).join(' ')}
      aria-label={rowLabel(props)}
      data-drop={zone}
    >
      <div class="row-head" aria-hidden="true">
        <Icon name={ROW_ICONS[row.row]} class="row-sigil" />
        <b class="row-total">{row.total}</b>
      </div>
      <HornPlace {...props} />
      <div class={`row-cards ${weatherClass(scene, row)}`} data-zone={zone}>
        <span class="row-water" aria-hidden="true">
          <Icon name={ROW_ICONS[row.row]} />
          <b>{rowTitle(row.row)}</b>
        </span>
        <CardsLine>
          {row.cards.map((unit, index) => {
            const target = targets.find((one) => one.unit === unit.card);
            const key = keys[index] ?? `${zone}-${index}`;
            return <RowUnit key={key} act={scene.act} unit={unit} moves={key} option={target?.option ?? null} />;
          })}
        </CardsLine>
      </div>
      {whole === undefined ? null : <TargetTag scene={scene} target={whole} row={row} />}
      {block === null ? null : <BlockedTag rule={block} />}
    </section>
  );
}
