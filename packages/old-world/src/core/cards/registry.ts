import { InvariantError } from '@medallion/kernel';

interface Known {
  readonly id: string;
}

/**
 * Components by number and by id: those of the base first, and behind them what modules bring, in the order of laying
 * in. In the state a card is its number, whichever modules are played, so that the middle of a fight need not ask.
 */
export interface Registry<Facts extends Known> {
  readonly all: readonly Facts[];
  find(id: string): Facts | undefined;
  /** Throws where nothing has this id. */
  numberOf(id: string): number;
  /** Says whether it is new; the same thing may be laid in again, another of its name may not. */
  add(facts: Facts): boolean;
}

export function registry<Facts extends Known>(base: readonly Facts[]): Registry<Facts> {
  const all = base.slice();
  const numbers = new Map(all.map(({ id }, number) => [id, number]));
  const find = (id: string): Facts | undefined => all[numbers.get(id) ?? -1];
  return {
    all,
    find,
    numberOf: (id) => {
      const number = numbers.get(id);
      if (number === undefined) throw new InvariantError('no such component', { id });
      return number;
    },
    add: (facts) => {
      const known = find(facts.id);
      if (known === facts) return false;
      if (known !== undefined) throw new InvariantError('a component is there twice', { id: facts.id });
      numbers.set(facts.id, all.length);
      all.push(facts);
      return true;
    },
  };
}
