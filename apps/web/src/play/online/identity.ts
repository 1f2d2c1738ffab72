import { type ErrorCode, type Identity, identity as identitySchema, type Person, parseBy } from '@medallion/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { MAX_NAME, setSetting, settings } from '../../settings/settings';
import { api, type Reply } from './api';

const KEY = 'medallion.identity';
/** An identity that the server did not know: it may have been brought back from a copy that was too old. */
const ASIDE = 'medallion.identity.aside';

function readKept(key: string = KEY): Identity | null {
  try {
    const parsed = parseBy(identitySchema, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.ok ? parsed.value : null;
  } catch {
    return null;
  }
}

const kept = signal<Identity | null>(readKept());

function keep(identity: Identity | null): void {
  kept.value = identity;
  write(KEY, identity);
}

function write(key: string, identity: Identity | null): void {
  try {
    if (identity === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(identity));
  } catch {
    // Without storage the identity lasts as long as the page; its recovery code still moves it.
  }
}

if (typeof addEventListener === 'function') {
  addEventListener('storage', (event) => {
    if (event.key === KEY) kept.value = readKept();
  });
}

/** Who this device is at the server; null for somebody who has never sat down there. */
export const me: ReadonlySignal<Person | null> = computed(() => kept.value?.person ?? null);

export const tokenNow = (): string | null => kept.value?.token ?? null;

/** The token of this device; a guest is made at once, under the name from the settings or the one given. */
export async function ensureIdentity(fallbackName: string): Promise<Reply<Identity>> {
  if (kept.value !== null) return { ok: true, value: kept.value };
  const known = await knownAgain();
  if (known !== null) return { ok: true, value: known };
  const made = await api.guest(settings.value.name.trim() || fallbackName);
  if (made.ok) keep(made.value);
  return made;
}

/** Whom the server did not know before, if it does now. */
async function knownAgain(): Promise<Identity | null> {
  const aside = readKept(ASIDE);
  if (aside === null) return null;
  const found = await api.me(aside.token);
  if (!found.ok) return null;
  write(ASIDE, null);
  keep({ token: aside.token, person: found.value });
  return kept.value;
}

/** The token is not taken any more: the next step makes a new guest, unless the server knows the old one again by then. */
export function forgetIdentity(code: ErrorCode): void {
  if (code === 'bad-token' && kept.value !== null) write(ASIDE, kept.value);
  keep(null);
}

/** A new name, on this device and at the server. */
export async function rename(name: string): Promise<Reply<Person>> {
  const token = tokenNow();
  const clean = name.trim().slice(0, MAX_NAME);
  if (token === null) {
    const made = await api.guest(clean);
    if (!made.ok) return made;
    keep(made.value);
    setSetting('name', made.value.person.name);
    return { ok: true, value: made.value.person };
  }
  const renamed = await api.rename(token, clean);
  if (renamed.ok) {
    keep({ token, person: renamed.value });
    setSetting('name', renamed.value.name);
  }
  return renamed;
}

/** A code that brings this identity to another device; any code before it stops working. */
export async function newRecoveryCode(fallbackName: string): Promise<Reply<string>> {
  const identity = await ensureIdentity(fallbackName);
  return identity.ok ? api.recovery(identity.value.token) : identity;
}

export async function recover(code: string, signOutOthers: boolean): Promise<Reply<Identity>> {
  const found = await api.recover(code.trim(), signOutOthers);
  if (found.ok) {
    keep(found.value);
    setSetting('name', found.value.person.name);
  }
  return found;
}
