import { gwent, kindById } from '@medallion/gwent';
import { seedRng, Table } from '@medallion/kernel';
import { randomGame } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import type { PlayingKnowledge } from '../src/index';
import { configOf, decks } from './duels';

type State = ReturnType<typeof gwent.setup>;
type Side = State['sides'][0];
const knowledge: PlayingKnowledge<State> = gwent.knowledge;

function cards(seat: number, ids: readonly string[]): number[] {
  return ids.map((id) => kindById(id) * 2 + seat);
}

interface Sketch {
  readonly hand?: readonly string[];
  readonly close?: readonly string[];
  readonly ranged?: readonly string[];
  readonly gems?: number;
  readonly hasPassed?: boolean;
}

function lay(side: Side, seat: number, sketch: Sketch): void {
  side.hand = cards(seat, sketch.hand ?? []);
  side.rows = [cards(seat, sketch.close ?? []), cards(seat, sketch.ranged ?? []), []];
  side.gems = sketch.gems ?? 2;
  side.hasPassed = sketch.hasPassed ?? false;
  side.isLeaderUsed = true;
  side.deck = cards(seat, ['vesemir', 'vesemir', 'vesemir', 'vesemir']);
}

/** A turn of seat 0, Northern Realms against Monsters, leaders used; what each option's prior is. */
function priorsOf(mine: Sketch, theirs: Sketch): (option: string) => number {
  const state = gwent.setup(configOf('starter-northern-realms', 'starter-monsters'), seedRng('knowledge'));
  lay(state.sides[0], 0, mine);
  lay(state.sides[1], 1, theirs);
  state.phase = 'turn';
  const table = Table.from(gwent, state);
  const [question] = table.questions;
  if (question === undefined) throw new Error('nobody is asked');
  const weights = knowledge.priors?.(table.state, question) ?? [];
  const options = table.questionFor(0)?.options ?? [];
  return (option) => {
    if (!options.includes(option)) throw new Error(`${option} is not among ${options.join(', ')}`);
    return weights[options.indexOf(option)] ?? Number.NaN;
  };
}

describe("what Gwent's bots know", () => {
  it('gives every option of every question a positive prior, and every position a value from 0 to 1', () => {
    for (let game = 0; game < 30; game++) {
      const config = configOf(decks[game % decks.length] ?? '', decks[(game * 3 + 1) % decks.length] ?? '');
      const { table } = randomGame(gwent, config, `sound-${game}`, {
        isLive: false,
        onAnswer(table) {
          for (const question of table.questions) {
            const weights = knowledge.priors?.(table.state, question) ?? [];
            expect(weights).toHaveLength(question.options.length);
            for (const weight of weights) expect(weight > 0 && Number.isFinite(weight), question.prompt.id).toBe(true);
          }
          for (const seat of [0, 1]) {
            const value = knowledge.evaluate(table.state, seat);
            expect(value >= 0 && value <= 1).toBe(true);
          }
        },
      });
      const winner = table.state.outcome?.winner ?? null;
      const values = [0, 1].map((seat) => knowledge.evaluate(table.state, seat));
      expect(values).toEqual(winner === null ? [0.5, 0.5] : winner === 0 ? [1, 0] : [0, 1]);
    }
  });

  it('judges a position only by what the seat may know', () => {
    let compared = 0;
    for (let game = 0; game < 20; game++) {
      const config = configOf(decks[game % decks.length] ?? '', decks[(game + 5) % decks.length] ?? '');
      randomGame(gwent, config, `fair-${game}`, {
        isLive: false,
        onAnswer(table) {
          for (const seat of [0, 1]) {
            const twin = gwent.clone(table.state);
            gwent.scramble(twin, seat, seedRng(`twin-${compared}`));
            expect(knowledge.evaluate(twin, seat)).toBeCloseTo(knowledge.evaluate(table.state, seat), 12);
            compared += 1;
          }
        },
      });
    }
    expect(compared).toBeGreaterThan(500);
  });

  it('reads both hands in an imagined world, and what one side gains there the other loses', () => {
    const worth = (hand: readonly string[], by: 'evaluate' | 'judge', seat = 0) => {
      const state = gwent.setup(configOf('starter-northern-realms', 'starter-monsters'), seedRng('judge'));
      lay(state.sides[0], 0, { hand: ['ves', 'ballista'] });
      lay(state.sides[1], 1, { hand });
      state.phase = 'turn';
      return knowledge[by]?.(state, seat) ?? Number.NaN;
    };
    const weak = ['ghoul', 'nekker'];
    const strong = ['imlerith', 'leshen'];
    expect(worth(weak, 'evaluate')).toBe(worth(strong, 'evaluate'));
    expect(worth(weak, 'judge')).toBeGreaterThan(worth(strong, 'judge') + 0.1);
    for (const hand of [weak, strong]) expect(worth(hand, 'judge') + worth(hand, 'judge', 1)).toBeCloseTo(1, 10);
  });

  it('passes when the opponent has passed and is behind', () => {
    const prior = priorsOf({ hand: ['ves', 'ballista'], close: ['ves'] }, { hasPassed: true, hand: ['griffin'] });
    expect(prior('pass')).toBeGreaterThan(0.9);
  });

  it('closes a gap with the cheapest card that does it', () => {
    const mine = { hand: ['vernon-roche', 'siege-tower', 'yarpen-zigrin'], gems: 1 };
    const prior = priorsOf(mine, { hasPassed: true, close: ['forktail'], hand: ['griffin'] });
    expect(prior('play:siege-tower:siege')).toBeGreaterThan(prior('play:vernon-roche:close'));
    expect(prior('play:siege-tower:siege')).toBeGreaterThan(prior('play:yarpen-zigrin:close'));
    expect(prior('pass')).toBeLessThan(0.1); // the last gem is at stake
  });

  it('sends weather where it hurts the other more', () => {
    const hand = ['biting-frost', 'impenetrable-fog', 'ves'];
    const prior = priorsOf(
      { hand, ranged: ['dethmold'] },
      { close: ['griffin', 'forktail', 'werewolf'], hand: ['fiend'] },
    );
    expect(prior('play:biting-frost')).toBeGreaterThan(prior('play:ves:close'));
    expect(prior('play:impenetrable-fog')).toBeLessThan(prior('play:ves:close'));
  });

  it('blows the Horn over the row that has most to double', () => {
    const mine = {
      hand: ['commanders-horn', 'ves'],
      close: ['ves', 'siegfried-of-denesle'],
      ranged: ['yarpen-zigrin'],
    };
    const prior = priorsOf(mine, { hand: ['griffin'] });
    expect(prior('play:commanders-horn:close')).toBeGreaterThan(prior('play:commanders-horn:ranged'));
    expect(prior('play:commanders-horn:ranged')).toBeGreaterThan(prior('play:commanders-horn:siege'));
  });

  it('takes a Spy back with a Decoy sooner than a plain unit', () => {
    const mine = { hand: ['decoy', 'ves'], close: ['sigismund-dijkstra', 'yarpen-zigrin'] };
    const prior = priorsOf(mine, { hand: ['griffin'] });
    expect(prior('play:decoy:close:sigismund-dijkstra')).toBeGreaterThan(prior('play:decoy:close:yarpen-zigrin'));
  });

  it('keeps what Muster cannot fetch, and puts second copies aside in the exchange', () => {
    const state = gwent.setup(configOf('starter-monsters', 'starter-skellige'), seedRng('mulligan'));
    const table = Table.from(gwent, state);
    const before = gwent.clone(table.state);
    before.sides[0].hand = cards(0, ['ghoul', 'ghoul', 'imlerith', 'griffin']);
    const again = Table.from(gwent, before);
    const question = again.questions.find(({ seat }) => seat === 0);
    if (question === undefined) throw new Error('nobody is asked');
    const weights = knowledge.priors?.(again.state, question) ?? [];
    const options = again.questionFor(0)?.options ?? [];
    const prior = (id: string) => weights[options.indexOf(id)] ?? Number.NaN;
    expect(prior('exchange:ghoul')).toBeGreaterThan(prior('done'));
    expect(prior('done')).toBeGreaterThan(prior('exchange:imlerith'));
  });

  it('values being ahead: gems, cards and the lead', () => {
    const value = (change: (state: State) => void): number => {
      const state = gwent.setup(configOf('starter-northern-realms', 'starter-monsters'), seedRng('value'));
      for (const seat of [0, 1] as const) lay(state.sides[seat], seat, { hand: ['vesemir', 'vesemir', 'vesemir'] });
      state.phase = 'turn';
      change(state);
      return knowledge.evaluate(state, 0);
    };
    const even = value(() => {});
    expect(value((state) => state.sides[0].rows[0].push(...cards(0, ['vesemir'])))).toBeGreaterThan(even);
    expect(value((state) => state.sides[0].hand.push(...cards(0, ['vesemir'])))).toBeGreaterThan(even);
    expect(value((state) => state.sides[1].hand.push(...cards(1, ['vesemir'])))).toBeLessThan(even);
    expect(value((state) => (state.sides[1].gems -= 1))).toBeGreaterThan(even);
    expect(value((state) => (state.sides[0].gems -= 1))).toBeLessThan(even);
  });
});
