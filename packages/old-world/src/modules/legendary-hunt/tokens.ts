import type { Flow, Seat } from '@medallion/kernel';
import { resolve } from '../../base/explore/resolve';
import { finishPhase } from '../../base/turn/turn';
import { type OldWorldPlay, witcherOf } from '../../core/state';
import { tellHunt } from './events';
import { TOKEN_RULES, tokenFacts } from './facts';
import { placeId } from './movement';
import { change, legendaryHunt } from './state';

/** Its bonus at once, as far as possible; then it is kept face down. @rule OW-LH-026, OW-LH-029 to OW-LH-036 */
function* gain(play: OldWorldPlay, seat: Seat, token: number, at: string | null): Flow {
  const { owned } = legendaryHunt.of(play.state);
  const { id, kind, effects, quietLevel } = tokenFacts(token);
  const rule = TOKEN_RULES[kind];
  change(play, {
    owned: owned.map((own, owner) => (owner === seat ? [...own, token] : own)),
    isQuiet: quietLevel === true,
  });
  play.reveal();
  tellHunt(play, { what: 'token-taken', seat, token: id, at, rule: at === null ? 'OW-LH-046' : 'OW-LH-026' });
  yield* resolve(play, seat, effects, rule);
  change(play, { isQuiet: false });
}

/** Whoever ends phase I on a token takes it; nobody else does. @rule OW-LH-026, OW-LH-027, OW-LH-028, OW-LH-058 */
export function* tokenPhase(play: OldWorldPlay): Flow {
  const { state } = play;
  const seat = state.active;
  const { at } = witcherOf(state, seat);
  const { board } = legendaryHunt.of(state);
  const laid = board.find((one) => one.at === at);
  if (laid !== undefined) {
    change(play, { board: board.filter((one) => one !== laid) });
    yield* gain(play, seat, laid.token, placeId(state, at));
  }
  finishPhase(play, seat);
}

/** One of the supply, for whoever the monster has beaten. @rule OW-LH-046, OW-SOLO-025 */
export function* gainFromSupply(play: OldWorldPlay, seat: Seat): Flow {
  const { pile } = legendaryHunt.of(play.state);
  const token = pile.at(-1);
  if (token === undefined) {
    tellHunt(play, { what: 'no-token-left', seat, rule: 'OW-LH-046' });
    return;
  }
  change(play, { pile: pile.slice(0, -1) });
  yield* gain(play, seat, token, null);
}
