import { CARDS, gwent } from '@medallion/gwent';
import { type GameRecord, type Json, replay, type Viewer } from '@medallion/kernel';
import { parseServerMessage, patch, type TableState } from '@medallion/protocol';
import type { Page } from 'playwright-core';

/** One message as it came over the wire, with how many answers the table had then and whether the game was over. */
interface Frame {
  readonly text: string;
  readonly moves: number;
  readonly isOver: boolean;
}

export interface SecretWatch {
  readonly frames: readonly Frame[];
  /** Cards that were named to this viewer before the viewer could know them. */
  leaks(record: GameRecord, viewer: Viewer): readonly string[];
}

/** Reads every message that a page receives, on every socket it ever opens. */
export function watchSecrets(page: Page): SecretWatch {
  const frames: Frame[] = [];
  // Kept over all sockets: a line that comes back goes on where the last one broke.
  const states = new Map<string, TableState>();
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const text = payload.toString();
      const message = parseServerMessage(text);
      if (!message.ok) throw new Error(`a message that cannot be read: ${text.slice(0, 200)}`);
      const { value } = message;
      if (value.type === 'table') states.set(String(value.as), value.state);
      if (value.type === 'delta') {
        const before = states.get(String(value.as));
        if (before !== undefined && value.patch !== null) {
          states.set(String(value.as), patch(before as Json, value.patch) as TableState);
        }
      }
      const all = [...states.values()];
      const moves = Math.max(0, ...all.map((state) => state.moves));
      frames.push({ text, moves, isOver: all.some(({ phase }) => phase === 'finished') });
    });
  });
  return { frames, leaks: (record, viewer) => leaksIn(frames, record, viewer) };
}

const mentioned = (text: string) =>
  CARDS.map(({ id }) => id).filter((id) => text.includes(`"${id}"`) || text.includes(`:${id}`));

/** What a viewer may have heard of by the time of each answer: everything in its views and events until then. */
function knownBy(record: GameRecord, viewer: Viewer): readonly ReadonlySet<string>[] {
  const known: ReadonlySet<string>[] = [];
  const sofar = new Set<string>();
  for (let to = 0; to <= record.answers.length; to++) {
    const table = replay(gwent, record, to);
    if (!table.ok) throw new Error(table.refusal.code);
    const events = table.value.takeEvents().map((event) => gwent.cut(event, viewer));
    const question = typeof viewer === 'number' ? table.value.questionFor(viewer) : null;
    const text = JSON.stringify([table.value.view(viewer), events, question]);
    for (const id of mentioned(text)) sofar.add(id);
    known.push(new Set(sofar));
  }
  return known;
}

function leaksIn(frames: readonly Frame[], record: GameRecord, viewer: Viewer): readonly string[] {
  const known = knownBy(record, viewer);
  return frames
    .filter(({ isOver }) => !isOver)
    .flatMap(({ text, moves }) =>
      mentioned(text)
        .filter((id) => !(known[moves] ?? new Set()).has(id))
        .map((id) => `${id} after ${moves} answers`),
    );
}
