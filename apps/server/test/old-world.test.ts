import { type Module, oldWorldWith } from '@medallion/old-world';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/game-list';
import { type GameEntry, registryOf } from '../src/games';
import { firstOption, ME, OPEN, testServer } from './support/harness';

describe('the modules of a table', () => {
  it.each([
    [['the-moon'], { path: 'modules[0]', problem: 'unknown-module' }],
    [['solo'], { path: 'modules[0]', problem: 'unknown-module' }],
    [['lost-mount', 'lost-mount'], { path: 'modules[1]', problem: 'module-named-twice' }],
    [
      ['lost-mount', { id: 'legendary-hunt', options: { side: 'c' } }],
      { path: 'modules[1].options.side', problem: 'option-out-of-range' },
    ],
    [[{ id: 'lost-mount', options: 3 }], { path: 'modules[0].options', problem: 'module-without-options' }],
  ])('are refused with their place: %j', async (modules, detail) => {
    const server = await testServer({ games: GAMES });
    const { token } = await server.guest('Ada');
    const order = { id: 'c1', game: 'old-world', config: { players: 2, modules }, seats: [ME, OPEN] };
    const refused = await server.api('/api/tables', token, order);
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'bad-config', detail } } });
  });

  it('are refused with the rule that forbids one beside another', async () => {
    const strict: Module = {
      manifest: { id: 'strict', comes: 'by-choice', excludes: { 'lost-mount': 'OW-COMBINE-007' } },
    };
    const entry = { ...GAMES.get('old-world'), game: oldWorldWith([strict]) } as GameEntry;
    const server = await testServer({ games: registryOf([entry]) });
    const { token } = await server.guest('Ada');
    const config = { players: 2, modules: ['lost-mount', 'strict'] };
    const refused = await server.api('/api/tables', token, { id: 'c1', game: 'old-world', config, seats: [ME, OPEN] });
    const detail = { path: 'modules', problem: 'modules-exclude-each-other', rule: 'OW-COMBINE-007' };
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'bad-config', detail } } });
  });
});

describe('Old World at the server', () => {
  it('is played by two people, each through their own eyes', async () => {
    const server = await testServer({ games: GAMES });
    const [ada, bea] = await Promise.all(['Ada', 'Bea'].map((name) => server.arrives(name)));
    if (ada === undefined || bea === undefined) throw new Error('nobody came');
    const order = { game: 'old-world', config: { players: 2 }, ready: true };
    const { table, keys } = await server.opens(ada.token, [ME, OPEN], order);
    await bea.does({ type: 'join', table, key: keys.invite, ready: true });
    const people = [ada, bea];
    for (const [seat, guest] of people.entries()) await guest.watch(table, seat);
    for (let answers = 0; answers < 20; answers++) {
      const seat = people.findIndex((guest, index) => guest.at(table, index).state.question !== null);
      const guest = people[seat];
      if (guest === undefined) throw new Error('nobody is asked');
      await guest.answers(table, seat, firstOption(guest, table, seat));
      await Promise.all(people.map((one, index) => one.until(() => one.at(table, index).state.moves > answers)));
    }
    const live = await server.hall.find(table);
    for (const [seat, guest] of people.entries()) {
      const due = JSON.parse(JSON.stringify(live?.core.table?.view(seat)));
      await guest.until(() => guest.at(table, seat).state.moves === 20);
      expect(guest.at(table, seat).state.view).toEqual(due);
    }
    expect(ada.at(table, 0).state.view).not.toEqual(bea.at(table, 1).state.view);
  });
});
