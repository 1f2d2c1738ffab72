import { describe, expect } from 'vitest';
import { newOldWorld } from '../../old-world-table';
import { HUNT, hunt } from './hunt-state';
import { game, huntTable, place, rule } from './hunt-table';

/** All are in Cidaris; two ways of the same length lead there from Vizima. */
const sketch = { phase: 'hunt', round: 2, ada: { at: 'cidaris' }, bea: { at: 'cidaris' }, cyn: { at: 'cidaris' } };
const far = { at: place('vizima'), decider: 2 };

describe('a choice made together', () => {
  rule(['OW-WH-055', 'OW-WH-121'], 'all are asked, and what all name is settled', () => {
    const table = huntTable(sketch, far);
    for (const player of [table.bea, table.ada, table.cyn]) {
      player.isOffered('path-of-the-hunt', ['novigrad', 'cintra']);
      player.does('cintra');
    }
    // One more step ends where the players are.
    expect(hunt.of(table.state).at).toBe(place('cidaris'));
    expect(table.state.phase).not.toBe('hunt');
  });

  rule(['OW-WH-045', 'OW-WH-121'], 'where voices differ, the named decider settles it among what was said', () => {
    const table = huntTable(
      { ...sketch, ada: { at: 'kaer-seren' }, bea: { at: 'kaer-seren' } },
      { ...far, hounds: [] },
    );
    const asked = table.ada.offers();
    if (asked.length === 0) throw new Error('one way only');
    const [one = '', other = ''] = asked;
    table.ada.does(one);
    table.cyn.does(other);
    table.bea.does(other);
    table.ada.isAsked(null);
    table.cyn.isOffered('path-of-the-hunt', [one, other]);
    table.cyn.does(one);
    expect(hunt.of(table.state).at).not.toBe(place('vizima'));
  });

  rule('OW-WH-049', 'a second hound at the place of the Hunt goes where the players choose', () => {
    const table = huntTable(
      { ...sketch, ada: { at: 'doldeth' } },
      { at: place('doldeth'), hounds: [{ at: place('doldeth'), level: 1 }] },
    );
    table.ada.isOffered('place-of-a-hound', ['glenmore', 'loc-ichaer', 'dhuwod']);
    for (const player of [table.ada, table.bea, table.cyn]) player.does('dhuwod');
    expect(hunt.of(table.state).hounds).toEqual([
      { at: place('doldeth'), level: 1 },
      { at: place('dhuwod'), level: 1 },
    ]);
  });

  rule('OW-WH-053', 'the Hunt stays where a player is', () => {
    const table = huntTable({ ...sketch, ada: { at: 'doldeth' } }, { at: place('doldeth') });
    expect(hunt.of(table.state).at).toBe(place('doldeth'));
    expect(table.state.phase).not.toBe('hunt');
  });

  rule(['OW-WH-055', 'OW-WH-121'], 'everybody who is asked may think ahead in the middle of the step', () => {
    const { table } = huntTable(sketch, far).scenario;
    table.answer(1, 'cintra');
    for (const seat of [0, 2]) {
      const fork = table.fork(seat, 7);
      expect(fork.questionFor(seat)).toEqual(table.questionFor(seat));
    }
  });

  rule('OW-WH-045', 'the decider is named before the game', () => {
    const table = newOldWorld({ players: 3, modules: [{ id: HUNT, options: { decider: 1 } }] });
    expect(hunt.of(table.state).decider).toBe(1);
    const bad = game.parseConfig({ players: 3, modules: [{ id: HUNT, options: { decider: 9 } }] });
    expect(bad).toMatchObject({ ok: false, refusal: { detail: { path: 'modules[0].options.decider' } } });
  });
});
