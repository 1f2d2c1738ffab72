import { below, type RngState, seedRng, shuffle, type Viewer } from '@medallion/kernel';
import { leaks, recordsHold, soak } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import type { OldWorldConfig } from '../../../src/core/config';
import type { OldWorldEvent } from '../../../src/core/events';
import { invariants } from '../../../src/core/invariants';
import { NONE, type OldWorldState } from '../../../src/core/state';
import { oldWorld } from '../../../src/game';
import { bombs } from '../../../src/modules/bombs/state';
import { type MonsterTrailState, monsterTrail } from '../../../src/modules/monster-trail/state';
import { mutagens } from '../../../src/modules/mutagens/state';

/** More games: `SOAK=300 npx vitest run packages/old-world/test/modules/monster-trail/nets.test.ts`. */
const GAMES = Number(process.env.SOAK ?? 8);
const OPTIONS = ['monster-trail', 'unique-cards', 'advanced-cards', 'mutagens', 'bombs', 'lost-mount'];

function parsed(players: number, modules: readonly string[]): OldWorldConfig {
  const config = oldWorld.parseConfig({ players, modules });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return config.value;
}
/** Any of the options, one to five players. */
function configOf(seed: string): OldWorldConfig {
  const rng = seedRng(`${seed}-config`);
  const players = 1 + below(rng, 5);
  return parsed(
    players,
    OPTIONS.filter(() => below(rng, 3) > 0),
  );
}
const several = (seed: string): OldWorldConfig => parsed(2 + (seed.length % 3), OPTIONS);

/** What nobody can see lies in another order: tokens face down, decks, and which fight cards are out. */
function hide(state: OldWorldState, rng: RngState): void {
  const shuffled = (list: readonly number[]): number[] => {
    const copy = list.slice();
    shuffle(rng, copy);
    return copy;
  };
  const { slices } = state;
  if (slices['monster-trail'] !== undefined) {
    const own = monsterTrail.of(state);
    const tokens = own.tokens.map((one) => {
      const hidden = shuffled([...one.stack, ...(one.placed === NONE ? [] : [one.placed])]);
      const placed = one.placed === NONE ? NONE : (hidden.pop() as number);
      return { ...one, stack: hidden, placed };
    }) as unknown as MonsterTrailState['tokens'];
    const out = shuffled([...own.out, ...own.aside]);
    monsterTrail.put(
      { state },
      { ...own, tokens, out: out.slice(0, own.out.length), aside: out.slice(own.out.length) },
    );
  }
  if (slices.mutagens !== undefined) {
    const own = mutagens.of(state);
    mutagens.put({ state }, { ...own, deck: shuffled(own.deck) });
  }
  if (slices.bombs !== undefined) {
    const own = bombs.of(state);
    bombs.put({ state }, { ...own, deck: shuffled(own.deck) });
  }
}

describe('games with the options of Monster Trail', () => {
  it('break no promise of the game', () => {
    const report = soak({
      game: oldWorld,
      games: GAMES,
      config: configOf,
      limit: 1500,
      mustUse: new Set(['weakness-use', 'mutagen-choice', 'bomb-instead']),
      used: (table) => table.waitingFor().map(({ prompt }) => prompt),
      faults: (state) => invariants(state as OldWorldState),
    });
    expect(report.failures).toEqual([]);
    expect(report.unused).toEqual([]);
  });

  it('keep every record', () => {
    expect(oldWorld.packConfig(several('pack'))).toContain('monster-trail');
  });
  recordsHold({ game: oldWorld, config: configOf, games: 5, limit: 500, letters: 3000 });

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
