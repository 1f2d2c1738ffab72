import type { Flow, Seat } from '@medallion/kernel';
import { dealDamage } from '../../base/fight/damage';
import { takeFromDiscard } from '../../base/fight/deck-tops';
import type { Actor, FightState } from '../../base/fight/fight-state';
import { fighterOf, foeOf, opponentOf } from '../../base/fight/fighters';
import { potionsLeft } from '../../base/fight/witcher-turn';
import { gainPotion, losePotions, payGold } from '../../base/witcher/resources';
import { color, count } from '../../core/cards/vocabulary';
import type { Module } from '../../core/module';
import { HAND_LIMIT, type OldWorldPlay, type OldWorldState, type Witcher, witcherOf } from '../../core/state';
import { type Acting, costWord, fightWord } from '../../core/words';
import { fetch, fetchColor, lastExtension, recover, renewPotion, takeOther } from './fetching';
import { HUNT_WORDS, type HuntWordsState, huntWords, NOTHING_PREPARED, type Waiting } from './state';

/** The fight turn that the foe of this fighter takes next. */
function nextTurnOfFoe({ fight, side }: Pick<Acting, 'fight' | 'side'>): number {
  return fight.monster === null ? (fight.fighters[foeOf(fight, side)]?.turns ?? 0) + 1 : fight.monster.turns + 1;
}
function turnOfFoe(fight: FightState, side: Actor): number {
  return nextTurnOfFoe({ fight, side }) - 1;
}
type List = keyof HuntWordsState;
function prepare(play: OldWorldPlay, list: List, waiting: Waiting): void {
  const own = huntWords.of(play.state);
  huntWords.put(play, { ...own, [list]: [...own[list], waiting] });
}
function waitingFor(state: Readonly<OldWorldState>, list: List, seat: Seat, turn: number): number {
  let sum = 0;
  for (const one of huntWords.of(state)[list]) if (one.seat === seat && one.turn === turn) sum += one.n;
  return sum;
}

/** May exceed the maximum until the fight ends. @rule OW-MT-057 */
function shieldOver({ play, fighter, rule }: Acting, n: number): void {
  const witcher = witcherOf(play.state, fighter.seat);
  witcher.shield += n;
  fighter.shieldOver += n;
  if (play.isWatched) play.tell({ type: 'shield-changed', seat: fighter.seat, by: n, to: witcher.shield, rule });
}

/** Before the pool is made, it will have fewer cards. */
function lifeLess({ fight }: Acting, n: number): void {
  const { monster } = fight;
  if (monster === null) return;
  const { life } = monster.facts;
  monster.facts = { ...monster.facts, life: Math.max(Math.min(1, life), life - n) };
}

function canUsePotions(state: OldWorldState, witcher: Witcher, n: number): boolean {
  const { fight } = state;
  const fighter = fight?.fighters.find(({ seat }) => witcherOf(state, seat) === witcher);
  if (fight === null || fighter === undefined) return false;
  return witcher.potions.length >= n && potionsLeft(state, fight, fighter) >= n;
}

// biome-ignore lint/correctness/useYield: a word may ask, and this one does not
const done = function* (act: () => void): Flow {
  act();
};
const hasDiscard =
  (least: number) =>
  (state: OldWorldState, _: unknown, { seat }: { readonly seat: Seat }) =>
    witcherOf(state, seat).discard.length >= least;

/** Words that the tools of hunters speak: weaknesses, mutagens, bombs and cards. Nobody chooses it. */
export const huntWordsPart: Module<HuntWordsState> = {
  manifest: { id: HUNT_WORDS, comes: 'with-others' },
  lay: () => NOTHING_PREPARED,
  view: ({ deals, softened, held }) => ({
    deals: deals.map((one) => ({ ...one })),
    softened: softened.map((one) => ({ ...one })),
    held: held.map((one) => ({ ...one })),
  }),
  words: {
    fightEffects: {
      potion: fightWord(
        { n: count },
        {
          run: ({ play, fighter, rule }, { n }) => gainPotion(play, fighter.seat, n, rule),
          runBefore: ({ play, fighter, rule }, { n }) => gainPotion(play, fighter.seat, n, rule),
        },
      ),
      'shield-over': fightWord(
        { n: count },
        {
          act: (acting, { n }) => shieldOver(acting, n),
          runBefore: (acting, { n }) => done(() => shieldOver(acting, n)),
        },
      ),
      'fetch-color': fightWord(
        { color },
        {
          run: (acting, effect) => fetchColor(acting, effect.color),
          runBefore: (acting, effect) => fetchColor(acting, effect.color),
        },
      ),
      'life-less': fightWord({ n: count }, { runBefore: (acting, { n }) => done(() => lifeLess(acting, n)) }),
      // Whoever comes to its moment reads it.
      cancel: fightWord({}, {}),
      'deal-next': fightWord(
        { n: count },
        {
          act: ({ play, fighter }, { n }) => prepare(play, 'deals', { seat: fighter.seat, turn: fighter.turns + 1, n }),
        },
      ),
      'soften-next': fightWord(
        { n: count },
        {
          act: (acting, { n }) =>
            prepare(acting.play, 'softened', { seat: acting.fighter.seat, turn: nextTurnOfFoe(acting), n }),
        },
      ),
      'hold-next': fightWord(
        {},
        {
          act: (acting) =>
            prepare(acting.play, 'held', { seat: acting.fighter.seat, turn: nextTurnOfFoe(acting), n: 1 }),
        },
      ),
      'opponent-draws-less': fightWord(
        { n: count },
        {
          act: ({ fight, fighter }, { n }) => {
            const other = opponentOf(fight, fighter);
            if (other !== undefined) other.nextDraw -= n;
          },
        },
      ),
      recover: fightWord({ n: count }, { run: (acting, { n }) => recover(acting, n), canHelp: hasDiscard(1) }),
      fetch: fightWord({}, { run: fetch }),
      'take-other': fightWord({}, { run: takeOther }),
      'this-to-hand': fightWord(
        {},
        {
          act: ({ play, fighter, rule }) => {
            const { discard, hand } = witcherOf(play.state, fighter.seat);
            if (hand.length < HAND_LIMIT) takeFromDiscard(play, fighter.seat, discard.at(-1), rule);
          },
        },
      ),
      'last-extension': fightWord({}, { run: lastExtension }),
      'renew-potion': fightWord({}, { run: renewPotion }),
    },
    costs: {
      gold: costWord(
        { n: count },
        {
          canPay: ({ gold }, { n }) => gold >= n,
          pay: (play, seat, { n }) => done(() => payGold(play, seat, n, 'OW-MT-017')),
        },
      ),
      // The potions given up count against the limit of Alchemy.
      'potion-use': costWord(
        { n: count },
        {
          canPay: (witcher, { n }, state) => canUsePotions(state, witcher, n),
          pay: function* (play, seat, { n }) {
            yield* losePotions(play, seat, n, 'OW-MT-059');
            const fighter = play.state.fight?.fighters.find((one) => one.seat === seat);
            if (fighter !== undefined) fighter.potionsCounted += n;
          },
        },
      ),
    },
  },
  hooks: {
    onFightTurn: function* (play, fight, side) {
      const { seat, turns } = fighterOf(fight, side);
      const n = waitingFor(play.state, 'deals', seat, turns);
      if (n > 0) yield* dealDamage(play, fight, side, n, 'ability', [], 'OW-MT-049');
    },
    modifyDamageTaken: (damage, state, fight, side) =>
      Math.max(0, damage - waitingFor(state, 'softened', fighterOf(fight, side).seat, turnOfFoe(fight, side))),
    mayStrike: (state, fight, side) =>
      waitingFor(state, 'held', fighterOf(fight, side).seat, turnOfFoe(fight, side)) > 0 ? 'OW-MT-049' : null,
    // biome-ignore lint/correctness/useYield: it asks nothing
    onFightEnd: function* (play) {
      huntWords.put(play, NOTHING_PREPARED);
    },
  },
};
