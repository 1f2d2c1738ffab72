import { describe, expect, it } from 'vitest';
import { duel, firstOption, playOut, testServer } from './support/harness';

/** The cards of high-card are the numbers from 1001: no other number looks like one. */
function cardsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(/\b1[01]\d\d\b/g) ?? []));
}

describe('secrets', () => {
  it('never reach the other seat or a spectator, in any message', async () => {
    const server = await testServer();
    const { table, ada, bea, created } = await duel(server);
    const cyn = await server.arrives('Cyn');
    await cyn.watch(table, 'spectator', created.keys.spectate);
    const hands = [ada.at(table, 0), bea.at(table, 1)].map(({ state }, seat) => {
      const { hands: dealt } = state.view as unknown as { hands: (number | null)[][] };
      return (dealt[seat] as number[]).map(String);
    });
    const played = firstOption(ada, table, 0);
    await ada.answers(table, 0, played);
    await ada.answers(table, 0, 'boast');
    await cyn.until(() => cyn.at(table, 'spectator').state.moves === 4);
    const secret = (seat: number) => (hands[seat] as string[]).filter((card) => !played.endsWith(card));
    for (const card of secret(0)) {
      expect(cardsIn(bea.raw)).not.toContain(card);
      expect(cardsIn(cyn.raw)).not.toContain(card);
    }
    for (const card of secret(1)) {
      expect(cardsIn(ada.raw)).not.toContain(card);
      expect(cardsIn(cyn.raw)).not.toContain(card);
    }
    expect(cardsIn(cyn.raw)).toContain(played.slice(-4));
  });

  it('keep the seed and the keys from everybody until they may know', async () => {
    const server = await testServer();
    const { table, ada, bea, created } = await duel(server);
    const cyn = await server.arrives('Cyn');
    await cyn.watch(table, 'spectator', created.keys.spectate);
    const serverSeed = (await server.store.findTable(table))?.table.serverSeed ?? 'none';
    const all = () => [ada, bea, cyn].map((client) => client.raw.join('\n')).join('\n');
    expect(all()).not.toContain(serverSeed);
    expect(cyn.raw.join('\n')).not.toContain(created.keys.invite);
    await playOut(table, [
      [ada, 0],
      [bea, 1],
    ]);
    await cyn.until(() => cyn.raw.join('\n').includes(serverSeed));
  });

  it('are not given to whoever claims a seat', async () => {
    const server = await testServer();
    const { table, bea, created } = await duel(server);
    await expect(bea.watch(table, 0)).rejects.toThrow('not-your-seat');
    const cyn = await server.arrives('Cyn');
    await expect(cyn.watch(table, 1, created.keys.spectate)).rejects.toThrow('not-your-seat');
    await expect(cyn.watch(table, 'spectator', 'AAAAAAAAAAAAAAAA')).rejects.toThrow('bad-key');
    await expect(cyn.watch(table)).rejects.toThrow('no-such-table');
  });

  it('do not come with the record before the end', async () => {
    const server = await testServer();
    const { table, ada } = await duel(server);
    const early = await server.api(`/api/tables/${table}/record`, ada.token);
    expect(early).toMatchObject({ status: 409, body: { error: { code: 'not-finished' } } });
    expect((await server.api(`/api/tables/${table}/record`)).status).toBe(404);
  });
});
