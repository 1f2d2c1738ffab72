import type { Identity, Person } from '@medallion/protocol';
import type { Store } from '../storage/store';
import type { Time } from '../time';
import { cleanName } from './name';
import { hashRecoveryCode, newRecoveryCode, readRecoveryCode } from './recovery-code';
import { makeToken, newId, readToken } from './token';

export type Recognised =
  | { readonly ok: true; readonly person: Person }
  | { readonly ok: false; readonly code: 'no-token' | 'bad-token' | 'signed-out' };

/** Guests: a signed token is all the account there is. */
export class People {
  readonly #store: Store;
  readonly #secret: Buffer;
  readonly #time: Time;

  constructor(store: Store, secret: Buffer, time: Time) {
    this.#store = store;
    this.#secret = secret;
    this.#time = time;
  }

  /** Null when nothing is left of the name. */
  async welcome(rawName: string): Promise<Identity | null> {
    const name = cleanName(rawName);
    if (name === null) return null;
    const person = { id: newId(), name };
    await this.#store.addPerson({ ...person, generation: 1 }, this.#time.now());
    return { token: makeToken(this.#secret, { person: person.id, generation: 1 }), person };
  }

  async recognise(token: string | undefined): Promise<Recognised> {
    if (token === undefined) return { ok: false, code: 'no-token' };
    const claims = readToken(this.#secret, token);
    const stored = claims === null ? null : await this.#store.findPerson(claims.person);
    if (claims === null || stored === null) return { ok: false, code: 'bad-token' };
    if (claims.generation !== stored.generation) return { ok: false, code: 'signed-out' };
    return { ok: true, person: { id: stored.id, name: stored.name } };
  }

  async rename(id: string, rawName: string): Promise<Person | null> {
    const name = cleanName(rawName);
    if (name === null) return null;
    await this.#store.renamePerson(id, name);
    return { id, name };
  }

  /** A new code, which replaces any before it. It is shown once and kept only as a hash. */
  async recoveryCode(id: string): Promise<string> {
    const code = newRecoveryCode();
    await this.#store.setRecovery(id, hashRecoveryCode(this.#secret, code.replaceAll('-', '')));
    return code;
  }

  /** The identity behind a code, for this device. A code works once. */
  async recover(typed: string, signOutOthers: boolean): Promise<Identity | null> {
    const code = readRecoveryCode(typed);
    const stored = code === null ? null : await this.#store.takeRecovery(hashRecoveryCode(this.#secret, code));
    if (stored === null) return null;
    const generation = signOutOthers ? await this.#store.raiseGeneration(stored.id) : stored.generation;
    const person = { id: stored.id, name: stored.name };
    return { token: makeToken(this.#secret, { person: stored.id, generation }), person };
  }
}
