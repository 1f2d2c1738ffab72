import type { RuleId } from '@medallion/rulebook';
import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwentTable, type Player, ROW_NAMES } from '../gwent-table';

/** Every card on the player's side, in the order of the alphabet. */
function army(player: Player): readonly string[] {
  return ROW_NAMES.flatMap((row) => player.row(row)).sort();
}

describe('Muster', () => {
  rule('GW-MUSTER-001', 'plays all cards it names from hand and deck at once', () => {
    const table = gwentTable({
      ada: { hand: ['nekker', 'nekker', 'fiend'], deck: ['griffin', 'nekker'] },
      bea: { hand: ['nekker'], deck: ['nekker'] },
    });

    table.ada.plays('nekker');

    expect(table.ada.row('close')).toEqual(['nekker', 'nekker', 'nekker']);
    expect([table.ada.hand, table.ada.deck]).toEqual([['fiend'], ['griffin']]);
    expect([table.bea.hand, table.bea.deck]).toEqual([['nekker'], ['nekker']]); // only the own cards
    expect(table.told('placed').map(({ card, from, cause }) => [card, from, cause])).toEqual([
      ['nekker', 'hand', 'muster'],
      ['nekker', 'deck', 'muster'],
    ]);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-MUSTER-002', 'holds no copy back, neither in hand nor in the deck, and asks nobody', () => {
    const maiden = 'clan-drummond-shield-maiden'; // who does not call on her own
    const table = gwentTable({
      ada: { hand: ['cerys', maiden, 'svanrige', maiden], deck: [maiden, 'udalryk', maiden] },
      bea: { hand: ['toruviel'] },
    });

    table.ada.plays('cerys');

    expect(table.ada.row('close')).toEqual(['cerys', maiden, maiden, maiden, maiden]);
    expect([table.ada.hand, table.ada.deck]).toEqual([['svanrige'], ['udalryk']]);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-MUSTER-002', 'fetches no hero it does not name', () => {
    const table = gwentTable({
      ada: { hand: ['geralt-of-rivia', 'cirilla-fiona-elen-riannon'], deck: ['cerys', 'roach', 'triss-merigold'] },
      bea: {},
    });
    table.ada.plays('geralt-of-rivia');
    expect(table.ada.row('close')).toEqual(['geralt-of-rivia', 'roach']);
    expect(table.ada.hand).toEqual(['cirilla-fiona-elen-riannon']);
  });

  rule('GW-MUSTER-003', 'ends with a shuffle of the deck', () => {
    const rest = ['fiend', 'griffin', 'werewolf', 'forktail', 'frightener', 'gargoyle'];
    const orders = ['one', 'two', 'three'].map((seed) => {
      const table = gwentTable({ ada: { hand: ['nekker'], deck: rest }, bea: { deck: ['toruviel', 'milva'] }, seed });
      table.ada.plays('nekker');
      expect(table.told('shuffled')).toEqual([{ type: 'shuffled', seat: 0, rule: 'GW-MUSTER-003' }]);
      expect([...table.ada.deck].sort()).toEqual([...rest].sort());
      expect(table.bea.deck).toEqual(['toruviel', 'milva']);
      return table.ada.deck.join(' ');
    });
    expect(new Set([...orders, rest.join(' ')]).size).toBe(4);
  });

  rule('GW-MUSTER-004', 'leaves the discard pile and the secondary deck alone', () => {
    const table = gwentTable({
      ada: { hand: ['nekker'], deck: ['nekker'], discard: ['nekker'], secondary: ['nekker'] },
      bea: { discard: ['nekker'] },
    });
    table.ada.plays('nekker');
    expect(army(table.ada)).toEqual(['nekker', 'nekker']);
    expect([table.ada.discard, table.ada.secondary, table.bea.discard]).toEqual([['nekker'], ['nekker'], ['nekker']]);
  });

  rule(
    'GW-MUSTER-005',
    'places each card in its own row, and all of them before the first resolves its ability',
    () => {
      const table = gwentTable({
        ada: { hand: ['arachas', 'arachas'], deck: ['arachas-behemoth', 'fiend', 'arachas'] },
        bea: {},
      });

      table.ada.plays('arachas');

      expect(table.ada.row('close')).toEqual(['arachas', 'arachas', 'arachas']);
      expect(table.ada.row('siege')).toEqual(['arachas-behemoth']);
      // Three cards came; then the caller's Muster ends, and the Muster of each of the three finds nothing more.
      const order = table.scenario.told.map(({ type }) => type).slice(1);
      expect(order).toEqual(['placed', 'placed', 'placed', 'shuffled', 'shuffled', 'shuffled', 'shuffled']);
      table.isAtRest({ turnOf: 'bea' });
    },
  );
});

describe('who calls whom', () => {
  const strangers = [
    'fiend',
    'ves',
    'roach',
    'clan-drummond-shield-maiden',
    'gaunter-odimm',
    'cerys',
    'geralt-of-rivia',
  ];

  /** The caller is played with all it calls in hand and deck, then with each alone: these come, nothing else does. */
  function calls(id: RuleId, caller: string, called: readonly string[], others: readonly string[] = []): void {
    rule(id, `${caller} calls ${called.join(', ')} and nobody else`, () => {
      const stay = [...strangers, ...others].filter((card) => card !== caller && !called.includes(card));
      for (const there of [called, ...called.map((card) => [card])]) {
        const table = gwentTable({ ada: { hand: [caller, ...there], deck: [...stay, ...there] }, bea: {} });

        table.ada.plays(caller);

        expect(army(table.ada)).toEqual([caller, ...there, ...there].sort());
        expect(table.ada.hand).toEqual([]);
        expect([...table.ada.deck].sort()).toEqual([...stay].sort());
        table.isAtRest({ turnOf: 'bea' });
      }
    });
  }

  calls('GW-MUSTER-006', 'arachas', ['arachas', 'arachas-behemoth']);
  calls('GW-MUSTER-006', 'arachas-behemoth', ['arachas', 'arachas-behemoth']);

  const crones = ['crone-brewess', 'crone-weavess', 'crone-whispess'];
  const vampires = ['bruxa', 'ekimmara', 'fleder', 'garkain', 'katakan'].map((name) => `vampire-${name}`);
  for (const crone of crones) calls('GW-MUSTER-007', crone, crones, vampires);
  for (const vampire of vampires) calls('GW-MUSTER-007', vampire, vampires, crones);

  const alike = [
    ...['ghoul', 'nekker', 'dwarven-skirmisher', 'elven-skirmisher', 'havekar-smuggler', 'light-longship'],
    'gaunter-odimm-darkness',
  ];
  for (const card of alike) calls('GW-MUSTER-008', card, [card], alike);

  calls('GW-MUSTER-009', 'gaunter-odimm', ['gaunter-odimm-darkness']);
  calls('GW-MUSTER-009', 'cerys', ['clan-drummond-shield-maiden']);
  calls('GW-MUSTER-009', 'geralt-of-rivia', ['roach'], ['cirilla-fiona-elen-riannon']);
  calls('GW-MUSTER-009', 'cirilla-fiona-elen-riannon', ['roach']);

  for (const [called, callers] of [
    ['gaunter-odimm-darkness', ['gaunter-odimm']],
    ['clan-drummond-shield-maiden', ['cerys', 'clan-drummond-shield-maiden']],
    ['roach', ['geralt-of-rivia', 'cirilla-fiona-elen-riannon']],
  ] as const) {
    rule('GW-MUSTER-009', `${called} does not call ${callers.join(', ')}`, () => {
      const table = gwentTable({ ada: { hand: [called], deck: callers }, bea: {} });
      table.ada.plays(called);
      expect(army(table.ada)).toEqual([called]);
      expect([...table.ada.deck].sort()).toEqual([...callers].sort());
    });
  }
});
