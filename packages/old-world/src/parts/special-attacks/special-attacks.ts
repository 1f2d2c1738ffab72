import type { Flow } from '@medallion/kernel';
import { useSource } from '../../base/fight/effects';
import type { Actor, FightState } from '../../base/fight/fight-state';
import { fighterOf, monsterOf } from '../../base/fight/fighters';
import { unabsorbed } from '../../base/fight/limits';
import { react } from '../../base/fight/reactions';
import type { Said } from '../../core/cards/said';
import type { TurnedCard } from '../../core/foes';
import type { Module } from '../../core/module';
import type { OldWorldPlay, OldWorldState } from '../../core/state';
import { passiveAbility } from './carry-out';
import { CHANGING } from './changing';
import { tellSpecial } from './events';
import { SHOWING } from './showing';
import { type Delayed, NOTHING_SAID, SPECIAL_ATTACKS, type SpecialAttacksState, specialAttacks } from './state';
import { TAKING } from './taking';

/** Something that the witcher has against what was just turned over. @rule OW-MT-048 */
export function* isCancelled(
  play: OldWorldPlay,
  fight: FightState,
  side: Actor,
  timings: readonly ('special' | 'passive')[],
): Flow<boolean> {
  for (const timing of timings) {
    const source = yield* react(play, fight, side, timing);
    if (source === null) continue;
    yield* useSource(play, fight, side, source);
    tellSpecial(play, { what: 'cancelled', seat: fighterOf(fight, side).seat, rule: 'OW-MT-023' });
    return true;
  }
  return false;
}

/**
 * A passive ability wakes where damage has turned over a special card: carried out at once, and then the rest of the damage
 * falls, as far as it is not ignored now. @rule OW-MT-023, OW-MT-024, OW-MT-055
 */
export function* wakePassive(
  play: OldWorldPlay,
  fight: FightState,
  { card, by, left }: TurnedCard,
  effects: readonly Said[],
): Flow<number> {
  const monster = monsterOf(fight);
  const fighter = fighterOf(fight, by);
  if (specialAttacks.of(play.state).silentTurn === fighter.turns) return left;
  if (yield* isCancelled(play, fight, by, ['passive', 'special'])) return left;
  const { limits } = fighter;
  const before = monster.card;
  monster.card = card;
  yield* passiveAbility(play, fight, by, effects, 'OW-MT-023');
  monster.card = before;
  return fighter.limits === limits ? left : unabsorbed(fighter, left);
}

/** How an attack of this fight turn is changed by what was said before. */
export const isLate = (state: Readonly<OldWorldState>, fight: FightState): boolean =>
  specialAttacks.of(state).lateTurn === monsterOf(fight).turns + 1;
export function raisedNow(state: Readonly<OldWorldState>, fight: FightState): number {
  const { raised } = specialAttacks.of(state);
  return raised.turn === monsterOf(fight).turns ? raised.n : 0;
}
/** Once: the next attack must say it again. @rule OW-MT-058 */
export function strikesAgain(play: OldWorldPlay, fight: FightState): boolean {
  const own = specialAttacks.of(play.state);
  if (!own.strikesAgain) return false;
  specialAttacks.put(play, { ...own, strikesAgain: false });
  tellSpecial(play, { what: 'again', seat: fighterOf(fight, 0).seat, rule: 'OW-MT-058' });
  return true;
}

/** What was said for the moment before step 4. */
function* runDelayed(play: OldWorldPlay, fight: FightState, side: Actor): Flow {
  const own = specialAttacks.of(play.state);
  if (own.delayed.length === 0) return;
  specialAttacks.put(play, { ...own, delayed: [] });
  const fighter = fighterOf(fight, side);
  for (const { effects, landed } of own.delayed) {
    if (fight.end !== null) return;
    const rest = fighter.landed - landed;
    yield* passiveAbility(play, fight, side, restOf(effects, rest), 'OW-MT-023');
  }
}
/** Half, rounded down, of what fell after the card was turned over. */
function restOf(effects: Delayed['effects'], rest: number): readonly Said[] {
  return effects.map((one) => (one.do === 'damage-rest-half' ? { do: 'damage', n: Math.floor(rest / 2) } : one));
}

/** What several expansions share: special attacks and passive abilities of foes, in their own words. Nobody chooses it. */
export const specialAttacksPart: Module<SpecialAttacksState> = {
  manifest: { id: SPECIAL_ATTACKS, comes: 'with-others' },
  lay: () => NOTHING_SAID,
  view: ({ dice, lateTurn, raised }) => ({ dice, lateTurn, raised: { ...raised } }),
  words: { attackEffects: { ...TAKING, ...CHANGING, ...SHOWING } },
  hooks: {
    onComboDone: runDelayed,
    onRandomDiscard: function* (play, fight, side) {
      const source = yield* react(play, fight, side, 'random-discard');
      if (source === null) return false;
      yield* useSource(play, fight, side, source);
      return true;
    },
    // biome-ignore lint/correctness/useYield: it asks nothing
    onFightEnd: function* (play) {
      specialAttacks.put(play, NOTHING_SAID);
    },
  },
};
