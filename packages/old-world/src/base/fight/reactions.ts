import { choose, type Flow } from '@medallion/kernel';
import type { Timing } from '../../core/cards/vocabulary';
import { modified } from '../../core/hooks';
import { rulesOf } from '../../core/rules-of';
import type { OldWorldPlay } from '../../core/state';
import { wordIn } from '../../core/words';
import { useSource } from './effects';
import type { Actor, FightState } from './fight-state';
import { fighterOf } from './fighters';
import { abilityFrom, isAskedAt, type Source, usableAt } from './sources';
import { PASS, usePrompt } from './use-prompt';

const prompts = {
  'after-life-pool': usePrompt('fight-after-pool'),
  combo: usePrompt('fight-with-combo'),
  'after-hit': usePrompt('fight-after-hit'),
  'draw-step': usePrompt('fight-draw-step'),
  reveal: usePrompt('fight-reveal'),
  attacked: usePrompt('fight-attacked'),
  battered: usePrompt('fight-battered'),
  trash: usePrompt('fight-trash'),
  special: usePrompt('fight-special'),
  passive: usePrompt('fight-passive'),
  'random-discard': usePrompt('fight-random-discard'),
  lowered: usePrompt('fight-lowered'),
} as const satisfies Partial<Record<Timing, unknown>>;
export type Reaction = keyof typeof prompts;

/** Asks for one thing to use at this moment; null when there is none or the seat leaves it. @rule OW-FIGHT-015 */
export function* react(play: OldWorldPlay, fight: FightState, side: Actor, timing: Reaction): Flow<Source | null> {
  const sources = usableAt(play.state, fight, side, timing);
  if (sources.length === 0 && !isAskedAt(play.state, fight, side, timing)) return null;
  const taken = yield* choose(fighterOf(fight, side).seat, prompts[timing], [PASS, ...sources]);
  return taken === PASS ? null : taken;
}

/** Uses things of this moment until the seat has enough. */
export function* reactAll(play: OldWorldPlay, fight: FightState, side: Actor, timing: Reaction): Flow {
  while (fight.end === null) {
    const source = yield* react(play, fight, side, timing);
    if (source === null) return;
    yield* useSource(play, fight, side, source);
  }
}

/** What a witcher does about an attack that is about to hurt: the damage that is left. */
export function* lessenAttack(play: OldWorldPlay, fight: FightState, side: Actor, damage: number): Flow<number> {
  const { modifyDamageTaken, words } = rulesOf(play.state);
  const { fightEffects } = words;
  let left = modified(modifyDamageTaken, damage, play.state, fight, side);
  while (left > 0) {
    const source = yield* react(play, fight, side, 'attacked');
    if (source === null) break;
    const { effects } = abilityFrom(play.state, fighterOf(fight, side), source);
    yield* useSource(play, fight, side, source);
    for (const effect of effects) left = wordIn(fightEffects, effect.do).lessen?.(left, effect) ?? left;
  }
  if (left < damage && play.isWatched) {
    const { seat } = fighterOf(fight, side);
    play.tell({ type: 'damage-lessened', seat, from: damage, to: left, rule: 'OW-TROPHY-007' });
  }
  return left;
}
