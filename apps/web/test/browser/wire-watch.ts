import type { Json, Viewer } from '@medallion/kernel';
import { type LogEntry, parseServerMessage, patch, type TableState } from '@medallion/protocol';
import type { Page } from 'playwright-core';

/** One message as it came over the wire, with how many answers the table had then and whether the game was over. */
export interface Frame {
  readonly text: string;
  readonly moves: number;
  readonly isOver: boolean;
  /** The table as this message left it; null for a message that is not about the table. */
  readonly state: TableState | null;
  /** Through whose eyes the table is told; before somebody sits down, they watch. */
  readonly as: Viewer | null;
  readonly log: readonly LogEntry[];
}

export interface WireWatch {
  readonly frames: readonly Frame[];
  /** The table as it was last told to this viewer. */
  latest(viewer: Viewer): TableState | null;
}

/** Reads every message that a page receives, on every socket it ever opens. */
export function watchWire(page: Page): WireWatch {
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
      frames.push({
        text,
        moves: Math.max(0, ...all.map((state) => state.moves)),
        isOver: all.some(({ phase }) => phase === 'finished'),
        state: value.type === 'table' || value.type === 'delta' ? (states.get(String(value.as)) ?? null) : null,
        as: value.type === 'table' || value.type === 'delta' ? value.as : null,
        log: value.type === 'table' || value.type === 'delta' ? value.log : [],
      });
    });
  });
  return { frames, latest: (viewer) => states.get(String(viewer)) ?? null };
}

/** Which of these ids a message names: whole, or as a part of an option such as `move:novigrad:cleave+ward`. */
export function mentions(text: string, ids: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>();
  for (const [, id = ''] of text.matchAll(/["':+]([A-Za-z0-9-]+)/g)) if (ids.has(id)) found.add(id);
  return [...found];
}
