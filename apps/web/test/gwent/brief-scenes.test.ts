import type { GwentEvent } from '@medallion/gwent';
import { type GwentTable, gwentTable, type TableSketch } from '@medallion/gwent/test-table';
import { describe, expect, it } from 'vitest';
import { BIG_SWING, briefScenesOf } from '../../src/games/gwent/stage/scenes';
import type { LogLine } from '../../src/play/session';

/** The scenes of what happens at a table, as this viewer sees it. */
function scenesAt(sketch: TableSketch, act: (table: GwentTable) => void, viewer: 0 | 1 | 'spectator' = 0) {
  const table = gwentTable(sketch);
  const { scenario } = table;
  const before = scenario.table.view(viewer);
  const told = scenario.told.length;
  act(table);
  const lines = scenario.told.slice(told).flatMap((event, key): LogLine<GwentEvent>[] => {
    const seen = scenario.cut(event, viewer);
    return seen === null ? [] : [{ key, answer: 1, kind: 'event', event: seen }];
  });
  return briefScenesOf(lines, { before, view: scenario.table.view(viewer), viewer });
}

describe('the moments that pass over the field', () => {
  it('say what total wins and draws when the other side has passed', () => {
    const sketch = { turn: 'bea', ada: { close: ['ves'], hand: ['milva'] }, bea: { ranged: ['milva'] } } as const;
    const pass = (table: GwentTable) => table.bea.passes();
    expect(scenesAt(sketch, pass)).toEqual([{ kind: 'pass', seat: 1, goal: { wins: 11, draws: 10 }, has: 5 }]);
    expect(scenesAt(sketch, pass, 'spectator')).toHaveLength(1);
    expect(scenesAt(sketch, pass, 1), 'nobody is told of their own pass').toEqual([]);
  });

  it('leave the end of a round to its own sheet', () => {
    const sketch = { turn: 'bea', ada: { hasPassed: true }, bea: { hand: ['ves'] } } as const;
    expect(scenesAt(sketch, (table) => table.bea.passes())).toEqual([]);
  });

  it('show a leader who is used, and what burns by it', () => {
    const sketch = {
      ada: { leader: 'foltest-the-steel-forged' },
      bea: { siege: ['ballista', 'ballista'], close: ['ves'] },
    } as const;
    const scenes = scenesAt(sketch, (table) => table.ada.usesLeader());
    expect(scenes.map(({ kind }) => kind)).toEqual(['leader', 'scorch']);
    expect(scenes[1]).toMatchObject({
      burnt: [
        { side: 1, card: 'ballista' },
        { side: 1, card: 'ballista' },
      ],
      change: { before: [0, 17], after: [0, 5] },
    });
  });

  it('show a hero', () => {
    const sketch = { turn: 'bea', ada: {}, bea: { hand: ['geralt-of-rivia'] } } as const;
    expect(scenesAt(sketch, (table) => table.bea.plays('geralt-of-rivia'))).toEqual([
      { kind: 'hero', seat: 1, card: 'geralt-of-rivia', change: { before: [0, 0], after: [0, 15] } },
    ]);
  });

  it('count who answers a muster', () => {
    const sketch = {
      ada: { faction: 'monsters', hand: ['ghoul', 'ghoul'], deck: ['ghoul'] },
      bea: {},
    } as const;
    const [scene] = scenesAt(sketch, (table) => table.ada.plays('ghoul'));
    expect(scene).toMatchObject({ kind: 'muster', card: 'ghoul', came: ['ghoul', 'ghoul'] });
  });

  it('do not show a fire that burns nothing', () => {
    const sketch = { ada: { hand: ['scorch'] }, bea: { close: ['geralt-of-rivia'] } } as const;
    expect(scenesAt(sketch, (table) => table.ada.plays('scorch'))).toEqual([]);
  });

  it('explain a big swing by what gave the points', () => {
    const bond = 'blue-stripes-commando';
    const sketch = { ada: { hand: [bond], close: [bond, bond] }, bea: {} } as const;
    const [scene] = scenesAt(sketch, (table) => table.ada.plays(bond));
    expect(scene).toMatchObject({
      kind: 'swing',
      gain: 20,
      side: 0,
      reasons: [
        { step: 'tight-bond', points: 16 },
        { step: 'printed', points: 4 },
      ],
      change: { before: [16, 0], after: [36, 0] },
    });
    const weaker = { ada: { hand: ['ves'] }, bea: {} } as const;
    expect(BIG_SWING).toBeGreaterThan(5);
    expect(scenesAt(weaker, (table) => table.ada.plays('ves'))).toEqual([]);
  });

  it('count a swing for the side that loses by it', () => {
    const sketch = {
      ada: { hand: ['biting-frost'] },
      bea: { close: ['dennis-cranmer', 'dennis-cranmer', 'dennis-cranmer', 'dennis-cranmer'] },
    } as const;
    const [scene] = scenesAt(sketch, (table) => table.ada.plays('biting-frost'));
    expect(scene).toMatchObject({ kind: 'swing', side: 1, gain: 20, reasons: [{ step: 'weather', points: -20 }] });
  });

  it('never number more than three after an absence, and then tell no totals', () => {
    const event = {
      type: 'played',
      seat: 1,
      card: 'geralt-of-rivia',
      row: 'close',
      side: 1,
      rule: 'GW-TURN-002',
    } as const;
    const lines = [1, 2, 3, 4].map((answer): LogLine<GwentEvent> => ({ key: answer, answer, kind: 'event', event }));
    const view = gwentTable({ ada: {}, bea: {} }).scenario.table.view(0);
    const scenes = briefScenesOf(lines, { before: view, view, viewer: 0 });
    expect(scenes).toHaveLength(3);
    expect(scenes[0]).toMatchObject({ kind: 'hero', change: null });
  });
});
