import { type ReadonlySignal, signal } from '@preact/signals';
import { type DBSchema, openDB } from 'idb';

/** A game that was read in from a link or a file, kept so that it can be found again. */
export interface KeptReplay {
  /** The checksum of its record: the same game is kept once. */
  readonly id: string;
  readonly game: string;
  /** As in a link: record, names, proof. */
  readonly shared: string;
  readonly names: readonly string[];
  readonly moves: number;
  readonly keptAt: number;
}

interface ReplayBase extends DBSchema {
  replays: { key: string; value: KeptReplay };
}

const kept = signal<readonly KeptReplay[]>([]);
export const keptReplays: ReadonlySignal<readonly KeptReplay[]> = kept;

const open = () =>
  openDB<ReplayBase>('medallion-replays', 1, {
    upgrade: (base) => {
      base.createObjectStore('replays', { keyPath: 'id' });
    },
  });

/** A list of conveniences: where the browser keeps nothing, it is simply empty. */
async function change(act: (base: Awaited<ReturnType<typeof open>>) => Promise<unknown>): Promise<void> {
  try {
    const base = await open();
    await act(base);
    const all = await base.getAll('replays');
    kept.value = all.sort((one, other) => other.keptAt - one.keptAt);
    base.close();
  } catch (problem) {
    console.warn('Replays cannot be kept', problem);
  }
}

export const readKeptReplays = (): Promise<void> => change(() => Promise.resolve());
export const keepReplay = (replay: KeptReplay): Promise<void> => change((base) => base.put('replays', replay));
export const forgetReplay = (id: string): Promise<void> => change((base) => base.delete('replays', id));
