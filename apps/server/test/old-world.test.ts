import { type Module, oldWorldWith } from '@medallion/old-world';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/game-list';
import { type GameEntry, registryOf } from '../src/games';
import { firstOption, ME, OPEN, testServer } from './support/harness';

const EVERY_MODULE = [
  ...['advanced-cards', 'adventure-pack', 'bombs', 'legendary-hunt'],
  ...['lost-mount', 'monster-trail', 'mutagens', 'unique-cards'],
];

describe('the modules of a table', () => {
  it('stand in every list of tables and behind its link, by their ids, whatever was chosen about them', async () => {
    const server = await testServer({ games: GAMES });
    const [ada, bea] = [await server.guest('Ada'), await server.guest('Bea')];
    const hunt = { id: 'legendary-hunt', options: { side: 'b', monster: 'frightener' } };
    const modules = [...EVERY_MODULE.filter((id) => id !== hunt.id), hunt];
    const order = { game: 'old-world', config: { players: 2, modules }, visibility: 'listed' } as const;
    const { table, keys } = await server.opens(ada.token, [ME, OPEN], order);
    const plain = await server.opens(ada.token, [ME, OPEN], { ...order, config: { players: 2 } });
    const modulesIn = ({ modules }: { readonly modules: readonly string[] }) => modules.toSorted();
    type Listed = { readonly tables: readonly { readonly id: string; readonly modules: readonly string[] }[] };
    for (const [list, token] of [
      ['mine', ada.token],
      ['open', bea.token],
    ] as const) {
      const { tables }: Listed = (await server.api(`/api/tables?list=${list}`, token)).body;
      expect(new Map(tables.map((summary) => [summary.id, modulesIn(summary)])), list).toEqual(
        new Map([
          [table, EVERY_MODULE],
          [plain.table, []],
        ]),
      );
    }
    const behind: { readonly table: Listed['tables'][number] } = (
      await server.api(`/api/tables/${table}?key=${keys.invite}`, bea.token)
    ).body;
    expect(modulesIn(behind.table)).toEqual(EVERY_MODULE);
  });

  it.each([
    [['the-moon'], { path: 'modules[0]', problem: 'unknown-module', module: 'the-moon' }],
    [['solo'], { path: 'modules[0]', problem: 'unknown-module', module: 'solo' }],
    [
      ['bombs', { id: 'mutagens', level: 2 }],
      { path: 'modules[1].level', problem: 'unknown-setting', module: 'mutagens' },
    ],
    [['bombs', 'hunt-words'], { path: 'modules[1]', problem: 'unknown-module', module: 'hunt-words' }],
    [['lost-mount', 'lost-mount'], { path: 'modules[1]', problem: 'module-named-twice', module: 'lost-mount' }],
    [
      ['lost-mount', { id: 'legendary-hunt', options: { side: 'c' } }],
      { path: 'modules[1].options.side', problem: 'option-out-of-range', module: 'legendary-hunt' },
    ],
    [
      [{ id: 'legendary-hunt', options: { side: 'a', moon: 'full' } }],
      { path: 'modules[0].options.moon', problem: 'option-out-of-range', module: 'legendary-hunt' },
    ],
    [
      [{ id: 'advanced-cards', options: { kinds: ['the-moon'] } }],
      { path: 'modules[0].options.kinds.0', problem: 'option-out-of-range', module: 'advanced-cards' },
    ],
    [
      [{ id: 'lost-mount', options: 3 }],
      { path: 'modules[0].options', problem: 'module-without-options', module: 'lost-mount' },
    ],
  ])('are refused with their place: %j', async (modules, detail) => {
    const server = await testServer({ games: GAMES });
    const { token } = await server.guest('Ada');
    const order = { id: 'c1', game: 'old-world', config: { players: 2, modules }, seats: [ME, OPEN] };
    const refused = await server.api('/api/tables', token, order);
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'bad-config', detail } } });
  });

  it('are refused with the rule that forbids one beside another', async () => {
    // A stand-in by the name of the box that some modules keep away from by rules of their own.
    const wildHunt: Module = { manifest: { id: 'wild-hunt', comes: 'by-choice' } };
    const entry = { ...GAMES.get('old-world'), game: oldWorldWith([wildHunt]) } as GameEntry;
    const server = await testServer({ games: registryOf([entry]) });
    const { token } = await server.guest('Ada');
    for (const [module, rule] of [
      ['lost-mount', 'OW-COMBINE-007'],
      ['adventure-pack', 'OW-COMBINE-006'],
      ['legendary-hunt', 'OW-COMBINE-002'],
    ] as const) {
      const config = { players: 2, modules: ['wild-hunt', module] };
      const order = { id: `with-${module}`, game: 'old-world', config, seats: [ME, OPEN] };
      const refused = await server.api('/api/tables', token, order);
      const pairs = [{ modules: expect.arrayContaining(['wild-hunt', module]), rule }];
      const detail = { path: 'modules', problem: 'modules-exclude-each-other', rule, pairs };
      expect(refused, module).toMatchObject({ status: 400, body: { error: { code: 'bad-config', detail } } });
    }
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
