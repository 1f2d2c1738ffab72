import type { Person } from '@medallion/protocol';

/** Who holds a seat, as the log writes it. */
export type Holder =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly person: Person }
  /** A second player at the device of `person`. */
  | { readonly kind: 'local'; readonly person: Person; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string; readonly isStandIn: boolean };

export function personAt(holder: Holder | undefined): Person | null {
  return holder?.kind === 'person' || holder?.kind === 'local' ? holder.person : null;
}

export function isHeldBy(holder: Holder | undefined, person: string): boolean {
  return personAt(holder)?.id === person;
}

export function seatsOf(seats: readonly Holder[], person: string): number[] {
  return seats.flatMap((holder, seat) => (isHeldBy(holder, person) ? [seat] : []));
}

/** A person may sit down here: nobody does, or a bot keeps the seat warm. */
export function isFree(holder: Holder | undefined): boolean {
  return holder?.kind === 'open' || (holder?.kind === 'bot' && holder.isStandIn);
}

/** A seat that a bot keeps for whoever was away, and since when: nobody else may sit down there for a while. */
export interface Kept {
  readonly person: string;
  readonly since: number;
}

export function renamed(holder: Holder, person: Person): Holder {
  if (!isHeldBy(holder, person.id)) return holder;
  return holder.kind === 'local' ? { ...holder, person } : { kind: 'person', person };
}
