import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/game-list';
import { firstOption, ME, OPEN, testServer } from './support/harness';

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
