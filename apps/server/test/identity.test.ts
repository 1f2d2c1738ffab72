import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Identity } from '@medallion/protocol';
import { describe, expect, it } from 'vitest';
import { cleanChat, cleanName } from '../src/identity/name';
import { newRecoveryCode, readRecoveryCode } from '../src/identity/recovery-code';
import { makeToken, readToken } from '../src/identity/token';
import { ME, OPEN, testServer } from './support/harness';

describe('names', () => {
  it.each([
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Ada\u202Eevil', 'Adaevil'],
    ['Ze\u200Bro', 'Zero'],
    ['a\u0000b\nc', 'ab c'],
    ['Zo\u0308e', 'Zöe'],
    ['🐺 Wolf', '🐺 Wolf'],
    [`Z${'\u0315'.repeat(30)}`, 'Z\u0315\u0315'],
    ['x'.repeat(100), 'x'.repeat(24)],
  ])('clean %j to %j', (raw, name) => {
    expect(cleanName(raw)).toBe(name);
  });

  it.each(['', '   ', '\u200B\u202E', '\u0301'])('refuse %j, of which nothing is left', (raw) => {
    expect(cleanName(raw)).toBeNull();
  });

  it('clean chat alike', () => {
    expect(cleanChat(' good\u202E\n game ')).toBe('good game');
    expect(cleanChat('\u200B')).toBeNull();
  });
});

describe('tokens', () => {
  const secret = Buffer.alloc(32, 7);
  const claims = { person: 'AAAAAAAAAAAAAAAAAAAAAA', generation: 3 };

  it('say who it is', () => {
    expect(readToken(secret, makeToken(secret, claims))).toEqual(claims);
  });

  it('cannot be forged, changed or signed by another server', () => {
    const token = makeToken(secret, claims);
    expect(readToken(secret, token.replace('.3.', '.4.'))).toBeNull();
    expect(readToken(secret, token.replace('AAAA', 'BBBB'))).toBeNull();
    expect(readToken(secret, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBeNull();
    expect(readToken(Buffer.alloc(32, 8), token)).toBeNull();
    expect(readToken(secret, '')).toBeNull();
  });
});

describe('recovery codes', () => {
  it('forgive the usual slips of typing', () => {
    expect(readRecoveryCode('abcd-efgh-jkmn')).toBe('ABCDEFGHJKMN');
    expect(readRecoveryCode(' o1iL abcd 2345 ')).toBe('0111ABCD2345');
    expect(readRecoveryCode('abcd-efgh')).toBeNull();
    expect(readRecoveryCode('uuuu-uuuu-uuuu')).toBeNull();
  });

  it('are new each time', () => {
    expect(new Set(Array.from({ length: 100 }, newRecoveryCode)).size).toBe(100);
  });
});

describe('a guest', () => {
  it('has a name at once, and can change it at every table', async () => {
    const server = await testServer();
    const ada = await server.arrives('  Ada ');
    expect(ada.person?.name).toBe('Ada');
    const { table } = await server.opens(ada.token, [ME, OPEN]);
    await ada.watch(table, 0);
    const renamed = await server.api('/api/me', ada.token, { name: 'Countess' });
    expect(renamed.body).toMatchObject({ person: { name: 'Countess' } });
    await ada.until(() => ada.at(table, 0).state.seats[0]?.name === 'Countess');
    expect((await server.api('/api/me', ada.token, { name: '\u200B' })).body).toMatchObject({
      error: { code: 'bad-name' },
    });
  });

  it('sits down and speaks under the name that it gave last, though it had come under another', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const bea = await server.arrives('Wanderer');
    const { table, keys } = await server.opens(ada.token, [ME, OPEN]);
    await ada.watch(table, 0);
    await server.api('/api/me', bea.token, { name: 'Cirilla' });
    await bea.does({ type: 'join', table, key: keys.invite });
    await ada.until(() => ada.at(table, 0).state.seats[1]?.name === 'Cirilla');
    await bea.watch(table, 1);
    await server.api('/api/me', bea.token, { name: 'Zireael' });
    await bea.does({ type: 'say', table, text: 'here I am' });
    await ada.until(() => ada.at(table, 0).chat.at(-1)?.person.name === 'Zireael');
  });

  it('moves to another device by a code that works once', async () => {
    const server = await testServer();
    const ada = await server.guest('Ada');
    const code = (await server.api('/api/me/recovery', ada.token, {})).body as { code: string };
    const wrong = await server.api('/api/recover', undefined, { code: 'AAAA-AAAA-AAAA' });
    expect(wrong).toMatchObject({ status: 403, body: { error: { code: 'bad-recovery-code' } } });
    const moved = (await server.api('/api/recover', undefined, { code: code.code.toLowerCase() })).body as Identity;
    expect(moved.person).toEqual(ada.person);
    expect((await server.api('/api/me', ada.token)).status).toBe(200);
    expect((await server.api('/api/recover', undefined, { code: code.code })).status).toBe(403);
  });

  it('can sign out every other device on the way', async () => {
    const server = await testServer();
    const ada = await server.guest('Ada');
    const { code } = (await server.api('/api/me/recovery', ada.token, {})).body as { code: string };
    const moved = (await server.api('/api/recover', undefined, { code, signOutOthers: true })).body as Identity;
    expect((await server.api('/api/me', moved.token)).status).toBe(200);
    expect((await server.api('/api/me', ada.token)).body).toMatchObject({ error: { code: 'signed-out' } });
    const late = await server.connects(ada.token);
    await late.until(() => late.closed !== null);
    expect(late.closed).toEqual({ code: 4001, reason: 'signed-out' });
  });

  it('closes the lines of those who were signed out', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const bea = await server.arrives('Bea');
    const { code } = (await server.api('/api/me/recovery', ada.token, {})).body as { code: string };
    await server.api('/api/recover', undefined, { code, signOutOthers: true });
    await ada.until(() => ada.closed !== null);
    expect(ada.closed).toEqual({ code: 4001, reason: 'signed-out' });
    expect(bea.closed).toBeNull();
  });

  it('is kept by a secret that only the server can read, and stores no code in the clear', async () => {
    const server = await testServer();
    const ada = await server.guest('Ada');
    const { code } = (await server.api('/api/me/recovery', ada.token, {})).body as { code: string };
    expect(statSync(join(server.dataDir, 'secret')).mode & 0o777).toBe(0o600);
    await server.close();
    const database = readFileSync(join(server.dataDir, 'medallion.db'), 'latin1');
    expect(database).toContain('Ada');
    expect(database).not.toContain(code.replaceAll('-', ''));
    expect(database).not.toContain(code);
  });
});
