import { Play } from '@medallion/kernel';
import { Scenario } from '@medallion/testkit';
import type { OldWorldEvent } from '../../../src/core/events';
import { BASE_BOARD, locationById } from '../../../src/core/map';
import type { OldWorldState } from '../../../src/core/state';
import { oldWorld } from '../../../src/game';
import { DESTRUCTION_TOKENS, MOVEMENT_CARDS } from '../../../src/modules/legendary-hunt/facts';
import { huntAction, legendDeck } from '../../../src/modules/legendary-hunt/legend-foe';
import type { HuntOptions } from '../../../src/modules/legendary-hunt/options';
import { type LegendaryHuntState, legendaryHunt } from '../../../src/modules/legendary-hunt/state';
import type { LegendaryHuntView } from '../../../src/modules/legendary-hunt/view';
import { type OldWorldTable, oldWorldTable, type TableSketch } from '../../old-world-table';
import { FIGHT_AT, type FightSketch, FightTable, fightTable } from '../../scenarios/fight/fight-table';

export const placeOf = (id: string): number => locationById(BASE_BOARD, id);
export const cardOf = (id: string): number => MOVEMENT_CARDS.findIndex((card) => card.id === id);
export const tokenOf = (id: string): number => DESTRUCTION_TOKENS.findIndex((token) => token.id === id);

/** The hunt of a scenario. Of a deck, discard pile or pile of tokens the last named is the top; what is not named is elsewhere. */
export interface HuntSketch extends Partial<HuntOptions> {
  readonly at?: string;
  /** The whole movement deck; cards not named are discarded. */
  readonly deck?: readonly string[];
  /** Tokens on the board: of any kind, or by their ids. */
  readonly laid?: readonly string[] | Readonly<Record<string, string>>;
  /** The whole pile of tokens; those not named have left it for a seat that nobody watches. */
  readonly pile?: readonly string[];
  /** Tokens by seat: so many of any kind, or by their ids. */
  readonly owned?: readonly (number | readonly string[])[];
}

/** Two gold, which disturbs nobody, comes first where any kind will do. */
const ANY = [...DESTRUCTION_TOKENS.keys()].sort((one, other) => quiet(other) - quiet(one));
function quiet(token: number): number {
  return DESTRUCTION_TOKENS[token]?.kind === 'two-gold' ? 1 : 0;
}

function layTokens(own: LegendaryHuntState, sketch: HuntSketch): LegendaryHuntState {
  const left = ANY.slice();
  const take = (id?: string): number => {
    const token = id === undefined ? left[0] : tokenOf(id);
    if (token === undefined || !left.includes(token)) throw new Error(`no token ${id ?? 'left'}`);
    left.splice(left.indexOf(token), 1);
    return token;
  };
  const { laid = [], owned = [], pile } = sketch;
  const named = Array.isArray(laid) ? [] : Object.entries(laid as Readonly<Record<string, string>>);
  const board = named.map(([at, id]) => ({ at: placeOf(at), token: take(id) }));
  const piled = (pile ?? []).map((id) => take(id));
  const held = own.owned.map((_, seat) => {
    const tokens = owned[seat] ?? 0;
    return typeof tokens === 'number' ? Array.from({ length: tokens }, () => take()) : tokens.map((id) => take(id));
  });
  for (const at of Array.isArray(laid) ? (laid as readonly string[]) : [])
    board.push({ at: placeOf(at), token: take() });
  return { ...own, board, owned: held, pile: pile === undefined ? left.reverse() : piled };
}

function layHunt(state: OldWorldState, sketch: HuntSketch): void {
  const own = legendaryHunt.of(state);
  const deck = sketch.deck?.map(cardOf);
  const cards = [...own.deck, ...own.discard];
  legendaryHunt.put(
    { state },
    {
      ...layTokens(own, sketch),
      ...(sketch.at === undefined ? {} : { at: placeOf(sketch.at) }),
      ...(deck === undefined ? {} : { deck, discard: cards.filter((card) => !deck.includes(card)) }),
    },
  );
}
/** In the middle of a scenario: something else in its slice. */
export function changeHunt(state: OldWorldState, changed: Partial<LegendaryHuntState>): void {
  legendaryHunt.put({ state }, { ...legendaryHunt.of(state), ...changed });
}

const chosen = ({ side = 'a', monster = 'frightener', difficulty = 'normal' }: Partial<HuntOptions>) => ({
  id: 'legendary-hunt',
  options: { side, monster, difficulty },
});

export interface HuntTableSketch extends TableSketch {
  readonly hunt?: HuntSketch;
}
/** A table with the hunt; without more the Frightener stands in Loc Ichaer, far from everybody. */
export function huntTable({ hunt = {}, ...sketch }: HuntTableSketch): OldWorldTable {
  return oldWorldTable({
    ...sketch,
    modules: [chosen(hunt), ...(sketch.modules ?? [])],
    change: (state) => {
      layHunt(state, hunt);
      sketch.change?.(state);
    },
  });
}
export function huntOf(table: { readonly state: Readonly<OldWorldState> }): LegendaryHuntView {
  return oldWorld.view(table.state as OldWorldState, 'spectator').modules[
    'legendary-hunt'
  ] as unknown as LegendaryHuntView;
}
interface Told {
  readonly scenario: { readonly told: readonly OldWorldEvent[] };
}
interface HuntTold {
  readonly what: string;
  readonly seat: number | null;
  readonly rule: string;
  readonly [about: string]: unknown;
}
/** What was told of the hunt, in order: what, of whom, by which rule, and the rest. */
export function toldOfHunt({ scenario }: Told, ...whats: readonly string[]): readonly HuntTold[] {
  return scenario.told.flatMap((event) =>
    event.type === 'module' && event.module === 'legendary-hunt' && (whats.length === 0 || whats.includes(event.what))
      ? [
          {
            what: event.what,
            seat: event.seat,
            rule: event.rule,
            ...(event.about as Readonly<Record<string, unknown>>),
          },
        ]
      : [],
  );
}

export interface HuntFightSketch extends Omit<FightSketch, 'monster' | 'isDuel' | 'isPhaseTwo' | 'begins'> {
  readonly hunt?: HuntSketch;
  /** Where the pool is given. */
  readonly begins?: 'witcher' | 'opponent';
}
/** Ada against a legendary monster: from the very beginning, or with this life pool, the last card on top. */
export function huntFight({ hunt = {}, pool, begins, rolls, ...sketch }: HuntFightSketch): FightTable {
  const prepared = fightTable({
    ...sketch,
    isPhaseTwo: true,
    modules: [chosen(hunt), ...(sketch.modules ?? [])],
    lay: (state) => {
      layHunt(state, { at: BASE_BOARD.locations[FIGHT_AT]?.id ?? '', ...hunt });
      sketch.lay?.(state);
    },
  });
  const state = oldWorld.clone(prepared.state as OldWorldState);
  const play = new Play<OldWorldState, OldWorldEvent>(state, false);
  huntAction.perform(play, 0, 0).next();
  const monster = state.fight?.monster ?? null;
  if (state.fight !== null && monster !== null && pool !== undefined) {
    state.fight.stage = 'turn';
    state.fight.turn = begins === 'opponent' ? -1 : 0;
    const deck = legendDeck(state);
    const first = deck[0] ?? 0;
    monster.life = pool.map((id) => first + Number(id.slice('legend-'.length)) - 1);
    monster.aside = deck.filter((card) => !monster.life.includes(card));
    monster.facts = { ...monster.facts, life: monster.life.length };
  }
  state.rng.script = rolls === undefined ? null : [...rolls];
  return new FightTable(Scenario.from(oldWorld, state, ({ slices }) => slices));
}
