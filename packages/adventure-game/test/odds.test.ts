import { below, type RngState, seedRng } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { attackSucceeds } from '../src/battle/battle';
import { battleOdds, suggestedUses } from '../src/battle/odds';
import { battleDiceOf, ENEMIES, MONSTERS, type Pool, resultsOf } from '../src/components';
import { questProgress, secondRouteRisk } from '../src/counsel';
import type { Enemy } from '../src/effect';
import type { AdventureState } from '../src/state';
import { adventureTable, faces, type HeroSketch } from './adventure-table';

const ROLLS = Number(process.env.ODDS_ROLLS ?? 20_000);

/** Every subset of simple additions tried by brute force: what a patient player would find. */
function simulate(rng: RngState, hero: number, enemy: Enemy, bonus: readonly Pool[], rolls: number) {
  const won = { attack: 0, defence: 0, both: 0 };
  for (let roll = 0; roll < rolls; roll++) {
    const pool = [0, 0, 0, 0, 0];
    for (const die of battleDiceOf(hero)) {
      const results = resultsOf(die[below(rng, die.length)] as number);
      for (const [index, n] of results.entries()) pool[index] = (pool[index] as number) + n;
    }
    for (const extra of bonus) for (const [index, n] of extra.entries()) pool[index] = (pool[index] as number) + n;
    const [sword = 0, shield = 0, dodge = 0] = pool;
    let [attack, defence, both] = [false, false, false];
    for (let dodges = 0; dodges <= Math.min(sword, dodge); dodges++) {
      const after = [sword - dodges, shield + dodges, dodge - dodges, pool[3] as number, pool[4] as number];
      const isHit = attackSucceeds(after, enemy);
      const isSafe = (after[1] as number) >= enemy.shield;
      attack ||= isHit;
      defence ||= isSafe;
      both ||= isHit && isSafe;
    }
    won.attack += attack ? 1 : 0;
    won.defence += defence ? 1 : 0;
    won.both += both ? 1 : 0;
  }
  return won;
}

describe('battle odds', () => {
  const heroes = ['geralt', 'triss', 'dandelion', 'yarpen'] as const;
  const kit: Readonly<Record<string, { readonly sketch: HeroSketch; readonly bonus: readonly Pool[] }>> = {
    bare: { sketch: {}, bonus: [] },
    buckler: { sketch: { fortunes: ['sturdy-buckler'] }, bonus: [[0, 2, 0, 0, 0]] },
    blade: { sketch: { fortunes: ['whetted-blade', 'relic-of-power'] }, bonus: [[2, 0, 0, 2, 0]] },
  };

  it(`agree with ${ROLLS} simulated rolls on 50 cases`, () => {
    const rng = seedRng('odds');
    for (let index = 0; index < 50; index++) {
      const hero = below(rng, 4);
      const enemy = below(rng, ENEMIES.length);
      const [name, { sketch, bonus }] = Object.entries(kit)[below(rng, 3)] as [string, (typeof kit)[string]];
      const { state } = adventureTable({ ada: { hero: heroes[hero] as 'geralt', ...sketch } });
      const odds = battleOdds(state as AdventureState, 0, enemy);
      const won = simulate(rng, hero, ENEMIES[enemy] as Enemy, bonus, ROLLS);
      for (const goal of ['attack', 'defence', 'both'] as const) {
        const p = odds[goal];
        const error = Math.sqrt(Math.max(p * (1 - p), 1e-4) / ROLLS);
        const label = `${heroes[hero]} ${name} against ${ENEMIES[enemy]?.id}: ${goal}`;
        expect(Math.abs(won[goal] / ROLLS - p), label).toBeLessThan(4 * error + 1e-9);
      }
    }
  }, 120_000);

  it('count what cards in play and markers can do', () => {
    const striga = MONSTERS.findIndex(({ id }) => id === 'striga');
    const bare = battleOdds(adventureTable({}).state as AdventureState, 0, striga);
    const armed = adventureTable({ ada: { developed: ['thunderbolt*1', 'golden-oriole*1', 'igni'] } });
    const odds = battleOdds(armed.state as AdventureState, 0, striga);
    expect(odds.attack).toBeGreaterThan(bare.attack + 0.2);
    expect(odds.defence).toBeGreaterThan(bare.defence + 0.1);
    expect(odds.both).toBeLessThanOrEqual(Math.min(odds.attack, odds.defence));
  });

  it('suggest uses that bring both comparisons home', () => {
    const table = adventureTable({
      ada: { at: 'rivia', developed: ['igni', 'thunderbolt*1'] },
      zones: { blue: { monsters: ['^graveir'] } },
      rolls: faces('geralt', ['sword', 'double-shield', 'blank', 'sign', 'shield', 'shield']),
    });
    table.ada.does('end-turn');
    const uses = suggestedUses(table.state as AdventureState);
    expect(uses.length).toBeGreaterThan(0);
    table.ada.does(...uses);
    if (table.ada.offers().includes('done')) table.ada.does('done');
    expect(table.told('compared').map(({ isSuccess }) => isSuccess)).toEqual([true, true]);
  });
});

describe('counsel for the screen', () => {
  it('tells which leads are missing and how far the quest is', () => {
    const table = adventureTable({
      ada: { at: 'rivia', leads: { red: 2 }, proofs: { red: 1 }, quest: 'a-debt-of-steel' },
    });
    expect(questProgress(table.state as AdventureState, 0)).toEqual({
      place: 'mahakam',
      routes: 1,
      proofs: { red: 1, blue: 0, purple: 0 },
      leads: { red: 1, blue: 0, purple: 0 },
    });
  });

  it('weighs the risk of the second route by the cards that are left', () => {
    const fresh = secondRouteRisk(adventureTable({}).state as AdventureState);
    expect(fresh.battle).toBeCloseTo(9 / 40);
    const less = secondRouteRisk(
      adventureTable({ discards: { foulFate: ['pack-of-wolves', 'pack-of-wolves', 'pack-of-wolves'] } })
        .state as AdventureState,
    );
    expect(less.battle).toBeCloseTo(6 / 37);
  });
});
