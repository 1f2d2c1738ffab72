import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwentTable } from '../gwent-table';

describe('taking turns', () => {
  rule('GW-TURN-001', 'players take turns alternately, whoever begins', () => {
    const hands = { ada: { hand: ['ves', 'ballista'] }, bea: { hand: ['toruviel', 'milva'] } };

    const table = gwentTable(hands);
    table.isAtRest({ turnOf: 'ada' });
    table.ada.plays('ves');
    table.isAtRest({ turnOf: 'bea' });
    table.bea.plays('toruviel');
    table.isAtRest({ turnOf: 'ada' });
    table.ada.usesLeader();
    table.isAtRest({ turnOf: 'bea' });
    table.bea.plays('milva');
    table.isAtRest({ turnOf: 'ada' });

    const reversed = gwentTable({ ...hands, turn: 'bea' });
    reversed.bea.plays('milva');
    reversed.isAtRest({ turnOf: 'ada' });
    reversed.ada.plays('ballista');
    reversed.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-TURN-001', 'nobody acts in the turn of the other', () => {
    const table = gwentTable({ ada: { hand: ['ves'] }, bea: { hand: ['toruviel'] } });
    table.bea.isAsked(null);
    expect(table.scenario.table.answer(1, 'play:toruviel:ranged')).toMatchObject({
      ok: false,
      refusal: { code: 'not-asked' },
    });
    expect(table.bea.hand).toEqual(['toruviel']);
  });

  rule('GW-TURN-002', 'a turn is one of three things: a card, the leader, or a pass', () => {
    const sketch = () => gwentTable({ ada: { hand: ['ves', 'ballista', 'scorch'] }, bea: { hand: ['toruviel'] } });
    sketch().ada.isOffered('turn', ['pass', 'leader', 'play:ves:close', 'play:ballista:siege', 'play:scorch']);

    const playing = sketch();
    playing.ada.plays('ves');
    expect(playing.ada.hand).toEqual(['ballista', 'scorch']);
    expect(playing.ada.view().sides[0]).toMatchObject({ leader: { isUsed: false }, hasPassed: false });
    playing.isAtRest({ turnOf: 'bea' });

    const leading = sketch();
    leading.ada.usesLeader();
    expect(leading.ada.hand).toEqual(['ves', 'ballista', 'scorch']);
    expect(leading.ada.view().sides[0]).toMatchObject({ leader: { isUsed: true }, hasPassed: false });
    leading.isAtRest({ turnOf: 'bea' });

    const passing = sketch();
    passing.ada.passes();
    expect(passing.ada.hand).toEqual(['ves', 'ballista', 'scorch']);
    expect(passing.ada.view().sides[0]).toMatchObject({ leader: { isUsed: false }, hasPassed: true });
    passing.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-TURN-002', 'only cards of the own hand may be played', () => {
    const table = gwentTable({
      ada: { isLeaderUsed: true, hand: ['ves'], deck: ['ballista'], discard: ['catapult'] },
      bea: { hand: ['toruviel'] },
    });
    table.ada.isOffered('turn', ['pass', 'play:ves:close']);
    for (const card of ['play:ballista:siege', 'play:catapult:siege', 'play:toruviel:ranged']) {
      expect(table.scenario.table.answer(0, card)).toMatchObject({ ok: false, refusal: { code: 'not-offered' } });
    }
  });

  rule('GW-TURN-008', 'units that an ability brings belong to the same turn', () => {
    const mustered = gwentTable({
      ada: { faction: 'monsters', hand: ['arachas', 'griffin', 'arachas'], deck: ['arachas-behemoth'] },
      bea: { hand: ['toruviel', 'milva'] },
    });
    mustered.ada.plays('arachas');
    expect(mustered.ada.strengthOf('all')).toBe(14);
    mustered.isAtRest({ turnOf: 'bea' });
    mustered.bea.plays('milva');
    mustered.isAtRest({ turnOf: 'ada' });

    const revived = gwentTable({
      ada: { hand: ['dun-banner-medic', 'ves'], discard: ['siege-technician', 'ballista'] },
      bea: { hand: ['toruviel'] },
    });
    revived.ada.plays('dun-banner-medic');
    revived.bea.isAsked(null);
    revived.ada.picks('siege-technician');
    revived.bea.isAsked(null);
    revived.ada.picks('ballista');
    expect(revived.ada.strengthOf('siege')).toBe(11);
    revived.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-TURN-008', 'a card that Summon or Berserker brings costs neither player a turn', () => {
    const summoned = gwentTable({
      ada: { hand: ['scorch'] },
      bea: { hand: ['toruviel'], ranged: ['cow'], secondary: ['bovine-defense-force'] },
    });
    summoned.ada.plays('scorch');
    expect(summoned.bea.row('close')).toEqual(['bovine-defense-force']);
    summoned.isAtRest({ turnOf: 'bea' });

    const grown = gwentTable({
      ada: {
        faction: 'skellige',
        hand: ['mardroeme'],
        close: ['berserker'],
        secondary: ['transformed-vildkaarl'],
      },
      bea: { hand: ['toruviel'] },
    });
    grown.ada.plays('mardroeme', 'close');
    expect(grown.ada.strengthOf('close')).toBe(14);
    grown.isAtRest({ turnOf: 'bea' });
  });
});

describe('passing', () => {
  rule('GW-TURN-003', 'passing is allowed in every turn: with cards, without, ahead, behind, first or last', () => {
    const sketches = [
      { ada: { hand: ['ves', 'scorch'] }, bea: {} },
      { ada: {}, bea: {} },
      { ada: { hand: ['ves'], close: ['vernon-roche'] }, bea: {} },
      { ada: { hand: ['ves'] }, bea: { ranged: ['milva'] } },
      { ada: { hand: ['ves'] }, bea: { hasPassed: true } },
      { ada: { hand: ['ves'], gems: 1 }, bea: { gems: 1 }, round: 3 },
    ];
    for (const sketch of sketches) {
      const table = gwentTable(sketch);
      expect(table.ada.offers()).toContain('pass');
      table.ada.passes();
      expect(table.told('passed')).toEqual([{ type: 'passed', seat: 0, rule: 'GW-TURN-004' }]);
    }
  });

  rule('GW-TURN-004', 'who has passed takes no further turn in the round, but does in the next', () => {
    const table = gwentTable({
      ada: { hand: ['ves'], close: ['vernon-roche'] },
      bea: { hand: ['toruviel', 'riordain', 'milva'] },
    });

    table.ada.passes();
    table.bea.plays('toruviel');
    table.ada.isAsked(null);
    table.bea.plays('riordain');
    table.ada.isAsked(null);
    table.bea.passes();

    expect(table.state.round).toBe(2);
    expect(table.ada.view().sides.map(({ hasPassed }) => hasPassed)).toEqual([false, false]);
    table.isAtRest({ turnOf: 'ada' });
    table.ada.plays('ves');
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-TURN-005', 'the other player goes on, one play at a time, until they pass as well', () => {
    const table = gwentTable({
      ada: { hand: ['ves'] },
      bea: { hand: ['toruviel', 'riordain'] },
    });

    table.ada.passes();
    table.bea.isOffered('turn', ['pass', 'leader', 'play:toruviel:ranged', 'play:riordain:ranged']);
    table.bea.plays('toruviel');
    table.bea.isOffered('turn', ['pass', 'leader', 'play:riordain:ranged']);
    table.bea.usesLeader();
    table.bea.isOffered('turn', ['pass', 'play:riordain:ranged']);
    table.bea.plays('riordain');
    table.bea.isOffered('turn', ['pass']);
    expect(table.state.round).toBe(1);
    table.bea.passes();
    expect(table.state.round).toBe(2);
  });

  rule('GW-TURN-005', 'it is the same when the second player is the first to pass', () => {
    const table = gwentTable({ ada: { hand: ['ves', 'ballista'] }, bea: { hand: ['toruviel'] }, turn: 'bea' });
    table.bea.passes();
    table.ada.plays('ves');
    table.isAtRest({ turnOf: 'ada' });
    table.ada.plays('ballista');
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-TURN-006', 'the round ends at the second pass, and not before', () => {
    const table = gwentTable({ ada: { hand: ['ves', 'ballista'] }, bea: {} });
    table.ada.plays('ves');
    table.bea.passes();
    expect(table.state.results).toEqual([]);
    table.ada.plays('ballista');
    expect(table.ada.hand).toEqual([]);
    expect(table.state.results).toEqual([]);
    table.isAtRest({ turnOf: 'ada' });
    table.ada.passes();
    expect(table.state.results).toEqual([{ totals: [11, 0], winner: 0 }]);
    expect(table.state.round).toBe(2);
  });

  rule('GW-TURN-006', 'two empty hands do not end the round by themselves', () => {
    const table = gwentTable({ ada: { hand: ['ves'], isLeaderUsed: true }, bea: { isLeaderUsed: true } });
    table.ada.plays('ves');
    table.isAtRest({ turnOf: 'bea' });
    table.bea.passes();
    table.isAtRest({ turnOf: 'ada' });
    expect(table.state.round).toBe(1);
  });

  rule('GW-TURN-007', 'with an empty hand the leader is still there; once used, only passing is left', () => {
    const table = gwentTable({ ada: {}, bea: { hand: ['toruviel', 'milva'] } });

    table.ada.isOffered('turn', ['pass', 'leader']);
    table.ada.usesLeader();
    table.bea.plays('toruviel');
    table.ada.isOffered('turn', ['pass']);
    expect(table.told('passed')).toEqual([]);
    table.ada.passes();
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-TURN-007', 'the same holds for a hand without a playable card, and for a leader without a use', () => {
    const hand = ['decoy', 'commanders-horn'];
    const horns = ['close', 'ranged', 'siege'] as const;
    gwentTable({ ada: { hand, horns }, bea: {} }).ada.isOffered('turn', ['pass', 'leader']);
    gwentTable({ ada: { hand, horns, isLeaderUsed: true }, bea: {} }).ada.isOffered('turn', ['pass']);

    const passive = { faction: 'skellige', leader: 'king-bran-the-unifier' } as const;
    gwentTable({ ada: passive, bea: {} }).ada.isOffered('turn', ['pass']);
  });
});
