import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { type GwentTable, gwentTable } from '../gwent-table';

const RESULTS = ['ada', 'bea', 'draw'] as const;
type Result = (typeof RESULTS)[number];

/** A game of two factions that have no power left once it has begun, with one strong unit a round. */
function game(): GwentTable {
  const side = { faction: 'scoiatael', hand: ['milva', 'milva', 'milva'], isLeaderUsed: true } as const;
  return gwentTable({ ada: side, bea: side });
}

/** One round that ends as told: its winner plays a unit, everybody else passes. */
function playRound(table: GwentTable, result: Result): void {
  if (result !== 'draw') {
    const loser = result === 'ada' ? table.bea : table.ada;
    if (loser.offers().length > 0) loser.passes();
    table[result].plays('milva');
  }
  table.endsRound();
}

/** Plays rounds with these results until the game is over, and says how many it took. */
function rounds(table: GwentTable, results: readonly Result[]): number {
  for (const [index, result] of results.entries()) {
    playRound(table, result);
    if (table.scenario.table.isOver) return index + 1;
  }
  return Number.POSITIVE_INFINITY;
}

describe('gems', () => {
  rule('GW-GEM-001', 'each lost round costs one gem, and so the gems tell how many were lost', () => {
    for (const [results, gems] of [
      [['ada'], [2, 1]],
      [['bea'], [1, 2]],
      [['draw'], [1, 1]],
      [
        ['ada', 'bea'],
        [1, 1],
      ],
      [
        ['ada', 'ada'],
        [2, 0],
      ],
      [
        ['bea', 'draw'],
        [0, 1],
      ],
      [
        ['bea', 'ada', 'ada'],
        [1, 0],
      ],
    ] as const) {
      const table = game();
      for (const result of results) playRound(table, result);
      expect([table.ada.gems, table.bea.gems], results.join()).toEqual(gems);
    }
  });

  rule('GW-GEM-002', 'a player without gems has lost, and the other wins', () => {
    const adaWins = gwentTable({ ada: { close: ['ves'], gems: 1 }, bea: { gems: 1 } });
    adaWins.endsRound();
    adaWins.isOver({ winner: 'ada' });
    expect(adaWins.scenario.table.outcome).toEqual({ places: [1, 2], reason: 'gems', together: null });
    expect(adaWins.told('game-ended')).toEqual([{ type: 'game-ended', winner: 0, rule: 'GW-GEM-002' }]);

    const beaWins = gwentTable({ ada: { gems: 1 }, bea: { ranged: ['toruviel'], gems: 2 } });
    beaWins.endsRound();
    beaWins.isOver({ winner: 'bea' });
    expect(beaWins.scenario.table.outcome).toEqual({ places: [2, 1], reason: 'gems', together: null });
  });

  rule('GW-GEM-002', 'with a gem left nobody has lost yet', () => {
    const table = gwentTable({ ada: { close: ['ves'], gems: 1 }, bea: { gems: 2 } });
    table.endsRound();
    expect([table.ada.gems, table.bea.gems]).toEqual([1, 1]);
    expect(table.scenario.table.isOver).toBe(false);
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-GEM-003', 'when both lose the last gem at once, the game is a draw', () => {
    const table = gwentTable({ ada: { close: ['ves'], gems: 1 }, bea: { close: ['zoltan-chivay'], gems: 1 } });
    table.endsRound();
    table.isOver({ winner: null });
    expect(table.scenario.table.outcome).toEqual({ places: [1, 1], reason: 'draw', together: null });
    expect(table.told('game-ended')).toEqual([{ type: 'game-ended', winner: null, rule: 'GW-GEM-003' }]);
  });

  rule('GW-GEM-004', 'the game ends at once: no power, no clearing, no Summon, no further round', () => {
    const table = gwentTable({
      ada: { close: ['vernon-roche'], deck: ['ves'], horns: ['close'], weather: ['biting-frost'] },
      bea: {
        faction: 'monsters',
        gems: 1,
        close: ['griffin'],
        ranged: ['cow'],
        secondary: ['bovine-defense-force'],
      },
      round: 2,
    });

    table.endsRound();

    table.isOver({ winner: 'ada' });
    expect([table.ada.hand, table.ada.deck]).toEqual([[], ['ves']]);
    expect([table.ada.row('close'), table.bea.row('close')]).toEqual([['vernon-roche'], ['griffin']]);
    expect(table.bea.row('ranged')).toEqual(['cow']);
    expect([table.ada.discard, table.bea.discard, table.weather]).toEqual([[], [], ['biting-frost']]);
    expect(table.scenario.told.slice(-2).map(({ type }) => type)).toEqual(['round-ended', 'game-ended']);
    expect(table.state.round).toBe(2);
    expect(table.scenario.table.answer(0, 'pass')).toMatchObject({ ok: false, refusal: { code: 'game-over' } });
  });

  rule('GW-GEM-004', 'Skellige returns in a third round only if there is one', () => {
    const sketch = (gems: number) =>
      gwentTable({
        ada: { faction: 'skellige', gems, discard: ['svanrige', 'udalryk'] },
        bea: { close: ['griffin'], gems: 1 },
        round: 2,
      });

    const goesOn = sketch(2);
    goesOn.endsRound();
    expect(goesOn.ada.strengthOf('close')).toBe(8);
    goesOn.isAtRest({ turnOf: 'bea' });

    const over = sketch(1);
    over.endsRound();
    over.isOver({ winner: 'bea' });
    expect(over.ada.discard).toEqual(['svanrige', 'udalryk']);
  });

  rule('GW-GEM-005', 'however the rounds go, the game lasts two or three of them', () => {
    for (const first of RESULTS) {
      for (const second of RESULTS) {
        const isDecided = first === second || first === 'draw' || second === 'draw';
        for (const third of RESULTS) {
          const table = game();
          expect(rounds(table, [first, second, third]), `${first}, ${second}, ${third}`).toBe(isDecided ? 2 : 3);
          expect(table.state.results).toHaveLength(isDecided ? 2 : 3);
        }
      }
    }
  });

  rule('GW-GEM-006', 'a drawn round that takes the last gem of one player alone decides the game', () => {
    const beaWins = gwentTable({ ada: { gems: 1 }, bea: { gems: 2 } });
    beaWins.endsRound();
    expect([beaWins.ada.gems, beaWins.bea.gems]).toEqual([0, 1]);
    beaWins.isOver({ winner: 'bea' });

    const adaWins = gwentTable({ ada: { gems: 2, close: ['ves'] }, bea: { gems: 1, close: ['zoltan-chivay'] } });
    adaWins.endsRound();
    expect([adaWins.ada.gems, adaWins.bea.gems]).toEqual([1, 0]);
    adaWins.isOver({ winner: 'ada' });
  });
});
