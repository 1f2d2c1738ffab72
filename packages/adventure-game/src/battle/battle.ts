import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { cardInPlay, payFor, slotId, startBattleForCards, usableSlots } from '../cards/development';
import { NO_SOURCE, resolve } from '../cards/resolve';
import { enemyOf, producedBy } from '../components';
import type { Enemy, Outcomes } from '../effect';
import { RESULTS, type ResultName } from '../pack';
import { spendAnyLeads } from '../rules/resources';
import { type AdventurePlay, type AdventureState, type Battle, heroOf } from '../state';
import { faceName, rollForBattle } from './dice';
import { isMeantFor, modifyResults, produce } from './modify';

const SWORD = 0;
const SHIELD = 1;
const RITUAL = 3;
const GO = -1;

export const battleStartPrompt: Prompt<AdventureState, number> = {
  id: 'battle-start',
  answersLieOpen: true,
  optionId: (slot, state) =>
    slot === GO ? 'pass' : `use:${slotId(heroOf(state, (state.battle as Battle).seat), slot)}`,
};

/**
 * One pass through the eight steps; says whether the attack succeeded, which is what defeats a monster.
 * @rule AG-BATTLE-001 to AG-BATTLE-011, AG-BATTLE-014, AG-BATTLE-015
 */
export function* fight(play: AdventurePlay, seat: Seat, enemy: number): Flow<boolean> {
  const battle: Battle = { seat, enemy, faces: [], pool: [0, 0, 0, 0, 0], missing: 0 };
  play.state.battle = battle;
  startBattleForCards(heroOf(play.state, seat));
  if (play.isWatched) {
    play.tell({ type: 'battle-started', seat, enemy: enemyOf(enemy).id, rule: 'AG-BATTLE-001' });
  }
  yield* startOfBattle(play, battle);
  beforeRolling(play, battle);
  rollForBattle(play, battle);
  yield* modifyResults(play, battle);
  tellDecided(play, battle);
  const isDefeated = yield* compareAll(play, battle);
  play.state.battle = null;
  return isDefeated;
}

/** Step 1: effects that may be used. @rule AG-BATTLE-001 */
function* startOfBattle(play: AdventurePlay, battle: Battle): Flow {
  const { seat } = battle;
  for (;;) {
    const slots = usableSlots(heroOf(play.state, seat), 'battle-start');
    if (slots.length === 0) return;
    const slot = yield* choose(seat, battleStartPrompt, [GO, ...slots]);
    if (slot === GO) return;
    const { cost } = payFor(play, seat, slot);
    yield* spendAnyLeads(play, seat, cost.lead ?? 0, 'AG-SPEND-001');
    const [produced] = producedBy(cardInPlay(heroOf(play.state, seat), slot));
    if (produced !== undefined) produce(play, battle, produced);
  }
}

/** Step 2: effects that happen by themselves. @rule AG-BATTLE-002 */
function beforeRolling(play: AdventurePlay, battle: Battle): void {
  const hero = heroOf(play.state, battle.seat);
  for (const slot of usableSlots(hero, 'before-roll')) {
    const card = cardInPlay(hero, slot);
    if (!isMeantFor(card, battle.enemy)) continue;
    payFor(play, battle.seat, slot);
    const [produced] = producedBy(card);
    if (produced !== undefined) produce(play, battle, produced);
  }
}

/** How each comparison ends with these results; null where the enemy has no additional ritual. */
export interface Verdict {
  readonly attack: boolean;
  readonly defence: boolean;
  readonly ritual: boolean | null;
}

export function verdictOn(pool: readonly number[], enemy: Enemy): Verdict {
  return {
    attack: attackSucceeds(pool, enemy),
    defence: missingFrom(pool, SHIELD, enemy.shield) === 0,
    ritual: enemy.ritualEffects === undefined ? null : missingFrom(pool, RITUAL, enemy.ritual ?? 0) === 0,
  };
}

function missingFrom(pool: readonly number[], result: number, stat: number): number {
  return Math.max(0, stat - (pool[result] as number));
}

export function poolByName(pool: readonly number[]): Readonly<Record<ResultName, number>> {
  return Object.fromEntries(RESULTS.map((name, result) => [name, pool[result]])) as Record<ResultName, number>;
}

function tellDecided(play: AdventurePlay, { seat, enemy, faces, pool }: Battle): void {
  if (!play.isWatched) return;
  const facts = enemyOf(enemy);
  play.tell({
    type: 'battle-decided',
    seat,
    enemy: facts.id,
    faces: faces.map(faceName),
    pool: poolByName(pool),
    ...verdictOn(pool, facts),
    rule: 'AG-BATTLE-004',
  });
}

/** Steps 6 and 7, and the third comparison of an additional ritual. Comparing uses nothing up. @rule AG-BATTLE-010, AG-BATTLE-012, AG-RITUAL-005 */
function* compareAll(play: AdventurePlay, battle: Battle): Flow<boolean> {
  const enemy = enemyOf(battle.enemy);
  const { pool } = battle;
  const isHit = attackSucceeds(pool, enemy);
  const rule: RuleId = isHit ? 'AG-BATTLE-006' : 'AG-BATTLE-007';
  yield* outcome(play, battle, 'attack', isHit, 0, enemy.attack, rule);
  const short = missingFrom(pool, SHIELD, enemy.shield);
  yield* outcome(
    play,
    battle,
    'defence',
    short === 0,
    short,
    enemy.defence,
    short === 0 ? 'AG-BATTLE-008' : 'AG-BATTLE-009',
  );
  if (enemy.ritualEffects !== undefined) {
    const missing = missingFrom(pool, RITUAL, enemy.ritual ?? 0);
    yield* outcome(play, battle, 'ritual', missing === 0, missing, enemy.ritualEffects, 'AG-RITUAL-005');
  }
  return isHit;
}

/** Swords against the sword stat, rituals where ritual stands in its place, both where the enemy says so. @rule AG-BATTLE-006, AG-RITUAL-002, AG-RITUAL-004, AG-RITUAL-006 */
export function attackSucceeds(
  pool: readonly number[],
  enemy: { readonly sword: number | null; readonly ritual: number | null; readonly needsBoth?: boolean | undefined },
): boolean {
  const hasRitual = (pool[RITUAL] as number) >= (enemy.ritual ?? 0);
  if (enemy.sword === null) return hasRitual;
  return (pool[SWORD] as number) >= enemy.sword && (enemy.needsBoth !== true || hasRitual);
}

function* outcome(
  play: AdventurePlay,
  battle: Battle,
  stat: 'attack' | 'defence' | 'ritual',
  isSuccess: boolean,
  missing: number,
  effects: Outcomes,
  rule: RuleId,
): Flow {
  battle.missing = missing;
  if (play.isWatched) play.tell({ type: 'compared', seat: battle.seat, stat, isSuccess, rule });
  const list = isSuccess ? effects.success : effects.fail;
  if (list.length > 0) yield* resolve(play, battle.seat, list, NO_SOURCE);
}
