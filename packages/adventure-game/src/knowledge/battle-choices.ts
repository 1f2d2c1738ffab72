import type { Question } from '@medallion/kernel';
import { attackSucceeds } from '../battle/battle';
import { DODGE_FOR_SHIELD, DONE, FORTUNE, USE, WAY } from '../battle/modify';
import { cardInPlay } from '../cards/development';
import {
  DEVELOPMENT,
  enemyOf,
  GOOD_FORTUNE,
  type Pool,
  producedBy,
  producedByFortune,
  resultsOf,
  takenBy,
} from '../components';
import { type AdventureState, type Battle, type Hero, heroOf } from '../state';

const SWORD = 0;
const SHIELD = 1;
const DODGE = 2;
const RITUAL = 3;
const NOTHING: Readonly<Pool> = [0, 0, 0, 0, 0];

/** What an option of step 5 gives, takes, and whether dice are rolled again. */
interface Change {
  readonly gives: Readonly<Pool>;
  readonly takes: Readonly<Pool>;
  readonly rerolls: boolean;
}

function changeOf(hero: Hero, option: number): Change {
  const way = Math.floor(option / WAY);
  const rest = option % WAY;
  if (rest >= FORTUNE) {
    const card = rest - FORTUNE;
    const gives = producedByFortune(card)[0] ?? NOTHING;
    return { gives, takes: NOTHING, rerolls: GOOD_FORTUNE[card]?.reroll !== undefined };
  }
  const card = cardInPlay(hero, rest - USE);
  const gives = producedBy(card)[way] ?? NOTHING;
  return { gives, takes: takenBy(card), rerolls: DEVELOPMENT[card]?.reroll !== undefined };
}

/**
 * A quick way through step 5: what brings the attack home, then what keeps the wounds away, and nothing beyond. The
 * exact way is in `battle/odds.ts`; it is too slow for thousands of imagined battles.
 */
export function modifyValues(state: AdventureState, { seat, options }: Question): readonly number[] {
  const battle = state.battle as Battle;
  const hero = heroOf(state, seat);
  const changes = (options as readonly number[]).map((option) =>
    option === DONE || option === DODGE_FOR_SHIELD ? null : changeOf(hero, option),
  );
  const lacks = lackOf(battle);
  const canHit = lacks.swords <= supply(changes, SWORD) && lacks.rituals <= supply(changes, RITUAL);
  return (options as readonly number[]).map((option, index) => {
    if (option === DONE) return 0.5;
    if (option === DODGE_FOR_SHIELD) return lacks.shields > 0 && (lacks.spareSwords > 0 || !canHit) ? 1 : -1;
    return changeValue(changes[index] as Change, lacks, canHit);
  });
}

interface Lack {
  readonly swords: number;
  readonly shields: number;
  readonly rituals: number;
  readonly spareSwords: number;
  readonly spareShields: number;
}

function lackOf({ pool, enemy }: Battle): Lack {
  const { sword, ritual, shield, needsBoth } = enemyOf(enemy);
  const isRitual = sword === null || needsBoth === true;
  return {
    swords: Math.max(0, (sword ?? 0) - pool[SWORD]),
    shields: Math.max(0, shield - pool[SHIELD]),
    rituals: isRitual ? Math.max(0, (ritual ?? 0) - pool[RITUAL]) : 0,
    spareSwords: Math.max(0, pool[SWORD] - (sword ?? 0)),
    spareShields: Math.max(0, pool[SHIELD] - shield),
  };
}

function supply(changes: readonly (Change | null)[], result: number): number {
  let sum = 0;
  for (const change of changes) if (change !== null) sum += change.gives[result] as number;
  return sum;
}

function changeValue({ gives, takes, rerolls }: Change, lacks: Lack, canHit: boolean): number {
  const isNeeded = lacks.swords + lacks.rituals > 0;
  if (rerolls) return isNeeded || lacks.shields > 1 ? 0.8 : -1;
  if (takes[SHIELD] > lacks.spareShields && !canHit) return -1;
  const forAttack = canHit ? Math.min(gives[SWORD], lacks.swords) + Math.min(gives[RITUAL], lacks.rituals) : 0;
  const forDefence = Math.min(gives[SHIELD], lacks.shields);
  const help = 1.2 * forAttack + forDefence;
  return help > 0 ? 1 + help : -1;
}

const KEEP = -1;
/** Blanks and results that are of no use are rolled again. */
export function rerollValue({ faces, pool, enemy }: Battle, die: number): number {
  const face = die === KEEP ? undefined : faces[die];
  if (face === undefined) return 0;
  const facts = enemyOf(enemy);
  const [swords, shields, dodges] = resultsOf(face);
  const use =
    (attackSucceeds(pool, facts) ? 0.4 * swords : swords) +
    (pool[SHIELD] < facts.shield ? shields + 0.5 * dodges : 0.4 * shields) +
    (pool[DODGE] > 0 ? 0 : 0.1);
  return use < 0.3 ? 1 : -use;
}
