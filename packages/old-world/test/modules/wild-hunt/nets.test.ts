import { below, type Question, seedRng, shuffle, Table } from '@medallion/kernel';
import { leaks, randomGame, recordsHold } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import type { OldWorldEvent } from '../../../src/core/events';
import { invariants } from '../../../src/core/invariants';
import type { OldWorldState } from '../../../src/core/state';
import type { OldWorldView } from '../../../src/core/view';
import { oldWorldKnowledge } from '../../../src/knowledge/index';
import { HUNT, hunt } from './hunt-state';
import { game } from './hunt-table';

const config = (seed: string) => {
  const read = game.parseConfig({ players: 2 + (seed.length % 3), modules: [HUNT] });
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
};

/** By these the rules themselves open what lay facedown or in a hand. */
const OPENING: readonly OldWorldEvent['type'][] = [
  'module',
  'cards-discarded',
  'cards-trashed',
  'moved',
  'card-gained',
  'combo-card',
  'card-beside',
  'witcher-hit',
  'fight-started',
];

/** Whatever changes a slice instead of replacing it throws from then on. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

describe('random games of the Hunt', () => {
  it('come to a shared end, hold what must hold, and can be forked for everybody who is asked', () => {
    const ends = new Set<unknown>();
    const phases = new Set<string>();
    let [forks, midStep] = [0, 0];
    for (const seed of ['hunt-1', 'hunt-12', 'hunt-123', 'hunt-1234', 'hunt-12345', 'hunt-123456']) {
      let answer = 0;
      const { table } = randomGame(game, config(seed), seed, {
        isLive: true,
        limit: 6000,
        onAnswer(table) {
          const state = table.state as OldWorldState;
          freeze(state.slices);
          phases.add(state.phase);
          answer += 1;
          expect(invariants(state)).toEqual([]);
          for (const { seat, prompt } of table.questions) {
            expect(table.fork(seat, answer).questionFor(seat)).toEqual(table.questionFor(seat));
            forks += 1;
            if (prompt.isOpenList === true && table.questions.length > 1) midStep += 1;
          }
        },
      });
      expect(table.isOver, `${seed} after ${answer} answers`).toBe(true);
      ends.add(table.state.outcome?.together);
    }
    expect([...ends].every((end) => end === 'won' || end === 'lost')).toBe(true);
    expect(phases).toContain('hound-fight');
    expect(forks).toBeGreaterThan(500);
    expect(midStep).toBeGreaterThan(10);
  }, 240_000);
});

describe('records of the Hunt', () => {
  recordsHold({ game, config, games: 12, limit: 300, letters: 2000 });
});

describe('what lies facedown', () => {
  it('stays hidden: worlds that differ in hound tokens and hands look and sound the same', () => {
    const report = leaks({
      game,
      config,
      positions: 60,
      every: 11,
      twin: (state: OldWorldState, viewer, seed) => {
        const rng = seedRng(`twin-${seed}`);
        const tokens = hunt.of(state).tokens.slice();
        shuffle(rng, tokens);
        hunt.put({ state }, { ...hunt.of(state), tokens });
        for (const [seat, { hand, deck }] of state.witchers.entries()) {
          if (seat === viewer || state.fight !== null) continue;
          const all = [...deck, ...hand];
          shuffle(rng, all);
          hand.splice(0, hand.length, ...all.splice(0, hand.length));
          deck.splice(0, deck.length, ...all);
        }
      },
      reveals: (event, viewer) => OPENING.includes(event.type) && (!('seat' in event) || event.seat !== viewer),
    });
    expect(report.leaks).toEqual([]);
    expect(report.comparedMoves).toBeGreaterThan(60);
  }, 120_000);
});

type HuntTable = Table<ReturnType<typeof config>, OldWorldState, OldWorldView, OldWorldEvent>;
/** Chooses an option of the first question. */
type Player = (table: HuntTable, options: number, answer: number) => number;
const best = (values: readonly number[]): number => values.indexOf(Math.max(...values));

const byChance: Player = (_table, options, answer) => below(seedRng(`chance-${answer}`), options);
const byInstinct: Player = (table) => best(oldWorldKnowledge.priors(table.state, table.questions[0] as Question));
/** Looks at what each option leads to, in a world that its seat could be in. */
const byGreed: Player = (table, options, answer) => {
  const seat = table.questions[0]?.seat ?? 0;
  const values = Array.from({ length: options }, (_, option) => {
    const fork = table.fork(seat, answer);
    fork.take(
      fork.questions.findIndex((question) => question.seat === seat),
      option,
    );
    return oldWorldKnowledge.evaluate(fork.state, seat);
  });
  // A tie is left to chance, so that nobody says "done" and takes it back for ever.
  const open = values.flatMap((value, option) => (value === Math.max(...values) ? [option] : []));
  return open[byChance(table, open.length, answer)] as number;
};

describe('players', () => {
  it.each([
    ['chance', byChance],
    ['instinct', byInstinct],
    ['greed', byGreed],
  ] as const)(
    'by %s bring games to their shared end',
    (_, player) => {
      for (const seed of ['players-1', 'players-12']) {
        const table = Table.start(game, config(seed), seed);
        let answers = 0;
        for (; !table.isOver && answers < 4000; answers++) {
          table.take(0, player(table, table.questions[0]?.options.length ?? 1, answers));
        }
        expect(table.isOver, `${seed} after ${answers} answers`).toBe(true);
        expect(table.state.outcome?.together).not.toBeNull();
      }
    },
    240_000,
  );
});
