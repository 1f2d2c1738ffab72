import { below, type RngState, seedRng, shuffle } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { CARDS, cardOf, FACTIONS, factsOf, findLeader, LEADERS, type Row } from '../src/cards';
import { gwent } from '../src/game';
import { rowTotal, strengthsOf, totalOf } from '../src/rules/strength';
import { setup } from '../src/setup';
import type { GwentState, Side } from '../src/state';

/**
 * A second, deliberately naive reading of the booklet's order: weather, Tight Bond, Morale Boost, Horn, with King Bran
 * in place of weather and the Treacherous right after it. It shares no code with the engine but the card facts.
 */
function naiveStrength(state: GwentState, seat: 0 | 1, row: Row, index: number): number {
  const side = state.sides[seat];
  const card = side.rows[row][index] as number;
  const facts = factsOf(card);
  if ('effect' in facts) return 0;
  if (facts.kind === 'hero') return facts.strength;
  let strength = facts.strength;
  const rowName = ['close', 'ranged', 'siege'][row];
  const weather = [...state.sides[0].weather, ...state.sides[1].weather].map(factsOf);
  const isBad = weather.some((one) => 'strikes' in one && one.strikes?.some((struck) => struck === rowName));
  if (isBad) strength = leaderIs(side, 'king-bran-the-unifier') ? strength - Math.floor(strength / 2) : 1;
  const treacherous = state.sides.some((one) => leaderIs(one, 'eredin-breacc-glas-the-treacherous'));
  if (treacherous && facts.abilities.includes('spy')) strength = strength * 2;
  if (facts.abilities.includes('tight-bond')) {
    const sameName = [...side.rows[0], ...side.rows[1], ...side.rows[2]].filter(
      (ally) => factsOf(ally).id === facts.id,
    );
    strength = strength * sameName.length;
  }
  const neighbours = side.rows[row].map(factsOf);
  for (const [place, neighbour] of neighbours.entries()) {
    if (place !== index && 'abilities' in neighbour && neighbour.abilities.includes('morale-boost'))
      strength = strength + 1;
  }
  const firstHornUnit = neighbours.findIndex((one) => 'abilities' in one && one.abilities.includes('horn'));
  const hasHornCard = side.horns[row] !== null || side.leaderHorn === row;
  if (hasHornCard || (firstHornUnit !== -1 && firstHornUnit !== index)) strength = strength * 2;
  return strength;
}

function leaderIs(side: Side, id: string): boolean {
  return side.leader === findLeader(id) && !side.isLeaderCancelled;
}

/** Any cards in any number on both sides, weather, Horns and leaders at random. */
function randomBoard(rng: RngState): GwentState {
  const config = gwent.parseConfig({ decks: ['starter-monsters', 'starter-skellige'] });
  if (!config.ok) throw new Error('starter decks');
  const state = setup(config.value, rng);
  const inRows = CARDS.flatMap((facts, kind) =>
    'effect' in facts && !['decoy', 'mardroeme'].includes(facts.effect) ? [] : [kind],
  );
  const weather = CARDS.flatMap((facts, kind) => ('strikes' in facts && facts.strikes !== undefined ? [kind] : []));
  for (const seat of [0, 1] as const) {
    const side = state.sides[seat];
    side.leader = below(rng, LEADERS.length);
    side.isLeaderCancelled = below(rng, 6) === 0;
    side.faction = FACTIONS[below(rng, FACTIONS.length)] ?? 'monsters';
    for (let count = below(rng, 14); count > 0; count--) {
      const kind = inRows[below(rng, inRows.length)] as number;
      const facts = CARDS[kind];
      const rows =
        facts !== undefined && 'rows' in facts
          ? facts.rows.map((name) => ['close', 'ranged', 'siege'].indexOf(name))
          : [0, 1, 2];
      const row = rows[below(rng, rows.length)] as Row;
      for (let copies = below(rng, 3); copies >= 0; copies--) side.rows[row].push(cardOf(kind, below(rng, 2)));
    }
    for (const row of [0, 1, 2] as const) {
      shuffle(rng, side.rows[row]);
      if (below(rng, 4) === 0) side.horns[row] = cardOf(kindOfHorn, seat);
    }
    if (below(rng, 4) === 0) side.leaderHorn = below(rng, 3) as Row;
    for (let count = below(rng, 3); count > 0; count--)
      side.weather.push(cardOf(weather[below(rng, weather.length)] as number, seat));
  }
  return state;
}

const kindOfHorn = CARDS.findIndex(({ id }) => id === 'commanders-horn');
const BOARDS = 12_000;

describe('strength', () => {
  it(`agrees with a naive second reading of the booklet on ${BOARDS} random battlefields`, () => {
    const rng = seedRng('cross-check');
    let units = 0;
    for (let board = 0; board < BOARDS; board++) {
      const state = randomBoard(rng);
      for (const seat of [0, 1] as const) {
        let total = 0;
        for (const row of [0, 1, 2] as const) {
          const naive = state.sides[seat].rows[row].map((_, index) => naiveStrength(state, seat, row, index));
          const engine = strengthsOf(state, seat, row);
          if (JSON.stringify(naive) !== JSON.stringify(engine)) {
            expect(engine, `board ${board}: ${JSON.stringify(state.sides)}`).toEqual(naive);
          }
          const sum = naive.reduce((one, another) => one + another, 0);
          if (rowTotal(state, seat, row) !== sum) expect(rowTotal(state, seat, row), `board ${board}`).toBe(sum);
          total += sum;
          units += naive.length;
        }
        if (totalOf(state, seat) !== total) expect(totalOf(state, seat), `board ${board}`).toBe(total);
      }
    }
    expect(units).toBeGreaterThan(BOARDS * 10);
  });

  rule('GW-ORDER-004', 'counts three bonded units of four under frost, with a boost and a Horn, eight each', () => {
    const state = randomBoard(seedRng('example'));
    const commando = cardOf(
      CARDS.findIndex(({ id }) => id === 'blue-stripes-commando'),
      0,
    );
    const olgierd = cardOf(
      CARDS.findIndex(({ id }) => id === 'olgierd-von-everec'),
      0,
    );
    const frost = cardOf(
      CARDS.findIndex(({ id }) => id === 'biting-frost'),
      0,
    );
    const [side, other] = state.sides;
    Object.assign(side, {
      leader: findLeader('foltest-lord-commander-of-the-north'),
      leaderHorn: null,
      weather: [frost],
    });
    Object.assign(side, {
      rows: [[commando, commando, commando, olgierd], [], []],
      horns: [cardOf(kindOfHorn, 0), null, null],
    });
    Object.assign(other, { leader: findLeader('foltest-lord-commander-of-the-north'), weather: [] });
    expect(strengthsOf(state, 0, 0)).toEqual([8, 8, 8, 2]);
  });
});
