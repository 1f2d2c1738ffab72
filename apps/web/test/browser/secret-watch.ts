import { CARDS, gwent } from '@medallion/gwent';
import { type GameRecord, replay, type Viewer } from '@medallion/kernel';
import type { Page } from 'playwright-core';
import { type Frame, mentions, watchWire } from './wire-watch';

export interface SecretWatch {
  readonly frames: readonly Frame[];
  /** Cards that were named to this viewer before the viewer could know them. */
  leaks(record: GameRecord, viewer: Viewer): readonly string[];
}

/** Reads every message of a game of Gwent that a page receives, on every socket it ever opens. */
export function watchSecrets(page: Page): SecretWatch {
  const { frames } = watchWire(page);
  return { frames, leaks: (record, viewer) => leaksIn(frames, record, viewer) };
}

const IDS: ReadonlySet<string> = new Set(CARDS.map(({ id }) => id));
const mentioned = (text: string) => mentions(text, IDS);

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
