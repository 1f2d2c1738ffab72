import { Play, Table } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { startMonsterFight } from '../../src/base/fight/start';
import { FIGHT_CARDS, fightCardIndex, monsterFacts } from '../../src/core/cards/components';
import type { OldWorldEvent } from '../../src/core/events';
import type { OldWorldState } from '../../src/core/state';
import { oldWorld } from '../../src/game';
import { CARDS, newOldWorld, oldWorldTable, type TableSketch } from '../old-world-table';

const { forest, mountain, water } = CARDS;
/** Damage on both halves. */
const HARD = 'fight-07';

/** Ada in a fight with the monster at Vizima, whose life pool is given; the last card is on top. */
function fighting(life: readonly string[], begins: 'witcher' | 'monster', sketch: TableSketch) {
  return oldWorldTable({
    lairs: { forest: { monster: 'arachas', at: 'vizima' } },
    ...sketch,
    change: (state: OldWorldState) => {
      const play = new Play<OldWorldState, OldWorldEvent>(state, false);
      startMonsterFight(play, 0, 0).next();
      const { fight } = state;
      if (fight === null || fight.monster === null) throw new Error('no fight');
      fight.stage = 'turn';
      fight.turn = begins === 'witcher' ? 0 : -1;
      fight.monster.life = life.map(fightCardIndex);
      fight.monster.aside = FIGHT_CARDS.map((_, card) => card).filter((card) => !fight.monster?.life.includes(card));
    },
  });
}

describe('a solo fight', () => {
  rule('OW-SOLO-008', 'lets a die choose the attack: charge up to 3, bite from 4', () => {
    const attacks = [1, 2, 3, 4, 5, 6].map((die) => {
      const ada = { at: 'vizima', hand: [forest, mountain, water] };
      const table = fighting([HARD, HARD], 'monster', { players: 1, ada, dice: [die] });
      return table.told('attack-announced')[0]?.attack;
    });
    expect(attacks).toEqual(['charge', 'charge', 'charge', 'bite', 'bite', 'bite']);
  });

  rule('OW-SOLO-009', 'leaves the place of a defeated monster empty', () => {
    const table = fighting([HARD], 'witcher', { players: 1, ada: { at: 'vizima', hand: [mountain, forest] } });
    table.ada.does(`play:${mountain}`);
    if (table.ada.offers().includes('stop')) table.ada.does('stop');
    table.ada.isAsked('fatigue');
    table.ada.does(table.ada.offers()[0] as string);
    expect(table.view.defeated).toEqual(['arachas']);
    expect(table.monsterAt('forest')).toBeNull();
    expect([table.monsterAt('mountain'), table.monsterAt('water')]).toEqual(['barghest', 'foglet']);
  });

  rule('OW-SOLO-014', 'wins with the fourth trophy, not by a spot of the track', () => {
    const beaten = (trophies: readonly string[]) => {
      const ada = { at: 'vizima', hand: [mountain, forest], spot: 3, trophies };
      const table = fighting([HARD], 'witcher', { players: 1, ada });
      table.ada.does(`play:${mountain}`);
      if (table.ada.offers().includes('stop')) table.ada.does('stop');
      return table.view.outcome;
    };
    expect(beaten(['barghest', 'foglet', 'combat'])).toEqual({ places: [1], reason: 'four-trophies', together: 'won' });
    expect(beaten(['barghest'])).toBeNull();
  });

  rule('OW-SOLO-010', 'replaces a driven-away monster by another of its level, and counts it for nothing', () => {
    const ada = { at: 'vizima', hand: [mountain], deck: [], shield: 0 };
    const table = fighting([HARD], 'monster', { players: 1, ada, dice: [1] });
    expect(table.told('fight-ended')).toMatchObject([{ end: 'driven-away' }]);
    table.ada.does('ward-1');
    const { monster } = table.state.lairs[0];
    expect(monsterFacts(monster).level).toBe(1);
    expect(table.view.defeated).toEqual([]);
    expect(table.ada.board.trophies).toEqual([]);
  });
});

describe('the closed tavern', () => {
  rule('OW-FIGHT-006', 'stays closed from turn to turn', () => {
    const table = oldWorldTable({ phase: 'gain', ada: { hand: [] }, tavern: 'vizima' });
    table.ada.does('ward-1');
    expect([table.view.active, table.view.tavern]).toEqual([1, 'vizima']);
  });
});

describe('the shield', () => {
  rule('OW-OUT-030', 'is not refilled by a turn without a fight', () => {
    const table = oldWorldTable({ phase: 'gain', ada: { hand: [], shield: 0, attributes: { defense: 3 } } });
    table.ada.does('ward-1');
    expect([table.view.active, table.ada.board.shield]).toEqual([1, 0]);
  });
});

describe('the monster fight deck', () => {
  rule('OW-SETUP-025', 'is shuffled, all twenty cards of it', () => {
    const drawn = ['a', 'b', 'c'].map((seed) => {
      const table = newOldWorld({ players: 3, schools: ['wolf', 'viper', 'bear'], first: 0 }, seed);
      const play = new Play<OldWorldState, OldWorldEvent>(structuredClone(table.state) as OldWorldState, false);
      startMonsterFight(play, 0, 0).next();
      const fight = Table.from(oldWorld, play.state);
      while (fight.state.fight?.stage === 'begin') fight.take(0, 0);
      const monster = fight.state.fight?.monster;
      const cards = [...(monster?.life ?? []), ...(monster?.aside ?? []), ...(monster?.spent ?? [])];
      expect(new Set(cards).size).toBe(20);
      return cards.join();
    });
    expect(new Set(drawn).size).toBe(3);
  });
});

describe('action cards', () => {
  rule('OW-TERM-012', 'pay for steps and for new cards, attack, and are life', () => {
    const walk = oldWorldTable({ steps: 0, ada: { hand: [forest] } });
    walk.ada.does(`move:vizima:${forest}`);
    expect(walk.ada.discard).toEqual([forest]);
    const buy = oldWorldTable({ phase: 'gain', ada: { hand: [forest, water] } });
    buy.ada.does('magic-trap-1', water);
    expect(buy.ada.discard).toEqual([water]);
    const strike = fighting([HARD, HARD], 'witcher', { ada: { at: 'vizima', hand: [mountain, forest] } });
    strike.ada.may(`play:${mountain}`, `play:${forest}`);
    const bleed = fighting([HARD, HARD], 'monster', {
      ada: {
        at: 'vizima',
        hand: [forest],
        shield: 0,
        deck: [water, mountain, 'wolf-cleave-1', 'wolf-cleave-2', 'wolf-aard-sign-2'],
      },
    });
    bleed.bea.does('charge');
    expect(bleed.ada.deck.length).toBeLessThan(5);
    expect(bleed.ada.hand).toContain(forest);
  });
});

describe('a trail', () => {
  rule('OW-TRAIL-006', 'is not spent by a lost fight, and goes with its monster', () => {
    const ada = { at: 'vizima', hand: [mountain], deck: [], shield: 0, trails: { forest: '?novigrad' } } as const;
    const lost = fighting([HARD, HARD, HARD], 'monster', { ada });
    lost.bea.does('charge');
    expect(lost.told('fight-ended')).toMatchObject([{ end: 'opponent-won' }]);
    expect(lost.ada.board.trails).toMatchObject([{ terrain: 'forest', kind: 'trail', at: 'novigrad' }]);
    const away = fighting([HARD], 'monster', { ada });
    away.bea.does('charge');
    away.ada.does('ward-1');
    expect(away.ada.board.trails).toEqual([]);
  });
});
