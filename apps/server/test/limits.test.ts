import { connect } from 'node:net';
import { LIMITS, PROTOCOL } from '@medallion/protocol';
import { describe, expect, it, vi } from 'vitest';
import { networkOf } from '../src/http/security';
import { AddressLimit, TokenBucket } from '../src/rate';
import { TestClient } from './support/client';
import { duel, ME, OPEN, testServer } from './support/harness';

describe('a token bucket', () => {
  it('gives its burst, then as much as flows in', () => {
    const bucket = new TokenBucket(3, 2, 0);
    expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
    expect(bucket.take(499)).toBe(false);
    expect(bucket.take(500)).toBe(true);
    expect(bucket.isFull(500)).toBe(false);
    expect(bucket.isFull(60_000)).toBe(true);
  });

  it('is forgotten with its address once it is full again', () => {
    const limit = new AddressLimit(1, 5);
    expect([limit.take('a', 0), limit.take('a', 0), limit.take('b', 0)]).toEqual([true, false, true]);
    limit.tidy(199);
    expect(limit.size).toBe(2);
    limit.tidy(200);
    expect(limit.size).toBe(0);
  });
});

describe('limits', () => {
  it('slow down a connection that talks too fast, and end one that does not listen', async () => {
    const server = await testServer({ rateFactor: 1 });
    const ada = await server.arrives('Ada');
    for (let index = 0; index < 80; index++) ada.send({ type: 'ping', at: index });
    await ada.until(() => ada.errors.some((error) => error.code === 'too-fast'));
    expect(ada.closed).toBeNull();
    for (let index = 0; index < 100; index++) ada.send({ type: 'ping', at: index });
    await ada.until(() => ada.closed !== null);
    expect(ada.closed?.code).toBe(4029);
  });

  it('let nobody ask for the same whole table all day, and count what is dear for more', async () => {
    const server = await testServer({ rateFactor: 0.5 });
    const { table, ada } = await duel(server);
    for (let count = 0; count < 12; count++) ada.send({ type: 'watch', table, as: 0 });
    await ada.until(() => ada.errors.some(({ code }) => code === 'too-fast'));
    expect(ada.at(table, 0).whole).toBeLessThan(12);
  });

  it('name the command that was refused for haste', async () => {
    const server = await testServer({ rateFactor: 1 });
    const ada = await server.arrives('Ada');
    const { table } = await server.opens(ada.token, [ME, OPEN]);
    const replies = await Promise.all(Array.from({ length: 80 }, () => ada.settle({ type: 'undo', table, seat: 0 })));
    const codes = new Set(replies.map((reply) => reply.type === 'refused' && reply.code));
    expect(codes).toEqual(new Set(['not-playing', 'too-fast']));
  });

  it('stop guests and guesses of recovery codes from one address', async () => {
    const server = await testServer({ rateFactor: 1 });
    const codes: number[] = [];
    for (let index = 0; index < 12; index++) {
      codes.push((await server.api('/api/recover', undefined, { code: 'AAAA-AAAA-AAAA' })).status);
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill(403));
    expect(codes.slice(10)).toEqual([429, 429]);
  });

  it('end messages beyond the size', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    ada.sendText(JSON.stringify({ type: 'ping', filler: 'x'.repeat(LIMITS.messageBytes) }));
    await ada.until(() => ada.closed !== null);
    expect(ada.closed?.code).toBe(1009);
    const big = await server.api('/api/tables', ada.token, { filler: 'x'.repeat(LIMITS.bodyBytes) });
    expect(big).toMatchObject({ status: 413, body: { error: { code: 'too-big' } } });
  });

  it('count the tables of a person', async () => {
    const server = await testServer({ tablesPerPerson: 2 });
    const ada = await server.arrives('Ada');
    const { table } = await server.opens(ada.token, [ME, OPEN]);
    await server.opens(ada.token, [ME, OPEN]);
    await expect(server.opens(ada.token, [ME, OPEN])).rejects.toThrow('too-many-tables');
    await ada.does({ type: 'close', table });
    await server.opens(ada.token, [ME, OPEN]);
  });

  it('turn away sockets from pages of other sites', async () => {
    const server = await testServer({ publicUrl: 'https://play.example' });
    await expect(TestClient.stranger(server.url, { origin: 'https://evil.example' })).rejects.toThrow('403');
    const own = await TestClient.stranger(server.url, { origin: server.url });
    own.drop();
    const published = await TestClient.stranger(server.url, { origin: 'https://play.example' });
    published.drop();
    const response = await fetch(`${server.url}/api/games`, { headers: { origin: 'https://evil.example' } });
    expect(response.status).toBe(403);
  });
});

describe('addresses', () => {
  it('of IPv6 count by their network, and those of IPv4 the same in both forms', () => {
    const one = networkOf('2001:db8:1:2:3:4:5:6');
    expect(networkOf('2001:0db8:1:2::ffff')).toBe(one);
    expect(networkOf('2001:db8:1:3::1')).not.toBe(one);
    expect(networkOf('::1')).toBe(networkOf('::2'));
    expect(networkOf('fe80::1%eth0')).toBe(networkOf('fe80::2'));
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  });

  it('have so many connections at once, also before a word was said', async () => {
    const server = await testServer({ rateFactor: 0.05 });
    const sockets = Array.from({ length: 15 }, () => connect(server.port, '127.0.0.1'));
    const closed = sockets.map(
      (socket) => new Promise((resolve) => socket.once('close', resolve).on('error', () => undefined)),
    );
    await Promise.race(closed);
    for (const socket of sockets) socket.destroy();
    await Promise.all(closed);
  });
});

describe('what anybody may ask', () => {
  it('is worked out once a second', async () => {
    const server = await testServer();
    const asked = vi.spyOn(server.store, 'isWritable');
    for (let count = 0; count < 5; count++) expect((await server.api('/healthz')).status).toBe(200);
    expect(asked.mock.calls.length).toBeLessThan(4);
    expect((await server.api('/metrics')).status).toBe(200);
    const forwarded = await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.7' } });
    expect(forwarded.status).toBe(401);
  });

  it('with a key or a path that is not ASCII is refused like any other', async () => {
    const server = await testServer({ metricsToken: 'x'.repeat(16) });
    const { token } = await server.guest('Ada');
    const { table } = await server.opens(token, [ME, OPEN]);
    expect(await server.api(`/api/tables/${table}?key=${encodeURIComponent('ä'.repeat(16))}`)).toMatchObject({
      status: 403,
      body: { error: { code: 'bad-key' } },
    });
    const unreadable = await server.api('/%');
    expect(unreadable).toMatchObject({ status: 400, body: { error: { code: 'bad-message' } } });
    expect(unreadable.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('of names is little', async () => {
    const server = await testServer({ rateFactor: 1 });
    const { token } = await server.guest('Ada');
    const statuses: number[] = [];
    for (let count = 0; count < 7; count++)
      statuses.push((await server.api('/api/me', token, { name: `Ada ${count}` })).status);
    expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(statuses).toContain(429);
  });
});

describe('tables of one person', () => {
  it('are counted when they are joined, and when many are opened or joined at once', async () => {
    const server = await testServer({ tablesPerPerson: 3 });
    const ada = await server.arrives('Ada');
    const opened = await Promise.allSettled(Array.from({ length: 8 }, () => server.opens(ada.token, [ME, OPEN])));
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const hosts = await Promise.all(['Bea', 'Cyn', 'Dov', 'Eve', 'Fay'].map((name) => server.guest(name)));
    const tables = await Promise.all(hosts.map(({ token }) => server.opens(token, [ME, OPEN])));
    const gil = await server.arrives('Gil');
    const join = ({ table, keys }: (typeof tables)[number], id: string) =>
      gil.settle({ type: 'join', id, table, key: keys.invite });
    const joined = await Promise.all(tables.map((one, index) => join(one, `join-${index}`)));
    expect(joined.filter(({ type }) => type === 'done')).toHaveLength(3);
    expect(joined.filter((reply) => reply.type === 'refused' && reply.code === 'too-many-tables')).toHaveLength(2);
    const first = joined.findIndex(({ type }) => type === 'done');
    expect((await join(tables[first] as (typeof tables)[number], `join-${first}`)).type).toBe('done');
  });
});

describe('a path written in another way', () => {
  it('is limited, and asked for its origin, like any other', async () => {
    const server = await testServer({ rateFactor: 0.01 });
    const foreign = await fetch(`${server.url}/%61pi/games`, { headers: { origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('cache-control')).toBe('no-store');
    const statuses: number[] = [];
    for (let time = 0; time < 3; time++) statuses.push((await fetch(`${server.url}/%61pi/games`)).status);
    expect(statuses).toContain(429);
  });
});

describe('the first words', () => {
  it('must be a hello with a good token', async () => {
    const server = await testServer();
    const stranger = await TestClient.stranger(server.url);
    stranger.send({ type: 'ping' });
    await stranger.until(() => stranger.closed !== null);
    expect(stranger.closed).toEqual({ code: 4001, reason: 'no-token' });
    const forger = await TestClient.open(server.url, `m1.${'A'.repeat(22)}.1.${'A'.repeat(43)}`);
    await forger.until(() => forger.closed !== null);
    expect(forger.closed).toEqual({ code: 4001, reason: 'bad-token' });
  });

  it('tell an old client that it is old, and a new one that the server is', async () => {
    const server = await testServer();
    const { token } = await server.guest('Ada');
    const old = await TestClient.stranger(server.url);
    old.send({ type: 'hello', protocol: PROTOCOL - 1, token });
    await old.until(() => old.closed !== null);
    expect(old.errors[0]).toMatchObject({ code: 'client-outdated', detail: { known: PROTOCOL } });
    expect(old.closed?.code).toBe(4026);
    const young = await TestClient.stranger(server.url);
    young.send({ type: 'hello', protocol: PROTOCOL + 1, token });
    await young.until(() => young.closed !== null);
    expect(young.errors[0]?.code).toBe('server-outdated');
  });

  it('are put right when they make no sense', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    ada.sendText('{"type":');
    ada.sendText(Buffer.from([1, 2, 3]));
    ada.send({ type: 'answer', id: 'c1', table: 'x' });
    await ada.until(() => ada.raw.length >= 4);
    expect(ada.errors.map((error) => error.code)).toEqual(['bad-message', 'bad-message']);
    expect(ada.raw.at(-1)).toBe('{"type":"refused","id":"c1","code":"bad-message","detail":{"at":"table"}}');
    expect(ada.closed).toBeNull();
  });
});
