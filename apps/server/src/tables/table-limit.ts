import type { Store } from '../storage/store';

/** Lets nobody sit at more unfinished tables than they may, however many they open or join at once. */
export class TableLimit {
  readonly most: number;
  readonly #store: Pick<Store, 'unfinishedOf'>;
  /** Tables of each person that are about to be theirs. */
  readonly #coming = new Map<string, number>();

  constructor(store: Pick<Store, 'unfinishedOf'>, most: number) {
    this.#store = store;
    this.most = most;
  }

  /** One more table for the person; what it gives back is called once the table is theirs, or not. Null: too many. */
  async take(person: string): Promise<(() => void) | null> {
    this.#add(person, 1);
    const release = () => this.#add(person, -1);
    try {
      const { length } = await this.#store.unfinishedOf(person);
      if (length + (this.#coming.get(person) ?? 0) <= this.most) return release;
    } catch (error) {
      release();
      throw error;
    }
    release();
    return null;
  }

  #add(person: string, tables: number): void {
    const left = (this.#coming.get(person) ?? 0) + tables;
    if (left > 0) this.#coming.set(person, left);
    else this.#coming.delete(person);
  }
}
