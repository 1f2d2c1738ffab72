import { seedRng, Table } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { DIFFERENCES, EDITION, EDITIONS, isPlayedSo } from '../src/editions';
import { adventureGame } from '../src/game';
import { soakConfig } from './soak-config';

describe('editions', () => {
  it('are played from the first to that of today', () => {
    expect([adventureGame.version, adventureGame.reads]).toEqual([EDITION, EDITIONS]);
    expect(EDITIONS).toEqual(Array.from({ length: EDITION }, (_, index) => index + 1));
  });

  for (const [name, difference] of Object.entries(DIFFERENCES)) {
    rule(difference.rule, `${name} is played since edition ${difference.since}, and not before`, () => {
      const isSo = (edition: number) => isPlayedSo({ edition }, name as keyof typeof DIFFERENCES);
      expect([isSo(difference.since - 1), isSo(difference.since)]).toEqual([false, true]);
    });
  }

  it('are kept by the state, its clones and saves; one saved before it knew its edition is of the first', () => {
    const config = soakConfig('edition');
    expect(adventureGame.setup(config, seedRng('edition')).edition).toBe(EDITION);
    const old = adventureGame.setup(config, seedRng('edition'), 1);
    expect([old.edition, adventureGame.clone(old).edition]).toEqual([1, 1]);
    const { edition: _, ...saved } = JSON.parse(JSON.stringify(old));
    expect(adventureGame.clone(saved).edition).toBe(1);
    expect(Table.start(adventureGame, config, 'edition', { edition: 1 }).state.edition).toBe(1);
  });
});
