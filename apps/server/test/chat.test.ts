import { describe, expect, it } from 'vitest';
import { duel, testServer } from './support/harness';

describe('chat', () => {
  it('reaches everybody at the table once, cleaned, and is heard again after a reload', async () => {
    const server = await testServer();
    const { table, ada, bea } = await duel(server);
    const say = { type: 'say', id: 'hi', table, text: '  hello\u202E there ' } as const;
    await ada.does(say);
    await ada.does(say);
    await bea.until(() => bea.at(table, 1).chat.length > 0);
    expect(bea.at(table, 1).chat).toMatchObject([{ number: 1, person: { name: 'Ada' }, text: 'hello there' }]);
    const again = await server.connects(bea.token);
    expect((await again.watch(table, 1)).chat).toHaveLength(1);
  });

  it('is limited for a person, and kept as far as somebody may read back', async () => {
    const slow = await testServer({ rateFactor: 0.5 });
    const hasty = await duel(slow);
    const lines = Array.from({ length: 8 }, () => hasty.ada.settle({ type: 'say', table: hasty.table, text: 'hm' }));
    expect((await Promise.all(lines)).some((reply) => reply.type === 'refused' && reply.code === 'too-fast')).toBe(
      true,
    );
    const server = await testServer();
    const { table, ada } = await duel(server);
    await Promise.all(Array.from({ length: 210 }, () => ada.does({ type: 'say', table, text: 'hm' })));
    expect(await server.store.chat(table, 1_000)).toHaveLength(200);
  });

  it('is for those at the table only', async () => {
    const server = await testServer();
    const { table, created } = await duel(server);
    const cyn = await server.arrives('Cyn');
    await cyn.watch(table, 'spectator', created.keys.spectate);
    expect(await cyn.isRefused({ type: 'say', table, text: 'play the spy!' })).toBe('not-seated');
  });

  it('of somebody muted does not arrive, on any device, until they are heard again', async () => {
    const server = await testServer();
    const { table, ada, bea } = await duel(server);
    if (ada.person === null) throw new Error('nobody');
    await bea.does({ type: 'mute', table, person: ada.person.id, muted: true });
    await ada.does({ type: 'say', table, text: 'boo' });
    const again = await server.connects(bea.token);
    expect((await again.watch(table, 1)).chat).toEqual([]);
    expect(bea.raw.join()).not.toContain('boo');
    await bea.does({ type: 'mute', table, person: ada.person.id, muted: false });
    await ada.does({ type: 'say', table, text: 'sorry' });
    await bea.until(() => bea.at(table, 1).chat.length > 0);
    expect(bea.at(table, 1).chat.map((line) => line.text)).toEqual(['sorry']);
  });
});
