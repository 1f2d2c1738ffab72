import { type RngState, type Seat, shuffleAnew } from '@medallion/kernel';
import { scrambleFight } from '../base/fight/fight-hidden';
import { isUnseenTrail, tokenOfTrail, unseenTrail } from '../base/trails/trails';
import { explorationFacts } from './cards-of';
import { modulesOf } from './rules-of';
import { NONE, type OldWorldState, type Reading, TERRAIN_INDEXES, type Witcher, witcherOf } from './state';

/** Deals anew what the seat cannot know: every deck and stack, the others' hands, and what an unread option holds. */
export function scramble(state: OldWorldState, seat: Seat, rng: RngState): void {
  for (const [owner, witcher] of state.witchers.entries()) {
    if (!isFighting(state, owner)) scrambleWitcher(witcher, owner === seat, rng);
  }
  for (const { deck } of state.markets) shuffleAnew(rng, deck);
  shuffleAnew(rng, state.potionDeck);
  shuffleAnew(rng, state.city);
  shuffleAnew(rng, state.wilds);
  scrambleMonsters(state, rng);
  scrambleTokens(state, rng);
  if (state.reading !== null) scrambleReading(state, state.reading, seat, rng);
  if (state.fight !== null) scrambleFight(state, seat, rng);
  for (const module of modulesOf(state)) {
    if (module.scramble === undefined) continue;
    const { id } = module.manifest;
    state.slices = { ...state.slices, [id]: module.scramble(state.slices[id] as object, state, seat, rng) };
  }
}

function isFighting(state: OldWorldState, seat: Seat): boolean {
  return state.fight?.fighters.some((fighter) => fighter.seat === seat) ?? false;
}

/** Which cards somebody owns is open; which of them are in hand is not. */
function scrambleWitcher(witcher: Witcher, isOwn: boolean, rng: RngState): void {
  if (isOwn) {
    shuffleAnew(rng, witcher.deck);
    return;
  }
  const held = witcher.hand.length;
  witcher.deck.push(...witcher.hand);
  shuffleAnew(rng, witcher.deck);
  witcher.hand = witcher.deck.splice(witcher.deck.length - held);
}

/** The second stack was set aside unseen, so its tokens could be any of level I. @rule OW-SETUP-026 */
function scrambleMonsters(state: OldWorldState, rng: RngState): void {
  const [first, second, third] = state.stacks;
  const aside = state.secondStack.length;
  if (aside > 0) first.push(...state.secondStack);
  shuffleAnew(rng, first);
  if (aside > 0) state.secondStack = first.splice(first.length - aside);
  shuffleAnew(rng, second);
  shuffleAnew(rng, third);
}

/** Trails taken face down could be any token of their stack. @rule OW-TRAIL-003 */
function scrambleTokens(state: OldWorldState, rng: RngState): void {
  for (const terrain of TERRAIN_INDEXES) {
    const stack = state.tokens[terrain];
    const hidden = state.witchers.filter(({ trails }) => isUnseenTrail(trails[terrain]));
    for (const { trails } of hidden) stack.push(tokenOfTrail(trails[terrain]));
    shuffleAnew(rng, stack);
    for (const { trails } of hidden) trails[terrain] = unseenTrail(stack.pop() as number);
  }
}

/**
 * Before the choice nobody knows what the options of an exploration card hold: in a world to think in, the card on the
 * table is any card of its deck that asks for the same gold. @rule OW-EXPLORE-002, OW-EXPLORE-004
 */
function scrambleReading(state: OldWorldState, reading: Reading, seat: Seat, rng: RngState): void {
  if (reading.kind !== 'exploration' || reading.chosen !== NONE) return;
  if (reading.isForetold && reading.seat === seat) return;
  const { deck, options } = explorationFacts(state, reading.card);
  const { gold } = witcherOf(state, reading.seat);
  const offered = options.map(({ pay }) => pay <= gold).join();
  const pile = state[deck];
  pile.push(reading.card);
  shuffleAnew(rng, pile);
  const like = pile.findIndex(
    (card) =>
      explorationFacts(state, card)
        .options.map(({ pay }) => pay <= gold)
        .join() === offered,
  );
  reading.card = pile.splice(like, 1)[0] as number;
}
