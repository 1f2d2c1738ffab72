import { type GameState, Table } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/game-list';
import { registryOf } from '../src/games';
import type { TestClient } from './support/client';
import { ME, OPEN, type TestServer, testServer } from './support/harness';

/** The games as the server hosted them before the latest edition of each. */
const EARLIER = registryOf(
  [...GAMES.values()].map((entry) => {
    const version = Math.min(...entry.game.reads);
    return { ...entry, game: { ...entry.game, version, reads: [version] } };
  }),
);
const CONFIGS: Readonly<Record<string, object>> = {
  gwent: { decks: ['starter-northern-realms', 'starter-monsters'] },
  'adventure-game': { heroes: ['geralt', 'triss'] },
  'old-world': { players: 2, schools: ['griffin', 'wolf'] },
};

async function seated(server: TestServer, game: string) {
  const [ada, bea] = [await server.arrives('Ada'), await server.arrives('Bea')];
  const order = { game, config: CONFIGS[game] as never, ready: true };
  const { table, keys } = await server.opens(ada.token, [ME, OPEN], order);
  await bea.does({ type: 'join', table, key: keys.invite, ready: true });
  return { table, tokens: [ada.token, bea.token] };
}

async function sitDown(server: TestServer, table: string, tokens: readonly string[]): Promise<readonly TestClient[]> {
  const people = await Promise.all(tokens.map((token) => server.connects(token)));
  for (const [seat, guest] of people.entries()) await guest.watch(table, seat);
  return people;
}

async function play(people: readonly TestClient[], table: string, answers: number): Promise<void> {
  for (let count = 0; count < answers; count++) {
    const seat = people.findIndex((guest, index) => guest.at(table, index).state.question !== null);
    const guest = people[seat];
    if (guest === undefined) throw new Error('nobody is asked');
    const { moves } = guest.at(table, seat).state;
    await guest.answers(table, seat, guest.at(table, seat).state.question?.options.at(-1) ?? '');
    await Promise.all(people.map((one, index) => one.until(() => one.at(table, index).state.moves > moves)));
  }
}

describe('a table of an earlier edition', () => {
  it.each([...GAMES.keys()])('goes on by its own rules after the server is updated: %s', async (game) => {
    const old = await testServer({ games: EARLIER });
    const { table, tokens } = await seated(old, game);
    await play(await sitDown(old, table, tokens), table, 6);
    await old.close();

    const updated = await testServer({ games: GAMES, dataDir: old.dataDir });
    const people = await sitDown(updated, table, tokens);
    const edition = EARLIER.get(game)?.game.version;
    const [ada] = people;
    expect(ada?.at(table, 0).state).toMatchObject({ moves: 6, trouble: null, version: edition });
    await play(people, table, 6);
    const core = (await updated.hall.find(table))?.core;
    expect(core?.table?.state).toMatchObject({ edition });

    // What was played is a record of that edition, and replays as one.
    const rules = GAMES.get(game)?.game;
    const config = rules?.parseConfig(core?.config);
    if (rules === undefined || core === undefined || config?.ok !== true) throw new Error('no such table');
    const again = Table.start(rules, config.value, core.seed ?? '', { edition: edition ?? 0 });
    for (const code of core.answers) expect(again.takeCode(code).ok).toBe(true);
    expect(again.state as GameState).toEqual(core.table?.state);

    const fresh = await seated(updated, game);
    const [newcomer] = await sitDown(updated, fresh.table, fresh.tokens);
    expect(newcomer?.at(fresh.table, 0).state.version).toBe(rules.version);
  });

  it('names both editions where the server is older than the table', async () => {
    const server = await testServer({ games: GAMES });
    const { table, tokens } = await seated(server, 'old-world');
    await server.close();
    const earlier = await testServer({ games: EARLIER, dataDir: server.dataDir });
    const [ada] = await sitDown(earlier, table, tokens);
    const known = EARLIER.get('old-world')?.game.version;
    const version = GAMES.get('old-world')?.game.version;
    expect(ada?.at(table, 0).state.trouble).toMatchObject({
      code: 'other-rules',
      detail: { version, known, age: 'newer' },
    });
  });
});
