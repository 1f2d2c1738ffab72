import type { Flow, Seat } from '@medallion/kernel';
import { happen, modified } from '../../core/hooks';
import { rulesOf } from '../../core/rules-of';
import type { OldWorldPlay } from '../../core/state';
import { changeDraw } from '../turn/turn';

/** What a lost fight does to the draw that follows it. */
export function* lostDraw(play: OldWorldPlay, seat: Seat, draw: number): Flow<number> {
  const { onFightLost, modifyLostDraw } = rulesOf(play.state);
  yield* happen(onFightLost, play, seat);
  return modified(modifyLostDraw, draw, play.state, seat);
}

/** Whoever attacked and lost draws up to one card less. @rule OW-OUT-012, OW-OUT-022 */
export function* lessDraw(play: OldWorldPlay, seat: Seat): Flow {
  changeDraw(play.state, seat, yield* lostDraw(play, seat, -1));
}
