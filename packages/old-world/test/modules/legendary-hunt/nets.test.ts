import { below, type RngState, seedRng, shuffle, type Viewer } from '@medallion/kernel';
import { leaks, recordsHold, soak } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import type { OldWorldConfig } from '../../../src/core/config';
import type { OldWorldEvent } from '../../../src/core/events';
import { invariants } from '../../../src/core/invariants';
import type { OldWorldState } from '../../../src/core/state';
import { oldWorld } from '../../../src/game';
import {
  DESTRUCTION_TOKENS,
  LEGEND_IDS,
  MOVEMENT_CARDS,
  movementFacts,
  tokenFacts,
} from '../../../src/modules/legendary-hunt/facts';
import { DIFFICULTIES, RANDOM, SIDES } from '../../../src/modules/legendary-hunt/options';
import { LEGENDARY_HUNT_OPTIONS } from '../../../src/modules/legendary-hunt/prompts';
import { legendaryHunt } from '../../../src/modules/legendary-hunt/state';

/** More games: `SOAK=1000 npx vitest run packages/old-world/test/modules/legendary-hunt/nets.test.ts`. */
const GAMES = Number(process.env.SOAK ?? 16);
const IS_WHOLE = GAMES >= 300;
const OTHERS = ['monster-trail', 'unique-cards', 'advanced-cards', 'mutagens', 'bombs', 'lost-mount'];

function pick<T>(rng: RngState, list: readonly T[]): T {
  return list[below(rng, list.length)] as T;
}
/** Any monster, side and difficulty, beside any of the others, one to five players. */
function configOf(seed: string): OldWorldConfig {
  const rng = seedRng(`${seed}-config`);
  const options = {
    side: pick(rng, SIDES),
    monster: pick(rng, [RANDOM, ...LEGEND_IDS]),
    difficulty: pick(rng, DIFFICULTIES),
  };
  const others = OTHERS.filter(() => below(rng, 4) === 0);
  const config = oldWorld.parseConfig({
    players: 1 + below(rng, 5),
    modules: [{ id: 'legendary-hunt', options }, ...others],
  });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return config.value;
}
const several = (seed: string): OldWorldConfig => ({
  ...configOf(seed),
  players: 2 + (seed.length % 3),
  schools: null,
});

/** What nobody can see lies in another order: movement cards, tokens face down, and what went back to the box. */
function hide(state: OldWorldState, rng: RngState): void {
  const own = legendaryHunt.of(state);
  const cards = [...own.deck, ...own.out];
  shuffle(rng, cards);
  const tokens = [...own.pile, ...own.board.map(({ token }) => token)];
  shuffle(rng, tokens);
  const board = own.board.map(({ at }) => ({ at, token: tokens.pop() as number }));
  legendaryHunt.put({ state }, { ...own, deck: cards.splice(0, own.deck.length), out: cards, pile: tokens, board });
}

/** Everything of the module that a long soak must have seen. */
const MUST = new Set([
  ...Object.keys(LEGENDARY_HUNT_OPTIONS),
  'drive-away',
  ...(IS_WHOLE
    ? [
        ...LEGEND_IDS.map((id) => `hunt:${id}`),
        ...MOVEMENT_CARDS.map(({ id }) => id),
        ...DESTRUCTION_TOKENS.map(({ id }) => id),
        'legendary-monster',
        'movement-deck',
      ]
    : []),
]);

describe('games of the hunt', () => {
  it('break no promise of the game, and come to an end', () => {
    const report = soak({
      game: oldWorld,
      games: GAMES,
      config: configOf,
      limit: 1500,
      faults: (state) => invariants(state as OldWorldState),
      mustUse: MUST,
      used: (table) => {
        const own = legendaryHunt.of(table.state);
        const asked = table.waitingFor();
        return [
          ...asked.map(({ prompt }) => prompt),
          ...asked.flatMap(({ seat }) => table.questionFor(seat)?.options ?? []),
          ...own.discard.map((card) => movementFacts(card).id),
          ...own.owned.flat().map((token) => tokenFacts(token).id),
          table.state.outcome?.reason ?? '',
        ];
      },
    });
    expect(report.failures).toEqual([]);
    expect(report.unused).toEqual([]);
  });

  it('keep every record', () => {
    expect(oldWorld.packConfig(several('pack'))).toContain('legendary-hunt');
  });
  recordsHold({ game: oldWorld, config: configOf, games: 6, limit: 400, letters: 3000 });

  it('tell nobody what they may not know', () => {
    const report = leaks({
      game: oldWorld,
      positions: Number(process.env.LEAK_POSITIONS ?? 40),
      config: several,
      twin: (state, viewer: Viewer, seed) => hide(state, seedRng(`twin-${seed}-${viewer}`)),
      reveals: (event: OldWorldEvent) => !['phase-started', 'turn-started', 'turn-ended'].includes(event.type),
      every: 17,
    });
    expect(report.leaks).toEqual([]);
  });
});
