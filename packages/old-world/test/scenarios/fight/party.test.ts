import { Play, seedRng, Table } from '@medallion/kernel';
import { randomPicker, rule } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { startFight } from '../../../src/base/fight/start';
import type { OldWorldEvent } from '../../../src/core/events';
import { invariants } from '../../../src/core/invariants';
import type { OldWorldState, Witcher } from '../../../src/core/state';
import { oldWorld } from '../../../src/game';

/** A table in phase II at which the first so many witchers attack the monster of the forest together. */
function partyTable(seed: string, party: number, change: (witchers: Witcher[]) => void = () => {}) {
  const config = oldWorld.parseConfig({ players: 4, first: 0 });
  if (!config.ok) throw new Error('the configuration');
  const table = Table.start(oldWorld, config.value, seed);
  const pick = randomPicker(seed);
  while (table.state.phase !== 'deed') table.take(0, pick(table.questions[0]?.options.length ?? 1));
  const state = oldWorld.clone(table.state as OldWorldState);
  change(state.witchers);
  const { monster } = state.lairs[0];
  const seats = Array.from({ length: party }, (_, place) => (state.active + place) % 4);
  startFight(new Play<OldWorldState, OldWorldEvent>(state, false), {
    party: seats,
    foe: { monster, terrain: 0 },
    at: state.witchers[state.active]?.at ?? 0,
    afterwards: 'next-phase',
  });
  state.rng = seedRng(seed);
  return { table: Table.from(oldWorld, state), seats, pick };
}

type Party = ReturnType<typeof partyTable>;

/** Plays at random to the end of the fight; who took which fight turn, the monster as null. */
function playOut({ table, pick }: Party, onAnswer: () => void = () => {}) {
  const turns: (number | null)[] = [];
  const told: OldWorldEvent[] = [];
  const listen = () => {
    const events = table.takeEvents();
    told.push(...events);
    for (const event of events) if (event.type === 'fight-turn') turns.push(event.seat);
  };
  listen();
  for (let answers = 0; answers < 800 && table.state.fight !== null; answers++) {
    onAnswer();
    table.take(0, pick(table.questions[0]?.options.length ?? 1));
    listen();
  }
  return { turns, told };
}

describe('several against one monster', () => {
  rule(['OW-FIGHT-012', 'OW-WH-078'], 'each of them takes a whole fight turn, then the monster', () => {
    const { table, seats, pick } = partyTable('order', 3);
    const { turns } = playOut({ table, seats, pick });
    const first = turns.indexOf(null);
    expect(turns.slice(first, first + 5)).toEqual([null, ...seats, null]);
  });

  it('who stands is struck, who is knocked out is left, and the others fight on', () => {
    const { table, seats, pick } = partyTable('struck', 3, (witchers) => {
      for (const witcher of witchers) witcher.shield = 0;
    });
    const { turns, told } = playOut({ table, seats, pick });
    const outs = told.flatMap((event) => (event.type === 'knocked-out' ? [event.seat] : []));
    expect(outs.length).toBeGreaterThan(0);
    for (const out of new Set(outs)) {
      const at = told.findIndex((event) => event.type === 'knocked-out' && event.seat === out);
      const later = told.slice(at).filter((event) => event.type === 'fight-turn' && event.seat === out);
      expect(later).toEqual([]);
    }
    expect(turns.length).toBeGreaterThan(3);
  });

  it('a fork, an undo and what must hold work at every answer, and every fight comes to its end', () => {
    let [ended, forks, undone] = [0, 0, 0];
    for (let index = 0; index < 24; index++) {
      const party = partyTable(`party-${index}`, 2 + (index % 3));
      const { table } = party;
      playOut(party, () => {
        const seat = table.questions[0]?.seat ?? 0;
        expect(invariants(table.state as OldWorldState)).toEqual([]);
        if (table.answers.length % 7 !== 0) return;
        expect(table.fork(seat, index).questionFor(seat)).toEqual(table.questionFor(seat));
        forks += 1;
        const before = JSON.stringify(table.state);
        const last = table.answers.at(-1);
        const by = table.save().seats.at(-1) ?? 0;
        if (last === undefined || table.undoable(by) === 0) return;
        table.undo(by);
        table.takeCode(last);
        table.takeEvents();
        expect(JSON.stringify(table.state)).toBe(before);
        undone += 1;
      });
      if (table.state.fight === null) ended += 1;
    }
    expect(ended).toBe(24);
    expect(forks).toBeGreaterThan(50);
    expect(undone).toBeGreaterThan(5);
  });
});
