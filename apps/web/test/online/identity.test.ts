import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ADA = { id: 'AAAAAAAAAAAAAAAAAAAAAA', name: 'Ada' };
const GUEST = { id: 'BBBBBBBBBBBBBBBBBBBBBB', name: 'Guest' };

let stored: Map<string, string>;
let knowsAda: boolean;

beforeEach(() => {
  vi.resetModules();
  stored = new Map([['medallion.identity', JSON.stringify({ token: 'of-ada', person: ADA })]]);
  knowsAda = false;
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/guest') return Response.json({ token: 'of-guest', person: GUEST }, { status: 201 });
    if (knowsAda) return Response.json({ person: ADA });
    return Response.json({ error: { code: 'bad-token', detail: {} } }, { status: 401 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const identities = () => [...stored.keys()].filter((key) => key.startsWith('medallion.identity'));
const identity = () => import('../../src/play/online/identity');

describe('an identity that the server does not know', () => {
  it('is kept aside, and taken again once the server knows it', async () => {
    const { forgetIdentity, ensureIdentity, me } = await identity();
    forgetIdentity('bad-token');
    expect(me.value).toBeNull();
    knowsAda = true;
    expect(await ensureIdentity('Guest')).toEqual({ ok: true, value: { token: 'of-ada', person: ADA } });
    expect(identities()).toEqual(['medallion.identity']);
  });

  it('gives way to a new guest until then', async () => {
    const { forgetIdentity, ensureIdentity, me } = await identity();
    forgetIdentity('bad-token');
    await ensureIdentity('Guest');
    expect(me.value).toEqual(GUEST);
    expect(stored.get('medallion.identity.aside')).toContain('of-ada');
  });

  it('is not kept when it was signed out', async () => {
    const { forgetIdentity } = await identity();
    forgetIdentity('signed-out');
    expect(identities()).toEqual([]);
  });
});
