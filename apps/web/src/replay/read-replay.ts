import { packedGame, packRecord, parseRecord, type Refusal, unpackRecord } from '@medallion/kernel';
import { keepReplay } from './kept-replays';
import { findReplayGame, type ReplayGame } from './replay-games';
import { pastOf, ReplaySession } from './replay-session';
import { type SharedReplay, writeShared } from './shared-replay';

export type OpenedReplay =
  | { readonly ok: true; readonly session: ReplaySession; readonly kind: ReplayGame; readonly compact: string }
  | { readonly ok: false; readonly refusal: Refusal };

function no(code: Refusal['code'], detail: Refusal['detail'] = {}): OpenedReplay {
  return { ok: false, refusal: { code, detail } };
}

/** Opens a shared game, whichever form its record has. */
export async function openReplay(shared: SharedReplay): Promise<OpenedReplay> {
  const isJson = shared.record.startsWith('{');
  const parsed = isJson ? parseRecord(shared.record) : null;
  if (parsed !== null && !parsed.ok) return parsed;
  const id = parsed === null ? packedGame(shared.record) : parsed.value.game;
  if (id === null) return no(/^M\d+\./.test(shared.record) ? 'record-format' : 'record-unreadable');
  const loading = findReplayGame(id);
  if (loading === null) return no('record-other-game', { game: id });
  const kind = await loading;
  const record = parsed ?? unpackRecord(kind.game, shared.record);
  if (!record.ok) return record;
  const past = pastOf(kind.game, record.value);
  if (!past.ok) return past;
  const compact = packRecord(kind.game, record.value);
  const { names, ending } = shared;
  return { ok: true, kind, compact, session: new ReplaySession(past.value, { names, ending, compact }) };
}

/** Puts a game that came from elsewhere on the list of those read in. */
export function keepOpened(session: ReplaySession, shared: SharedReplay): Promise<void> {
  return keepReplay({
    id: session.past.record.check,
    game: session.game,
    shared: writeShared(shared),
    names: shared.names,
    moves: session.length,
    keptAt: Date.now(),
  });
}
