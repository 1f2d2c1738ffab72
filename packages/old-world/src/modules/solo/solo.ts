import { below, type Flow, type Seat } from '@medallion/kernel';
import { leavePool, marketIndex } from '../../base/market/market';
import { diceHand, handName } from '../../base/poker/dice-hands';
import { pokerOf, rerollOwn, startDice } from '../../base/poker/dice-poker';
import { wonBy } from '../../base/turn/turn';
import { gainGold, payGold } from '../../base/witcher/resources';
import { cardId, TROPHIES } from '../../core/cards/components';
import { TABLES } from '../../core/components';
import { happen } from '../../core/hooks';
import type { Module } from '../../core/module';
import type { End, LocationAction, SetupPart } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import {
  type Attribute,
  type Card,
  type Market,
  NONE,
  type OldWorldPlay,
  type OldWorldState,
  TERRAIN_INDEXES,
  turnOf,
  witcherOf,
} from '../../core/state';
import { plays } from '../../editions';
import { standing } from '../../knowledge/standing';

const TROPHIES_TO_WIN = 4;
const STAKE = 1;

/** One attribute trophy, drawn at random; the others go back to the box. @rule OW-SOLO-005 */
const oneTrophy: SetupPart = {
  id: 'attribute-trophies',
  lay: (state) => {
    state.attributeTrophies = [0, 0, 0, 0];
    state.attributeTrophies[below(state.rng, 4) as Attribute] = 1;
  },
};

/** Five dice against the table of the help card. @rule OW-SOLO-006 */
const gambling: LocationAction = {
  id: 'gambling',
  blockedBy: (state, seat) => (witcherOf(state, seat).gold < STAKE ? 'OW-LOC-005' : null),
  perform: playAlone,
};
function* playAlone(play: OldWorldPlay, seat: Seat): Flow {
  payGold(play, seat, STAKE, 'OW-SOLO-006');
  startDice(play, seat, NONE, NONE, 0);
  yield* rerollOwn(play, seat);
  const { own } = pokerOf(play.state);
  const gold = TABLES.solo.payout[diceHand(own).rank] as number;
  if (play.isWatched) play.tell({ type: 'poker-paid', seat, gold, own: handName(own), rule: 'OW-SOLO-006' });
  gainGold(play, seat, gold, 'OW-SOLO-006');
  play.state.poker = null;
  if (gold > 0) yield* happen(rulesOf(play.state).onPokerWon, play, seat);
}

function monstersLeft(state: OldWorldState): number {
  return TERRAIN_INDEXES.filter((terrain) => state.lairs[terrain].monster !== NONE).length;
}
function hasAttributeTrophy(state: OldWorldState, seat: Seat): boolean {
  return witcherOf(state, seat).trophies.some((trophy) => TROPHIES[trophy]?.kind === 'attribute');
}

/** @rule OW-SOLO-014, OW-SOLO-016 */
const fourTrophies: End = {
  id: 'four-trophies',
  check: ({ witchers }) =>
    wonBy(
      witchers.findIndex(({ trophies }) => trophies.length >= TROPHIES_TO_WIN),
      'four-trophies',
      'OW-SOLO-014',
    ),
};

/** The rightmost card goes when another one was gained. @rule OW-SOLO-011 */
// biome-ignore lint/correctness/useYield: it asks nothing
function* discardRightmost(play: OldWorldPlay, seat: Seat): Flow {
  const { bought } = turnOf(play.state, seat);
  if (bought === NONE && plays(play.state, 'rightmostStays')) return;
  const index = marketIndex(play.state, seat);
  const { row, discard } = play.state.markets[index] as Market;
  const last = row.length - 1;
  const card = row[last] as Card;
  if (bought === last || card === NONE) return;
  if (play.isWatched) play.tell({ type: 'pool-discarded', cards: [cardId(card)], rule: 'OW-SOLO-011' });
  leavePool(play, index, card);
  discard.push(card);
}

/** From worst (1) to best (5), by the number of turns. @rule OW-SOLO-017 */
export function soloResult({ round }: Pick<OldWorldState, 'round'>): number {
  const { results } = TABLES.solo;
  const band = results.findIndex((most) => round <= most);
  return band < 0 ? 1 : results.length + 1 - band;
}

/** Whether it is trophies that decide: another expansion may have a goal of its own. @rule OW-SOLO-014, OW-SOLO-034 */
const isByTrophies = (state: OldWorldState): boolean => rulesOf(state).ends.includes(fourTrophies);

/** What a lone witcher is measured by: one of three in the middle of a game. */
const LONE = Math.exp(9);
function judge(state: OldWorldState, seat: Seat): number | null {
  if (!isByTrophies(state)) return null;
  const own = Math.exp(standing(state, seat));
  return own / (own + LONE);
}

/** One player against the world. */
export const solo: Module = {
  manifest: { id: 'solo', comes: 'by-players', players: { least: 1, most: 1, rule: 'OW-SETUP-001' } },
  judge,
  lists: {
    setup: { replace: [oneTrophy] },
    locationActions: { replace: [gambling] },
    ends: { leaveOut: ['top-spot'], add: [fourTrophies] },
  },
  hooks: {
    // The last monster waits for the attribute trophy. @rule OW-SOLO-015
    mayFight: (state, seat) =>
      isByTrophies(state) && monstersLeft(state) === 1 && !hasAttributeTrophy(state, seat) ? 'OW-SOLO-015' : null,
    mayReplace: (_, __, how) => (how === 'defeated' ? 'OW-SOLO-009' : null),
    // @rule OW-SOLO-008
    modifyAttackDie: () => TABLES.solo.chargeUpTo,
    onPurchase: discardRightmost,
    modifyResult: (result, state) => (isByTrophies(state) ? soloResult(state) : result),
  },
};
