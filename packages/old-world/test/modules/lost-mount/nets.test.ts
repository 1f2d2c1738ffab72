import { below, seedRng, shuffle, type Viewer } from '@medallion/kernel';
import { leaks, recordsHold, soak } from '@medallion/testkit';
import { LANGUAGES, missingTexts } from '@medallion/text';
import { describe, expect, it } from 'vitest';
import type { OldWorldConfig } from '../../../src/core/config';
import type { OldWorldEvent } from '../../../src/core/events';
import { invariants } from '../../../src/core/invariants';
import type { OldWorldState } from '../../../src/core/state';
import { oldWorld } from '../../../src/game';
import { LOST_MOUNT_OPTIONS } from '../../../src/modules/lost-mount/prompts';
import { lostMountTexts, lostMountWords } from '../../../src/modules/lost-mount/words';
import { eventText, layWords, optionText, phaseName } from '../../../src/text';

function configOf(seed: string): OldWorldConfig {
  const players = 1 + below(seedRng(`${seed}-config`), 5);
  const config = oldWorld.parseConfig({ players, modules: ['lost-mount'] });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return config.value;
}
const several = (seed: string): OldWorldConfig => ({ ...configOf(seed), players: 2 + (seed.length % 3) });

describe('games with the lost mount', () => {
  it('break no promise of the game, and see it found and set loose', () => {
    const report = soak({
      game: oldWorld,
      games: 10,
      config: configOf,
      limit: 800,
      faults: (state) => invariants(state as OldWorldState),
      mustUse: new Set(Object.keys(LOST_MOUNT_OPTIONS)),
      used: (table) => table.waitingFor().map(({ prompt }) => prompt),
    });
    expect(report.failures).toEqual([]);
    expect(report.unused).toEqual([]);
  });

  it('keep every record', () => {
    expect(oldWorld.packConfig(configOf('pack'))).toContain('lost-mount');
  });
  recordsHold({ game: oldWorld, config: configOf, games: 8, limit: 500, letters: 3000 });

  it('tell nobody what they may not know', () => {
    const report = leaks({
      game: oldWorld,
      positions: 30,
      config: several,
      // The stacks of location tokens lie in another order: what the placer has not seen must not show.
      twin: (state, viewer: Viewer, seed) => {
        if (state.phase.startsWith('lost-mount')) return;
        const rng = seedRng(`twin-${seed}-${viewer}`);
        for (const stack of state.tokens) shuffle(rng, stack);
      },
      reveals: (event: OldWorldEvent) => !['phase-started', 'turn-started', 'turn-ended'].includes(event.type),
      every: 17,
    });
    expect(report.leaks).toEqual([]);
  });
});

describe('its words', () => {
  layWords(lostMountWords);
  it('are there in every language', () => {
    expect(missingTexts(lostMountTexts.texts)).toEqual([]);
  });
  it('name every question, option, phase and event', () => {
    const names = ['Ada', 'Bea'];
    for (const language of LANGUAGES) {
      for (const prompt of Object.keys(LOST_MOUNT_OPTIONS)) {
        expect(lostMountTexts.has(`prompt.${prompt}`), prompt).toBe(true);
      }
      expect(optionText('novigrad', { language, names, prompt: 'mount-place' })).toBe('Novigrad');
      expect(optionText('water', { language, names, prompt: 'mount-stack' })).not.toBe('water');
      expect(phaseName(language, 'lost-mount')).not.toBe('lost-mount');
      const found = { at: 'novigrad', die: 6, cards: 2 };
      const event = { type: 'module', module: 'lost-mount', seat: 1, rule: 'OW-LM-002' } as const;
      const words = eventText({ ...event, what: 'found', about: found }, { language, names });
      expect(words).toContain('Bea');
      expect(words).toContain('Novigrad');
      expect(words).toContain('6');
      expect(eventText({ ...event, what: 'placed', about: found }, { language, names })).toContain('Novigrad');
      expect(eventText({ ...event, what: 'aside', about: {} }, { language, names })).not.toBe('');
    }
  });
});
