import type { Seat } from '@medallion/kernel';
import { cardsInFight, fightInvariants, potionsInFight } from '../base/fight/fight-hidden';
import { tokenOfTrail } from '../base/trails/trails';
import { potionsHeld, shieldMaximum } from '../base/witcher/resources';
import { ACTION_CARDS, costOf, MONSTERS } from './cards/components';
import { eventFacts, marketCards, potionCards, startingCardsOf } from './cards-of';
import type { Pieces } from './module';
import { modulesOf, rulesOf } from './rules-of';
import { HAND_LIMIT, MAX_LEVEL, NONE, type OldWorldState, TERRAIN_INDEXES, TOP_SPOT, type Witcher } from './state';

/** What must hold in every position; each broken promise in words. Empty in a sound state. */
export function invariants(state: OldWorldState): readonly string[] {
  const found: string[] = [];
  const whole = (what: string, cards: readonly number[], box: readonly number[]): void => {
    if (!isSame(cards, box)) found.push(`${what}: ${cards.length} cards, not the ${box.length} of the box`);
  };
  const { witchers } = state;
  const held = modulesOf(state).map(({ holds, manifest }) => holds?.(state.slices[manifest.id] as object) ?? {});
  whole('action cards', [...actionCards(state), ...heldBy(held, 'actionCards')], boxCards(state));
  whole(
    'potions',
    [
      ...state.potionDeck,
      ...state.potionDiscard,
      ...witchers.flatMap(({ potions }) => potions),
      ...potionsInFight(state),
      ...heldBy(held, 'potions'),
    ],
    potionCards(state),
  );
  whole(
    'exploration',
    [...explorationCards(state), ...heldBy(held, 'exploration')],
    rulesOf(state).exploration.map((_, card) => card),
  );
  whole(
    'monsters',
    [...monsterTokens(state), ...heldBy(held, 'monsters')],
    MONSTERS.flatMap(({ box }, monster) => (rulesOf(state).boxes.includes(box) ? [monster] : [])),
  );
  for (const terrain of TERRAIN_INDEXES) {
    whole(
      `${terrain} tokens`,
      [...locationTokens(state, terrain), ...held.flatMap(({ tokens }) => tokens?.[terrain] ?? [])],
      rulesOf(state).board.tokens[terrain] as readonly number[],
    );
  }
  const companions = witchers.flatMap((witcher) => witcher.companions);
  if (new Set(companions).size !== companions.length) found.push('a companion with two masters');
  if (companions.some((event) => eventFacts(state, event).kind !== 'companion')) found.push('no companion');
  for (const [seat, witcher] of witchers.entries()) {
    found.push(...witcherInvariants(state, seat, witcher).map((what) => `seat ${seat}: ${what}`));
  }
  if (state.phase === 'over' && state.outcome === null) found.push('over without an outcome');
  found.push(...fightInvariants(state));
  for (const module of modulesOf(state)) {
    found.push(...(module.invariants?.(state.slices[module.manifest.id] as object, state) ?? []));
  }
  return found;
}

function heldBy(held: readonly Pieces[], what: Exclude<keyof Pieces, 'tokens'>): readonly number[] {
  return held.flatMap((pieces) => pieces[what] ?? []);
}

function actionCards(state: OldWorldState): number[] {
  return [
    ...state.witchers.flatMap(({ hand, deck, discard }) => [...hand, ...deck, ...discard]),
    ...state.witchers.flatMap((_, seat) => cardsInFight(state, seat)),
    ...state.markets.flatMap(({ row, deck, discard }) => [...row.filter((card) => card !== NONE), ...deck, ...discard]),
    ...state.trashed,
  ];
}
function boxCards(state: OldWorldState): number[] {
  const dealt = state.witchers.flatMap(({ school }) => (school === NONE ? [] : startingCardsOf(state, school)));
  return [...marketCards(state), ...dealt];
}
function explorationCards(state: OldWorldState): number[] {
  const { reading } = state;
  const quests = state.witchers.flatMap((witcher) => witcher.quests.map(({ card }) => card));
  const laid = [...state.city, ...state.wilds, ...state.explored, ...quests];
  const isBeingRead = reading !== null && reading.kind === 'exploration' && !laid.includes(reading.card);
  return isBeingRead ? [...laid, reading.card] : laid;
}
function monsterTokens(state: OldWorldState): number[] {
  return [
    ...state.lairs.flatMap(({ monster }) => (monster === NONE ? [] : [monster])),
    ...state.stacks.flat(),
    ...state.secondStack,
    ...state.drivenAway.flat(),
    ...state.defeated,
  ];
}
function locationTokens(state: OldWorldState, terrain: 0 | 1 | 2): number[] {
  const { terrains } = rulesOf(state).board;
  const { at } = state.lairs[terrain];
  const trails = state.witchers.flatMap((witcher) =>
    witcher.trails[terrain] === NONE ? [] : [tokenOfTrail(witcher.trails[terrain])],
  );
  const quests = state.witchers.flatMap((witcher) =>
    witcher.quests.flatMap((quest) => (quest.hasToken && terrains[quest.at] === terrain ? [quest.at] : [])),
  );
  return [...state.tokens[terrain], ...(at === NONE ? [] : [at]), ...trails, ...quests];
}

function witcherInvariants(state: OldWorldState, seat: Seat, witcher: Witcher): string[] {
  const found: string[] = [];
  const { attributes, level, gold, shield, hand, potions, spot } = witcher;
  if (!Number.isInteger(gold) || gold < 0) found.push(`gold ${gold}`);
  if (shield < 0 || (state.fight === null && shield > shieldMaximum(witcher))) found.push(`shield ${shield}`);
  if (attributes.some((one) => one < 1 || one > MAX_LEVEL)) found.push(`attributes ${attributes.join()}`);
  if (level < 1 || level > MAX_LEVEL || (level < MAX_LEVEL && Math.min(...attributes) > level))
    found.push(`level ${level}`);
  if (hand.length > HAND_LIMIT) found.push(`${hand.length} cards in hand`);
  if (potions.length > potionsHeld(state, seat) + (isSettled(state) ? 0 : 2)) found.push(`${potions.length} potions`);
  if (spot < 0 || spot > TOP_SPOT) found.push(`spot ${spot}`);
  if (witcher.ownTrophies < 0) found.push('trophies below none');
  if (hand.some((card) => ACTION_CARDS[card] === undefined || costOf(card) < 0)) found.push('an unknown card');
  return found;
}

const SETTLED = ['discard', 'gain'];
/** Nobody can be in the middle of gaining potions. */
const isSettled = ({ reading, fight, phase }: OldWorldState): boolean =>
  reading === null && fight === null && SETTLED.includes(phase);

/** The same cards, in any order. */
function isSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  const [a, b] = [one.toSorted((x, y) => x - y), other.toSorted((x, y) => x - y)];
  return a.every((card, index) => card === b[index]);
}
