import type { Store } from '../storage/store';

/** Lets nobody sit at more unfinished tables than they may, however many they open or join at once. */
export class TableLimit {
  readonly most: number;
  readonly #store: Pick<Store, 'unfinishedOf'>;
  /** Of each person, the end of all that they are about to open or join: one thing after the other, so that each is counted once. */
  readonly #last = new Map<string, Promise<void>>();

  constructor(store: Pick<Store, 'unfinishedOf'>, most: number) {
    this.#store = store;
    this.most = most;
  }

  /** One more table for the person; what it gives back is called once the table is theirs, or not. Null: too many. */
  async take(person: string): Promise<(() => void) | null> {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const before = this.#last.get(person) ?? Promise.resolve();
    const last = before.then(() => held);
    this.#last.set(person, last);
    void last.then(() => {
      if (this.#last.get(person) === last) this.#last.delete(person);
    });
    await before;
    try {
      const { length } = await this.#store.unfinishedOf(person);
      if (length < this.most) return release;
    } catch (error) {
      release();
      throw error;
    }
    release();
    return null;
  }
}
