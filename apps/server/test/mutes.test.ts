import { describe, expect, it } from 'vitest';
import { sql } from '../src/storage/sqlite';
import { duel, testServer } from './support/harness';

const stranger = (number: number) => String(number).padStart(22, '0');

describe('muting', () => {
  it('is for people whom the server knows', async () => {
    const server = await testServer();
    const { table, ada } = await duel(server);
    expect(await ada.isRefused({ type: 'mute', table, person: stranger(1), muted: true })).toBe('bad-message');
  });

  it('ends at 500 people, and nobody is sent the whole list', async () => {
    const server = await testServer();
    const { table, ada, bea } = await duel(server);
    const cyn = await server.guest('Cyn');
    const me = ada.person?.id ?? '';
    const rows = Array.from({ length: 600 }, (_, number) => ({ person: me, muted: stranger(number) }));
    server.store.db.run(sql.insertInto('mutes').values(rows));
    ada.drop();
    await bea.until(() => bea.at(table, 1).state.seats[0]?.isHere === false);
    const back = await server.connects(ada.token);
    await back.watch(table, 0);
    expect(Math.max(...back.raw.map((text) => text.length))).toBeLessThan(10_000);
    expect(await back.isRefused({ type: 'mute', table, person: cyn.person.id, muted: true })).toBe('too-many-mutes');
    await back.does({ type: 'mute', table, person: stranger(0), muted: false });
    await back.does({ type: 'mute', table, person: cyn.person.id, muted: true });
    expect(await back.isRefused({ type: 'mute', table, person: bea.person?.id ?? '', muted: true })).toBe(
      'too-many-mutes',
    );
  });

  it('names those at the table who are muted', async () => {
    const server = await testServer();
    const { table, ada, bea } = await duel(server);
    const cyn = await server.guest('Cyn');
    for (const person of [bea.person?.id ?? '', cyn.person.id]) {
      await ada.does({ type: 'mute', table, person, muted: true });
    }
    await ada.watch(table, 0);
    expect(JSON.parse(ada.raw.findLast((text) => text.startsWith('{"type":"table"')) ?? '').you.muted).toEqual([
      bea.person?.id,
    ]);
  });
});
