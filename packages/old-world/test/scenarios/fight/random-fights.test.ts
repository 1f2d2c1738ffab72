import { below, Play, type RngState, seedRng, shuffle, Table } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { startDuel, startMonsterFight } from '../../../src/base/fight/start';
import { MONSTERS, POTIONS, SCHOOLS, TROPHIES, trophyFacts } from '../../../src/core/cards/components';
import type { OldWorldEvent } from '../../../src/core/events';
import { invariants } from '../../../src/core/invariants';
import type { OldWorldState, Terrain, Witcher } from '../../../src/core/state';
import { oldWorld } from '../../../src/game';
import { ALL_BOARDS, gameOfAllBoards } from '../../boards-module';

/** Equipment that acts in fights, by the numbers of its event cards. */
const GEAR = [6, 11, 14, 28, 39];
const FIGHTS = 400;
/** Some abilities need a rare hand: so many fights at most to see them all. */
const MOST_FIGHTS = 1600;

const MUST_USE = [
  'specialty',
  ...POTIONS.map(({ id }) => `potion:${id}`),
  ...TROPHIES.map((_, trophy) => `trophy:${trophyFacts(trophy).id}`),
  ...['armor', 'silver-dust', 'crossbow', 'runed-scabbard'].map((id) => `equipment:${id}`),
];

/** Witchers of any strength with cards of the market, potions, trophies and equipment. */
function arm(state: OldWorldState, witcher: Witcher, rng: RngState): void {
  const [market] = state.markets;
  for (let n = below(rng, 12); n > 0; n--) witcher.discard.push(market?.deck.pop() as number);
  witcher.deck.push(...witcher.hand.splice(0));
  shuffle(rng, witcher.deck);
  for (let n = below(rng, 8); n > 0 && witcher.deck.length > 0; n--) witcher.hand.push(witcher.deck.pop() as number);
  witcher.attributes = [1, 1, 1, 1].map(() => 1 + below(rng, 5)) as Witcher['attributes'];
  witcher.level = 5;
  witcher.shield = below(rng, 2);
  witcher.gold = below(rng, 3);
  for (let n = below(rng, 5); n > 0; n--) witcher.potions.push(state.potionDeck.pop() as number);
  for (let n = below(rng, 12); n > 0; n--) {
    const trophy = below(rng, TROPHIES.length);
    if (!witcher.trophies.includes(trophy)) witcher.trophies.push(trophy);
  }
  witcher.spot = below(rng, 4);
}

function randomFight(seed: string): OldWorldState {
  const rng = seedRng(seed);
  const schools = SCHOOLS.map(({ id }) => id);
  shuffle(rng, schools);
  const players = 2 + below(rng, 4);
  const config = gameOfAllBoards.parseConfig({
    players,
    schools: schools.slice(0, players),
    first: 0,
    modules: ALL_BOARDS,
  });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  const state = oldWorld.setup(config.value, rng);
  for (const witcher of state.witchers) arm(state, witcher, rng);
  const gear = GEAR.slice();
  shuffle(rng, gear);
  for (const witcher of state.witchers) if (below(rng, 2) === 0) witcher.companions.push(gear.pop() ?? 6);
  const terrain = below(rng, 3) as Terrain;
  const inBox = MONSTERS.flatMap(({ isInBox }, index) => (isInBox ? [index] : []));
  const monster = inBox[below(rng, inBox.length)] as number;
  state.stacks = state.stacks.map((stack) => stack.filter((one) => one !== monster)) as OldWorldState['stacks'];
  state.lairs[terrain].monster = monster;
  if (below(rng, 2) === 0) state.witchers[0]?.trails.splice(terrain, 1, (state.tokens[terrain].pop() as number) * 4);
  state.active = 0;
  const play = new Play<OldWorldState, OldWorldEvent>(state, false);
  const isDuel = below(rng, 3) === 0;
  (isDuel ? startDuel(play, 0, 1) : startMonsterFight(play, 0, terrain)).next();
  return state;
}

/** The same piece of equipment may be held twice here. */
function faultsOf(state: OldWorldState): readonly string[] {
  return invariants(state).filter((fault) => !fault.startsWith('a companion'));
}

describe('random fights', () => {
  it('always end, keep every promise on the way, and use everything that acts in fights', () => {
    const used = new Set<string>();
    const dice = seedRng('answers');
    const unused = () => MUST_USE.filter((name) => !used.has(name));
    for (let index = 0; index < FIGHTS || (unused().length > 0 && index < MOST_FIGHTS); index++) {
      const table = Table.from(oldWorld, randomFight(`fight-${index}`));
      let answers = 0;
      for (; table.state.fight !== null && !table.isOver && answers < 3000; answers++) {
        const [question] = table.questions;
        if (answers % 8 === 0) expect(faultsOf(table.state), `fight ${index}, answer ${answers}`).toEqual([]);
        table.take(0, below(dice, question?.options.length ?? 0));
        for (const event of table.takeEvents()) {
          if (event.type === 'ability-used') used.add(event.source);
          if (event.type === 'potion-used') used.add(`potion:${event.potion}`);
          if (event.type === 'fight-started' || event.type === 'fight-ended') used.add(event.type);
          if (event.type === 'attack-revealed' || event.type === 'attack-forced' || event.type === 'attack-changed') {
            used.add(`${event.card}:${event.attack}`);
          }
        }
      }
      expect(table.state.fight, `fight ${index} after ${answers} answers`).toBe(null);
      expect(faultsOf(table.state), `after fight ${index}`).toEqual([]);
    }
    expect(unused()).toEqual([]);
  });

  it('look the same to a seat in every world it could be in, and can be forked at every question', () => {
    for (let index = 0; index < 12; index++) {
      const table = Table.from(oldWorld, randomFight(`fork-${index}`));
      const dice = seedRng(`fork-${index}`);
      for (let answers = 0; table.state.fight !== null && !table.isOver && answers < 300; answers++) {
        const [question] = table.questions;
        const fork = table.fork(question?.seat ?? 0, answers);
        expect(fork.questionFor(question?.seat ?? 0)).toEqual(table.questionFor(question?.seat ?? 0));
        expect(oldWorld.view(fork.state, question?.seat ?? 0)).toEqual(table.view(question?.seat ?? 0));
        expect(faultsOf(fork.state)).toEqual([]);
        for (const seat of table.state.witchers.keys()) {
          const world = oldWorld.clone(table.state as OldWorldState);
          oldWorld.scramble(world, seat, seedRng(`world-${answers}`));
          expect(oldWorld.view(world, seat), `what seat ${seat} sees`).toEqual(table.view(seat));
        }
        for (let more = 0; more < 3 && !fork.isOver; more++)
          fork.take(0, below(dice, fork.questions[0]?.options.length ?? 1));
        table.take(0, below(dice, question?.options.length ?? 1));
      }
    }
  });
});
