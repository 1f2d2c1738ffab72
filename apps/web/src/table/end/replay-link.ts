import { writeShared } from '../../replay/shared-replay';
import { pathTo } from '../../router/routes';
import { type AnySession, openNames } from '../seats/seat-names';

/** Where the game that was just played can be watched, with the names of its seats; at a certain answer if one is given. */
export function replayLink(session: AnySession, record: string, answer?: number): string {
  const shared = writeShared({ record, names: openNames(session), ending: session.outcome.value, proof: null });
  return `${pathTo('replay')}#${shared}${answer === undefined ? '' : `&at=${answer}`}`;
}
