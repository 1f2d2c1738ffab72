import { roundLeader } from '@medallion/gwent';
import { settings } from '../../../settings/settings';
import { sayGwent } from '../text/say-gwent';
import { type Scene, sideOf } from './scene';

/** What a pass comes to for whoever passes, if nothing more is played. */
export type PassEnd = `${'wins' | 'draws' | 'loses'}-${'round' | 'match'}`;

export function endOfPass(scene: Scene): PassEnd {
  const [mine, theirs] = [sideOf(scene, scene.me), sideOf(scene, scene.foe)];
  const leader = roundLeader(scene.view);
  if (leader === scene.me) return theirs.gems === 1 ? 'wins-match' : 'wins-round';
  if (leader !== null) return mine.gems === 1 ? 'loses-match' : 'loses-round';
  // A drawn round costs both a gem.
  if (mine.gems > 1) return theirs.gems > 1 ? 'draws-round' : 'wins-match';
  return theirs.gems > 1 ? 'loses-match' : 'draws-match';
}

/** Passing would give something away, and there is something else to do. */
export function asksBeforePass(scene: Scene): boolean {
  const hasChoice = (scene.question?.options.length ?? 0) > 1;
  return settings.value.askBeforePassing && hasChoice && !endOfPass(scene).startsWith('wins');
}

/** The button says what comes of it once nobody can reply. */
export function passWords(scene: Scene): string {
  return sideOf(scene, scene.foe).hasPassed ? sayGwent(`pass.${endOfPass(scene)}`) : sayGwent('pass');
}

export function passQuestion(scene: Scene): string {
  const end = endOfPass(scene);
  if (end === 'wins-round' || end === 'wins-match') return sayGwent('pass.ask');
  if (sideOf(scene, scene.foe).hasPassed) return sayGwent(`pass.ask.${end}`);
  return sayGwent(end.endsWith('match') ? 'pass.ask.match' : 'pass.ask');
}
