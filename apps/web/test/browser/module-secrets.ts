import { type GameRecord, type Seat, Table, type Viewer } from '@medallion/kernel';
import { FIGHT_CARDS, type OldWorldEvent, type OldWorldState, oldWorld } from '@medallion/old-world';
import { SECRETS } from '@medallion/old-world/modules/adventure-pack';
import { BOMB_FACTS } from '@medallion/old-world/modules/bombs';
import { DESTRUCTION_TOKENS, LEGEND_CARDS, MOVEMENT_CARDS } from '@medallion/old-world/modules/legendary-hunt';
import { MUTAGEN_FACTS } from '@medallion/old-world/modules/mutagens';
import { type Frame, mentions } from './wire-watch';

/** What modules keep in the state, as far as it says what lies face up: a view is on trial here and no witness. */
interface Slices {
  readonly 'legendary-hunt': {
    readonly discard: readonly number[];
    readonly moving: { readonly card: number } | null;
    readonly owned: readonly (readonly number[])[];
  };
  readonly mutagens: { readonly owned: readonly (readonly number[])[] };
  readonly bombs: {
    readonly discard: readonly number[];
    readonly owned: readonly (readonly number[])[];
    readonly used: readonly (readonly number[])[];
  };
  readonly 'adventure-pack': { readonly secrets: readonly (readonly number[])[] };
}
type AnyTable = Table<unknown, OldWorldState, unknown, OldWorldEvent>;

/** The special attacks of Monster Trail, which lie in a deck of their own. */
const SPECIALS = ['special-1', 'special-2', 'special-3', 'special-4'];
const fightCards = [...FIGHT_CARDS, ...LEGEND_CARDS].map(({ id }) => id).concat(SPECIALS);
const secretCards = SECRETS.map(({ id }) => id);
/** Names of cards and tokens that lie face down, are put away or are held in secret. */
const HIDDEN: ReadonlySet<string> = new Set([
  ...[MOVEMENT_CARDS, DESTRUCTION_TOKENS, MUTAGEN_FACTS, BOMB_FACTS].flatMap((facts) => facts.map(({ id }) => id)),
  ...fightCards,
  ...secretCards,
]);
const FIGHT: ReadonlySet<string> = new Set(fightCards);
const SECRET: ReadonlySet<string> = new Set(secretCards);

type Facts = readonly { readonly id: string }[];
const named = (facts: Facts, numbers: readonly number[]): readonly string[] =>
  numbers.flatMap((number) => facts[number]?.id ?? []);

/** What lies face up before everybody. */
function openTo({ state }: AnyTable): readonly string[] {
  const slices = state.slices as unknown as Slices;
  const { discard, moving, owned } = slices['legendary-hunt'];
  const { bombs, mutagens } = slices;
  const monster = oldWorld.view(state, 'spectator').fight?.monster ?? null;
  return [
    ...named(MOVEMENT_CARDS, [...discard, ...(moving === null ? [] : [moving.card])]),
    ...named(DESTRUCTION_TOKENS, owned.flat()),
    ...named(MUTAGEN_FACTS, mutagens.owned.flat()),
    ...named(BOMB_FACTS, [...bombs.discard, ...bombs.owned.flat(), ...bombs.used.flat()]),
    ...(monster === null ? [] : [...monster.spent, ...(monster.card === null ? [] : [monster.card])]),
  ];
}

/** What was turned over or shown meanwhile: fight cards and secret cards. */
function openedBy(event: OldWorldEvent, viewer: Viewer): readonly string[] {
  const text = JSON.stringify(event);
  if (event.type === 'cards-looked-at') return event.seat === viewer ? mentions(text, FIGHT) : [];
  const isShown = event.type === 'ability-used' || (event.type === 'module' && event.what === 'secret-used');
  return [...mentions(text, FIGHT), ...(isShown ? mentions(text, SECRET) : [])];
}

/** What this seat alone is shown: its secret cards, the mutagens it chooses from, the top of a life pool it looked at. */
function shownTo(table: AnyTable, seat: Seat): readonly string[] {
  const { secrets } = (table.state.slices as unknown as Slices)['adventure-pack'];
  const held = SECRETS.filter(({ number }) => secrets[seat]?.includes(number));
  const question = table.questionFor(seat);
  const monster = oldWorld.view(table.state, seat).fight?.monster ?? null;
  return [
    ...held.map(({ id }) => id),
    ...(question === null ? [] : mentions(JSON.stringify(question), HIDDEN)),
    ...(monster?.knownTop ?? []),
  ];
}

/** By the number of answers: everything hidden that this viewer may have heard of by then. */
export function heardBy(record: GameRecord, viewer: Viewer): readonly ReadonlySet<string>[] {
  const agreed = oldWorld.parseConfig(record.config);
  if (!agreed.ok) throw new Error(agreed.refusal.code);
  const table = Table.start(oldWorld, agreed.value, record.seed, { edition: record.version }) as unknown as AnyTable;
  let sofar: ReadonlySet<string> = new Set();
  const look = (): ReadonlySet<string> => {
    const told = table.takeEvents().flatMap((event) => openedBy(event, viewer));
    const own = typeof viewer === 'number' ? shownTo(table, viewer) : [];
    const now = [...openTo(table), ...told, ...own].filter((id) => !sofar.has(id));
    if (now.length > 0) sofar = new Set([...sofar, ...now]);
    return sofar;
  };
  const heard = [look()];
  for (const code of record.answers) {
    const taken = table.takeCode(code);
    if (!taken.ok) throw new Error(taken.refusal.code);
    heard.push(look());
  }
  return heard;
}

/** Hidden cards and tokens that were named to a viewer before they lay open or were shown to that seat. */
export function namedTooSoon(
  frames: readonly Pick<Frame, 'text' | 'moves' | 'isOver'>[],
  heard: readonly ReadonlySet<string>[],
): readonly string[] {
  return frames
    .filter(({ isOver }) => !isOver)
    .flatMap(({ text, moves }) =>
      mentions(text, HIDDEN)
        .filter((id) => heard[moves]?.has(id) !== true)
        .map((id) => `${id} after ${moves} answers`),
    );
}
