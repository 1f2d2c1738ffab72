import { adventureGame } from '@medallion/adventure-game';
import { levelsFor } from '@medallion/bots';
import type { CreateBody } from '@medallion/protocol';
import { describe, expect, it } from 'vitest';
import { registryOf } from '../src/games';
import { TestClient } from './support/client';
import { firstOption, ME, OPEN, playOut, type TestServer, testServer } from './support/harness';

const HEROES = ['geralt', 'triss', 'dandelion', 'yarpen'];

const GAMES = registryOf([
  {
    game: adventureGame,
    minSeats: 2,
    maxSeats: 4,
    levels: levelsFor('adventure-game').map(({ id }) => id),
    quickLevels: [],
    canResign: true,
    canDraw: true,
    choiceField: null,
  },
]);

type Guest = TestClient & { readonly token: string };

interface Company {
  readonly table: string;
  readonly invite: string;
  readonly spectate: string;
  readonly people: readonly Guest[];
}

/** Ada, Bea, Cyn and perhaps Dov at one table of the Adventure Game, everybody watching. */
async function company(server: TestServer, size: number, more: Partial<CreateBody> = {}): Promise<Company> {
  const people = await Promise.all(['Ada', 'Bea', 'Cyn', 'Dov'].slice(0, size).map((name) => server.arrives(name)));
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody came');
  const config = { heroes: HEROES.slice(0, size) };
  const order = { game: 'adventure-game', config, ready: true, ...more };
  const { table, keys } = await server.opens(host.token, [ME, ...others.map(() => OPEN)], order);
  for (const guest of others) await guest.does({ type: 'join', table, key: keys.invite, ready: true });
  for (const [seat, guest] of people.entries()) await guest.watch(table, seat);
  return { table, invite: keys.invite, spectate: keys.spectate, people };
}

/** The seat that is asked now, and who sits there. */
async function asked({ table, people }: Company): Promise<readonly [Guest, number]> {
  const isAsked = (guest: Guest, seat: number) =>
    guest.seen.has(`${table} ${seat}`) && guest.at(table, seat).state.question !== null;
  await TestClient.anyUntil(people, () => people.some(isAsked));
  const seat = people.findIndex(isAsked);
  const guest = people[seat];
  if (guest === undefined) throw new Error('nobody is asked');
  return [guest, seat];
}

async function playOne(party: Company): Promise<number> {
  const [guest, seat] = await asked(party);
  const { moves } = guest.at(party.table, seat).state;
  await guest.answers(party.table, seat, firstOption(guest, party.table, seat));
  await Promise.all(party.people.map((one, index) => one.until(() => one.at(party.table, index).state.moves > moves)));
  return seat;
}

function seatOf(party: Company, seat: number): Guest {
  const guest = party.people[seat];
  if (guest === undefined) throw new Error(`nobody at ${seat}`);
  return guest;
}

describe('a table for more than two', () => {
  it('seats four and no fifth, begins when all are ready, and shows a spectator what a spectator may see', async () => {
    const server = await testServer({ games: GAMES });
    const party = await company(server, 4);
    const { table, invite, spectate } = party;
    const eve = await server.arrives('Eve');
    expect(await eve.isRefused({ type: 'join', table, key: invite })).toBe('table-full');
    const seen = await eve.watch(table, 'spectator', spectate);
    expect(seen.state).toMatchObject({ phase: 'playing', question: null });
    for (let answers = 0; answers < 12; answers++) await playOne(party);
    const live = await server.hall.find(table);
    await eve.until(() => eve.at(table, 'spectator').state.moves === 12);
    const view = JSON.parse(JSON.stringify(live?.core.table?.view('spectator')));
    expect(eve.at(table, 'spectator').state.view).toEqual(view);
    expect(eve.at(table, 'spectator').state.view).not.toEqual(seatOf(party, 0).at(table, 0).state.view);
  });

  it('is refused with fewer or more seats than heroes', async () => {
    const server = await testServer({ games: GAMES });
    const { token } = await server.guest('Ada');
    const order = { game: 'adventure-game', config: { heroes: HEROES.slice(0, 3) } };
    await expect(server.opens(token, [ME, OPEN], order)).rejects.toThrow('wrong-seats');
    await expect(server.opens(token, [ME], { ...order, config: { heroes: ['geralt'] } })).rejects.toThrow('bad-config');
  });

  it('goes back only when every opponent agrees', async () => {
    const party = await company(await testServer({ games: GAMES }), 3);
    const { table } = party;
    const by = await playOne(party);
    const mover = seatOf(party, by);
    const others = [0, 1, 2].filter((seat) => seat !== by);
    await mover.does({ type: 'ask-take-back', table, seat: by });
    await mover.until(() => mover.at(table, by).state.takeBack !== null);
    expect(mover.at(table, by).state.takeBack?.waitsFor).toEqual(others);
    const [first = 0, second = 0] = others;
    const agree = (seat: number) => ({ type: 'consent', table, seat, to: 'take-back', agree: true }) as const;
    await seatOf(party, first).does(agree(first));
    expect(await seatOf(party, first).isRefused(agree(first))).toBe('no-offer');
    await mover.until(() => mover.at(table, by).state.takeBack?.waitsFor.length === 1);
    expect(mover.at(table, by).state.moves).toBe(1);
    await seatOf(party, second).does(agree(second));
    await mover.until(() => mover.at(table, by).state.moves === 0);
  });

  it('does not go back when one of them refuses', async () => {
    const party = await company(await testServer({ games: GAMES }), 3);
    const { table } = party;
    const by = await playOne(party);
    const mover = seatOf(party, by);
    const [first = 0, second = 0] = [0, 1, 2].filter((seat) => seat !== by);
    await mover.does({ type: 'ask-take-back', table, seat: by });
    await seatOf(party, first).does({ type: 'consent', table, seat: first, to: 'take-back', agree: true });
    await seatOf(party, second).does({ type: 'consent', table, seat: second, to: 'take-back', agree: false });
    await mover.until(() => mover.at(table, by).log.some((line) => line.kind === 'take-back-refused'));
    expect(mover.at(table, by).state).toMatchObject({ moves: 1, takeBack: null });
  });

  it('is not ended by one of several people, neither by resigning nor by a draw', async () => {
    const party = await company(await testServer({ games: GAMES }), 3);
    const { table } = party;
    const ada = seatOf(party, 0);
    expect(ada.at(table, 0).state).toMatchObject({ canResign: false, canDraw: false });
    expect(await ada.isRefused({ type: 'resign', table, seat: 0 })).toBe('others-play-on');
    expect(await ada.isRefused({ type: 'offer-draw', table, seat: 0 })).toBe('not-in-this-game');
  });

  it('goes on with a bot for whoever runs out of time, until they come back', async () => {
    const server = await testServer({ games: GAMES, botWorkers: 0 });
    const party = await company(server, 3, { clock: { kind: 'live', move: 4, bank: 0 } });
    const { table } = party;
    const [, late] = await asked(party);
    const inTime = [0, 1, 2].filter((seat) => seat !== late);
    const witness = inTime[0] ?? 0;
    const other = seatOf(party, witness);
    // Several seats may be asked at once, and only one of them is to be late.
    for (const seat of inTime) {
      const guest = seatOf(party, seat);
      while (guest.at(table, seat).state.question !== null) {
        await guest.answers(table, seat, firstOption(guest, table, seat));
      }
    }
    await other.until(() => other.at(table, witness).state.waitingFor.every(({ seat }) => seat === late));
    server.time.pass(4_001);
    await other.until(() => other.at(table, witness).state.seats[late]?.isStandIn === true);
    expect(other.at(table, witness).log.some(({ kind, seat }) => kind === 'time-out' && seat === late)).toBe(true);
    expect(await seatOf(party, late).does({ type: 'join', table })).toEqual({ seat: late });
  });

  it('goes on with a bot for whoever leaves', async () => {
    const server = await testServer({ games: GAMES, botWorkers: 0 });
    const party = await company(server, 3);
    const { table, people } = party;
    const [mover, seat] = await asked(party);
    await mover.does({ type: 'leave', table, seat, bot: 'peddler' });
    const witness = (seat + 1) % 3;
    const other = people[witness] ?? mover;
    await other.until(() => other.at(table, witness).state.seats[seat]?.isStandIn === true);
    await other.until(() => other.at(table, witness).state.moves > 0);
    expect(await mover.does({ type: 'join', table })).toEqual({ seat });
  });

  it('ends when the last person leaves it to the bots', async () => {
    const server = await testServer({ games: GAMES, botWorkers: 0 });
    const party = await company(server, 3);
    const { table } = party;
    for (const seat of [0, 1, 2]) await seatOf(party, seat).does({ type: 'leave', table, seat, bot: 'peddler' });
    const live = await server.hall.find(table);
    expect(live?.core.outcome).toMatchObject({ by: 'abandoned', places: [1, 1, 1] });
    expect(await seatOf(party, 0).isRefused({ type: 'rematch', table })).toBe('not-seated');
  });
});

describe('seats of a rematch', () => {
  it('move on by one, for three as for two', async () => {
    const server = await testServer();
    const people = await Promise.all(['Ada', 'Bea', 'Cyn'].map((name) => server.arrives(name)));
    const [ada, bea, cyn] = people;
    if (ada === undefined || bea === undefined || cyn === undefined) throw new Error('nobody came');
    const { table, keys } = await server.opens(ada.token, [ME, OPEN, OPEN], { ready: true });
    for (const guest of [bea, cyn]) await guest.does({ type: 'join', table, key: keys.invite, ready: true });
    for (const [seat, guest] of people.entries()) await guest.watch(table, seat);
    await playOut(table, [
      [ada, 0],
      [bea, 1],
      [cyn, 2],
    ]);
    const { table: next } = (await bea.does({ type: 'rematch', table })) as { table: string };
    await bea.watch(next, 0);
    expect(bea.at(next, 0).state.seats.map(({ name, isReady }) => [name, isReady])).toEqual([
      ['Bea', true],
      ['Cyn', false],
      ['Ada', false],
    ]);
  });

  it('stay as they are for somebody who plays alone', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const { table } = await server.opens(ada.token, [ME], { ready: true });
    await ada.watch(table, 0);
    await playOut(table, [[ada, 0]]);
    expect(ada.at(table, 0).state.outcome).toMatchObject({ by: 'game', places: [1] });
    const { table: next } = (await ada.does({ type: 'rematch', table })) as { table: string };
    await ada.watch(next, 0);
    expect(ada.at(next, 0).state.phase).toBe('playing');
  });
});
