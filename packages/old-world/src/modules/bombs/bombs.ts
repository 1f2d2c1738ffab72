import { choose, type Flow, type Json, type Seat, shuffle, shuffleAnew } from '@medallion/kernel';
import type { Fighter } from '../../base/fight/fight-state';
import { payGold } from '../../base/witcher/resources';
import { potionFacts } from '../../core/cards-of';
import { potionLimitAt } from '../../core/components';
import type { Module } from '../../core/module';
import type { FightSource } from '../../core/rules';
import { ALCHEMY, type OldWorldPlay, type OldWorldState, witcherOf } from '../../core/state';
import { HUNT_WORDS } from '../../parts/hunt-words/state';
import { BOMB_FACTS, bombFacts, isAgainstSpecials } from './facts';
import { BY_GOLD, bombId, discardBombPrompt, insteadPrompt, NO_BOMB } from './prompts';
import { BOMB_LIMIT, BOMBS, type BombsState, type BombsView, bombs, ownBombs, without, withSeat } from './state';
import { bombWorths } from './worth';

const NOTHING: readonly number[] = [];
const NO_BOMBS: BombsState = { deck: [], discard: [], owned: [], used: [] };
const byNumber = (one: number, other: number): number => one - other;

function tell(play: OldWorldPlay, what: string, seat: Seat, about: Json): void {
  if (play.isWatched) play.tell({ type: 'module', module: BOMBS, what, seat, about, rule: 'OW-MT-043' });
}

/** Asked before the potion is drawn, of whoever can pay while there is a bomb. @rule OW-MT-043, OW-MT-044, OW-MT-064 */
function* bombInstead(play: OldWorldPlay, seat: Seat): Flow<boolean> {
  const { gold, potions } = witcherOf(play.state, seat);
  const { deck, discard } = bombs.of(play.state);
  if (deck.length + discard.length === 0 || (gold === 0 && potions.length === 0)) return false;
  const kinds = [...new Set(potions)].sort(byNumber);
  const paid = yield* choose(seat, insteadPrompt, [NO_BOMB, ...(gold > 0 ? [BY_GOLD] : []), ...kinds]);
  if (paid === NO_BOMB) return false;
  if (paid === BY_GOLD) payGold(play, seat, 1, 'OW-MT-043');
  else givePotion(play, seat, paid);
  gainBomb(play, seat);
  while (ownBombs(play.state, seat).length > BOMB_LIMIT) yield* loseBomb(play, seat);
  return true;
}
function givePotion(play: OldWorldPlay, seat: Seat, potion: number): void {
  const { potions } = witcherOf(play.state, seat);
  potions.splice(potions.indexOf(potion), 1);
  play.state.potionDiscard.push(potion);
  const { id } = potionFacts(play.state, potion);
  if (play.isWatched) play.tell({ type: 'potion-lost', seat, potion: id, rule: 'OW-MT-043' });
}
/** An empty deck is made anew from what was discarded. @rule OW-MT-043 */
function gainBomb(play: OldWorldPlay, seat: Seat): void {
  const own = bombs.of(play.state);
  const isEmpty = own.deck.length === 0;
  const deck = isEmpty ? own.discard.slice() : own.deck.slice();
  if (isEmpty) shuffle(play.state.rng, deck);
  const kind = deck.pop();
  if (kind === undefined) return;
  const discard = isEmpty ? [] : own.discard;
  bombs.put(play, { ...own, deck, discard, owned: withSeat(own.owned, seat, [...ownBombs(play.state, seat), kind]) });
  play.reveal();
  tell(play, 'gained', seat, { bomb: bombFacts(kind).id });
}
/** First taken, then discarded, as potions are. @rule OW-MT-045, OW-MT-064 */
function* loseBomb(play: OldWorldPlay, seat: Seat): Flow {
  const held = ownBombs(play.state, seat);
  const kinds = [...new Set(held)].sort(byNumber);
  const kind = kinds.length === 1 ? (kinds[0] as number) : yield* choose(seat, discardBombPrompt, kinds);
  const own = bombs.of(play.state);
  bombs.put(play, { ...own, discard: [...own.discard, kind], owned: withSeat(own.owned, seat, without(held, kind)) });
  tell(play, 'lost', seat, { bomb: bombFacts(kind).id });
}

/** Potions and bombs together; what limits potions alone does not limit bombs. @rule OW-MT-046, OW-MT-047 */
function bombsLeft(state: OldWorldState, { seat, potionsMore, potionsCounted }: Fighter): number {
  return potionLimitAt(witcherOf(state, seat).attributes[ALCHEMY]) + potionsMore - potionsCounted;
}

/** Used like potions, unless the card names another moment. @rule OW-MT-049 */
const source: FightSource = {
  id: 'bomb',
  rule: 'OW-MT-049',
  held: (state, fighter, timing) => {
    const held = ownBombs(state, fighter.seat);
    if (held.length === 0 || bombsLeft(state, fighter) <= 0) return NOTHING;
    return [...new Set(held)].filter((kind) => bombFacts(kind).ability.when === timing).sort(byNumber);
  },
  ability: (_state, _fighter, kind) => bombFacts(kind).ability,
  optionId: bombId,
  use: (fighter, kind, play) => {
    const { seat } = fighter;
    const own = bombs.of(play.state);
    fighter.potionsCounted += 1;
    bombs.put(play, {
      ...own,
      owned: withSeat(own.owned, seat, without(ownBombs(play.state, seat), kind)),
      used: withSeat(own.used, seat, [...(own.used[seat] ?? []), kind]),
    });
  },
};

/** All bombs but those against special attacks, which come with special attacks alone. @rule OW-MT-042, OW-MT-048 */
function boxOf(isWithSpecials: boolean): number[] {
  return BOMB_FACTS.flatMap((facts, kind) =>
    isWithSpecials || !isAgainstSpecials(facts) ? Array.from({ length: facts.copies }, () => kind) : [],
  );
}
function lay(state: OldWorldState): BombsState {
  // Where there are special attacks their bombs lie ready already.
  const ready = state.slices[BOMBS] === undefined ? NO_BOMBS : bombs.of(state);
  const deck = [...boxOf(false), ...ready.deck];
  shuffle(state.rng, deck);
  const nobody = state.witchers.map(() => []);
  return { deck, discard: [], owned: nobody, used: nobody };
}

/** A bomb in the place of any potion: thrown in fights, as often as potions are drunk. @rule OW-COMBINE-004, OW-COMBINE-005 */
export const bombsModule: Module<BombsState> = {
  manifest: { id: BOMBS, comes: 'by-choice', requires: [HUNT_WORDS] },
  lay,
  view: ({ deck, owned, used }) => {
    const ids = (lists: readonly (readonly number[])[]) => lists.map((own) => own.map((kind) => bombFacts(kind).id));
    const seen: BombsView = { left: deck.length, owned: ids(owned), used: ids(used) };
    return seen as unknown as Json;
  },
  scramble: (own, _state, _seat, rng) => {
    const deck = own.deck.slice();
    shuffleAnew(rng, deck);
    return { ...own, deck };
  },
  invariants: ({ deck, discard, owned, used }) => {
    const all = [...deck, ...discard, ...owned.flat(), ...used.flat()].sort(byNumber).join();
    const isWhole = [true, false].some((isWithSpecials) => boxOf(isWithSpecials).join() === all);
    const isOver = owned.some(({ length }) => length > BOMB_LIMIT + 1);
    return [...(isWhole ? [] : ['bombs']), ...(isOver ? ['too many bombs'] : [])];
  },
  worths: bombWorths,
  lists: { sources: { add: [source] } },
  hooks: {
    onPotion: bombInstead,
    modifyCount: (n, state, what, fight, target) =>
      what === 'potions-and-bombs' ? n + ownBombs(state, fight.fighters[target]?.seat ?? 0).length : n,
    onFightEnd: function* (play) {
      const own = bombs.of(play.state);
      bombs.put(play, { ...own, discard: [...own.discard, ...own.used.flat()], used: own.used.map(() => []) });
    },
  },
  with: {
    'monster-trail': {
      lists: {
        setup: {
          add: [
            {
              id: 'bombs-against-specials',
              lay: (state) => {
                const deck = boxOf(true).filter((kind) => isAgainstSpecials(bombFacts(kind)));
                bombs.put({ state }, { ...NO_BOMBS, deck });
              },
            },
          ],
        },
      },
    },
  },
};
