import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { type GwentTable, gwentTable, type SideSketch, type TableSketch } from '../gwent-table';

const SEEDS = Array.from({ length: 12 }, (_, seed) => `tide ${seed}`);

/** The second round is about to end; Bea wins it with a hero and so starts the third. */
function secondRound(ada: SideSketch, bea: SideSketch = {}, rest: Partial<TableSketch> = {}): GwentTable {
  return gwentTable({
    ada: { faction: 'skellige', gems: 2, hasPassed: true, ...ada },
    bea: { ranged: ['iorveth'], gems: 1, ...bea },
    turn: 'bea',
    round: 2,
    ...rest,
  });
}

function risen(table: GwentTable): readonly string[] {
  return table.told('placed').flatMap((event) => (event.cause === 'skellige' ? [event.card] : []));
}

describe('Skellige', () => {
  rule('GW-SKE-001', 'places two non-hero units of the own discard pile at the start of the third round', () => {
    const table = secondRound(
      { discard: ['udalryk', 'svanrige', 'madman-lugos'], hand: ['vesemir'] },
      { discard: ['milva'], hand: ['toruviel'] },
    );
    table.bea.passes();

    expect(table.state.round).toBe(3);
    expect([table.ada.row('close').length, table.ada.discard.length]).toEqual([2, 1]);
    expect([...table.ada.row('close'), ...table.ada.discard].sort()).toEqual(['madman-lugos', 'svanrige', 'udalryk']);
    expect([table.bea.row('ranged'), table.bea.discard]).toEqual([[], ['milva', 'iorveth']]); // not Skellige
    expect(table.told('placed')).toMatchObject([
      { seat: 0, side: 0, from: 'discard', cause: 'skellige' },
      { seat: 0, side: 0, from: 'discard', cause: 'skellige' },
    ]);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-SKE-001', 'does so in no other round, and with fewer than two units places what there is', () => {
    const second = gwentTable({
      ada: { faction: 'skellige', discard: ['udalryk', 'svanrige'] },
      bea: {},
      round: 1,
    });
    second.endsRound();
    expect(second.state.round).toBe(2);
    expect(risen(second)).toEqual([]);

    const one = secondRound({ discard: ['hjalmar', 'udalryk', 'scorch'] });
    one.bea.passes();
    expect(risen(one)).toEqual(['udalryk']);
    expect(one.ada.discard).toEqual(['hjalmar', 'scorch']);

    const none = secondRound({ discard: ['hjalmar'] }, { discard: ['milva', 'toruviel'] });
    none.bea.passes();
    expect(risen(none)).toEqual([]);
    none.isAtRest({ turnOf: 'bea' });

    const over = secondRound({ discard: ['udalryk', 'svanrige'], gems: 1 });
    over.bea.passes();
    expect(risen(over)).toEqual([]);
    over.isOver({ winner: 'bea' });
  });

  rule('GW-SKE-001', 'draws also what has only just been cleared from the battlefield', () => {
    const table = secondRound({ close: ['udalryk'], siege: ['holger-blackhand'] });
    table.bea.passes();
    expect([table.ada.row('close'), table.ada.row('siege')]).toEqual([['udalryk'], ['holger-blackhand']]);
    expect(table.ada.discard).toEqual([]);
  });

  rule('GW-SKE-002', 'draws the two blind, and passes over whatever is not a non-hero unit', () => {
    const discard = [
      'udalryk',
      'hjalmar',
      'svanrige',
      'scorch',
      'donar-an-hindar',
      'decoy',
      'biting-frost',
      'mardroeme',
    ];
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const table = secondRound({ discard }, {}, { seed });
      table.bea.passes();
      const drawn = risen(table);
      expect(drawn).toHaveLength(2); // never short of two because a hero or a special card was on top
      for (const card of drawn) seen.add(card);
      expect([...table.ada.discard, ...drawn].sort()).toEqual([...discard].sort());
      expect(table.ada.offers()).toEqual([]); // nobody was asked which ones
      table.isAtRest({ turnOf: 'bea' });
    }
    expect([...seen].sort()).toEqual(['donar-an-hindar', 'svanrige', 'udalryk']);
  });

  rule('GW-SKE-003', 'places them before the first turn with their abilities: a Spy crosses over and draws two', () => {
    const table = secondRound({
      discard: ['prince-stennis', 'udalryk'],
      deck: ['svanrige', 'madman-lugos', 'donar-an-hindar'],
    });
    table.bea.passes();

    expect(table.bea.row('close')).toEqual(['prince-stennis']);
    expect(table.ada.row('close')).toEqual(['udalryk']);
    expect(table.ada.hand).toEqual(['donar-an-hindar', 'madman-lugos']);
    expect(table.told('drew')).toMatchObject([{ seat: 0, rule: 'GW-SPY-003' }]);
    const types = table.scenario.told.map((event) => event.type);
    expect(types.lastIndexOf('placed')).toBeGreaterThan(types.indexOf('round-started'));
    table.isAtRest({ turnOf: 'bea' }); // it has used nobody's turn

    const agile = secondRound({ discard: ['olaf'] });
    agile.bea.passes();
    agile.ada.isOffered('row', ['close', 'ranged']);
    agile.bea.isAsked(null);
    agile.ada.picks('ranged');
    expect(agile.ada.row('ranged')).toEqual(['olaf']);
    agile.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-SKE-003', 'draws both cards before the first is placed, so a Medic cannot revive the second', () => {
    const firsts = new Set<string>();
    for (const seed of SEEDS) {
      const table = secondRound({ discard: ['birna-bran', 'udalryk'] }, {}, { seed });
      table.bea.passes();
      table.isAtRest({ turnOf: 'bea' });
      expect([...risen(table)].sort()).toEqual(['birna-bran', 'udalryk']);
      firsts.add(risen(table)[0] ?? '');
    }
    expect(firsts.size).toBe(2); // each of them came first now and then
  });

  rule('GW-SKE-003', 'places them one after the other, and each resolves its ability before the next', () => {
    const table = secondRound(
      { discard: ['clan-dimun-pirate', 'clan-dimun-pirate'] },
      { faction: 'monsters', close: ['fiend'] },
      { rolls: [0] },
    );
    table.bea.passes();
    // the first Pirate burns the Fiend, tied with it; the second Pirate burns the first
    expect(table.told('scorched').map(({ losses }) => losses)).toEqual([
      [{ side: 1, row: 'close', card: 'fiend' }],
      [{ side: 0, row: 'ranged', card: 'clan-dimun-pirate' }],
    ]);
    expect(table.ada.row('ranged')).toEqual(['clan-dimun-pirate']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-SKE-004', 'on both sides goes by turn order: who starts the third round resolves first', () => {
    for (const winner of ['ada', 'bea'] as const) {
      const strong = { close: ['geralt-of-rivia'], gems: 1 };
      const weak = { gems: 2 };
      const table = gwentTable({
        ada: { faction: 'skellige', discard: ['udalryk', 'svanrige'], ...(winner === 'ada' ? strong : weak) },
        bea: { faction: 'skellige', discard: ['donar-an-hindar', 'vesemir'], ...(winner === 'bea' ? strong : weak) },
        turn: winner === 'ada' ? 'bea' : 'ada',
        round: 2,
      });
      table.endsRound();

      const first = winner === 'ada' ? 0 : 1;
      const order = [first, first, 1 - first, 1 - first];
      expect(table.told('placed').map((event) => event.seat)).toEqual(order);
      expect(table.state.starter).toBe(first);
      table.isAtRest({ turnOf: winner });
    }
  });
});
