import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { specialAttacks } from '../../../src/parts/special-attacks/state';
import { PLAIN, struckBy, trailFight } from './trail-table';

const FILLER = ['ward-1', 'ward-2', 'ward-3', 'ward-4', 'ward-5', 'ward-6', 'screen-1', 'screen-2'];
/** Deals two damage as a single card. */
const BLOW = 'wolf-cleave-1';

describe('a special attack', () => {
  rule('OW-MT-022', 'strikes as the large card says, whether charge or bite was announced', () => {
    for (const attack of ['charge', 'bite']) {
      const table = trailFight({
        monster: 'archespore',
        pool: [...PLAIN, 'special-4'],
        begins: 'opponent',
        ada: { deck: FILLER, hand: ['block-1'] },
      });
      table.bea.does(attack); // 3 damage, and a draw of at most 1 next turn
      expect(table.ada.deck).toHaveLength(FILLER.length - 3);
      table.ada.plays('block-1');
      expect(table.told('cards-drawn').at(-1)?.n ?? 0).toBeLessThanOrEqual(1);
    }
  });

  rule('OW-MT-022', 'while any other card attacks with its half', () => {
    const table = trailFight({
      monster: 'archespore',
      pool: ['special-4', ...PLAIN],
      begins: 'opponent',
      ada: { deck: FILLER, hand: ['block-1'] },
    });
    table.bea.does('charge');
    expect(table.told('module').filter(({ what }) => what === 'special')).toEqual([]);
  });

  rule('OW-MT-054', 'asks nobody for a half, so that a trophy which picks it is kept', () => {
    const picky = struckBy('archespore', 4, { ada: { deck: FILLER, hand: ['block-1'], trophies: ['foglet'] } });
    expect(picky.ada.asked).not.toBe('fight-reveal');
    expect(picky.fight.fighters[0]?.used).toEqual([]);
  });

  rule('OW-MT-053', 'is lessened once for the whole of it, and wakes what answers an attack', () => {
    const table = struckBy('manticore', 2, {
      ada: { deck: FILLER, hand: ['block-1'], trophies: ['defense'], potions: [], shield: 0 },
    });
    // 2 damage, then 4 because there is no potion to lose: one attack of 6, which its own ability lessens by 1 once.
    expect(table.ada.deck).toHaveLength(FILLER.length - 5);
    expect(table.ada.asked).toBe('fight-battered');
  });

  rule('OW-MT-050', 'comes beside the ability of the monster', () => {
    // Arachas takes a hand card before the life pool, with its large card as well.
    const table = trailFight({ monster: 'arachas', ada: { deck: FILLER, hand: ['block-1', 'block-2', 'block-3'] } });
    expect(table.ada.asked).toBe('discard-card');
  });

  rule('OW-MT-058', 'may be followed by another at once, announced by the next player', () => {
    const table = struckBy('arachas', 3, {
      players: 3,
      ada: { deck: FILLER, hand: ['ward-6', 'severe-blow-1'].slice(1) },
    });
    // No green card in hand: 2 damage and another attack.
    if (table.waitsFor[0]?.prompt === 'monster-attack') {
      const [first] = table.waitsFor;
      table[first?.seat === 1 ? 'bea' : 'cyn'].does('charge');
    }
    expect(table.told('module').some(({ what }) => what === 'again')).toBe(true);
    expect(table.waitsFor[0]?.prompt).toBe('monster-attack');
  });

  rule('OW-MT-058', 'but a monster whose pool is empty has no further turn, and is beaten', () => {
    const table = trailFight({
      monster: 'arachas',
      pool: ['special-3'],
      begins: 'opponent',
      ada: { deck: FILLER, hand: ['severe-blow-1'] },
    });
    table.bea.does('charge');
    expect(table.end).toBe('attacker-won');
  });

  rule('OW-MT-059', 'takes unused potions alone', () => {
    const table = struckBy('griffin', 2, { ada: { deck: FILLER, hand: ['block-1'], potions: ['swallow'], shield: 4 } });
    expect(table.ada.potions).toEqual([]);
    expect(table.state.potionDiscard).not.toEqual([]);
  });

  rule('OW-MT-057', 'leaves limits and dice behind only until the fight ends; levels lost stay lost', () => {
    const table = trailFight({
      monster: 'rotfiend',
      pool: ['special-4'],
      begins: 'witcher',
      ada: { deck: FILLER, hand: [BLOW], attributes: { combat: 3 } },
    });
    table.ada.plays(BLOW); // the last card: its passive takes a level and lays a die
    expect(table.end).toBe('attacker-won');
    expect(table.ada.levelOf('combat')).toBe(2);
    expect(specialAttacks.of(table.state).dice).toBe(0);
  });
});

describe('a passive ability', () => {
  rule(['OW-MT-023', 'OW-MT-055'], 'stops the damage, works at once, and then the rest falls', () => {
    const table = trailFight({
      monster: 'ghouls-nest',
      pool: [...PLAIN, 'special-1', PLAIN[0] ?? ''].slice(1),
      begins: 'witcher',
      ada: { deck: FILLER, hand: ['maiming-cut-1', 'severe-blow-1'] },
    });
    const before = table.life;
    table.ada.plays('severe-blow-1');
    const dealt = table.told('combo-done').at(-1)?.damage ?? 0;
    // One of the damage still to come after the special card is ignored.
    const lost = table.told('monster-hit').reduce((sum, { cards }) => sum + cards.length, 0);
    expect(lost).toBe(dealt > 2 ? dealt - 1 : dealt);
    expect(before - lost).toBe(table.life);
    expect(table.told('module').filter(({ what }) => what === 'passive')).toHaveLength(1);
  });

  rule('OW-MT-024', 'may wake several times in one fight turn', () => {
    const table = trailFight({
      monster: 'drowners-nest',
      pool: [...PLAIN, 'special-1', 'special-2'],
      begins: 'witcher',
      ada: { deck: FILLER, hand: [BLOW], potions: ['swallow', 'swallow', 'swallow'] },
    });
    table.ada.does('go-on').plays(BLOW);
    expect(table.told('module').filter(({ what }) => what === 'passive')).toHaveLength(2);
    expect(table.ada.potions).toEqual(['swallow']);
  });

  rule('OW-MT-025', 'sleeps when its card leaves the pool by anything but damage', () => {
    const table = trailFight({
      monster: 'rotfiend',
      pool: [...PLAIN, 'special-3', 'special-1'],
      begins: 'opponent',
      ada: { deck: FILLER, hand: ['block-1'], attributes: { combat: 3 } },
    });
    table.bea.does('charge'); // its first attack costs it a card of its own pool
    expect(table.told('pool-card-lost').at(-1)?.cards).toEqual(['special-3']);
    expect(table.told('module').filter(({ what }) => what === 'passive')).toEqual([]);
    expect(table.ada.levelOf('combat')).toBe(3);
  });

  rule('OW-MT-053', 'is no attack: nothing but the shield helps against it', () => {
    const table = trailFight({
      monster: 'leshen',
      pool: [...PLAIN, 'special-1'],
      begins: 'witcher',
      ada: { deck: FILLER, hand: [BLOW], trophies: ['defense'], shield: 0 },
    });
    table.ada.plays(BLOW);
    expect(table.ada.asked).not.toBe('fight-attacked');
    expect(table.fight.fighters[0]?.used).toEqual([]);
    const hit = table.told('witcher-hit');
    expect(hit).toEqual([expect.objectContaining({ damage: 1, deck: 1 })]);
  });

  rule('OW-MT-055', 'judges the combo when it wakes: one with the right colour is spared', () => {
    for (const [hand, ignored] of [
      [['magic-trap-1'], 0],
      [[BLOW], 2],
    ] as const) {
      const table = trailFight({
        monster: 'archespore',
        pool: [...PLAIN, 'special-1'],
        begins: 'witcher',
        ada: { deck: FILLER, hand: [...hand, 'ward-6'].slice(0, 1) },
      });
      table.ada.plays(...hand);
      const limits = table.fight.fighters[0]?.limits ?? [];
      expect(limits.reduce((sum, { damage = 0 }) => sum - damage, 0)).toBe(ignored);
    }
  });

  rule('OW-MT-056', 'may give a combo card back that still counts for this turn', () => {
    const table = trailFight({
      monster: 'striga',
      pool: [...PLAIN, 'special-1'],
      begins: 'witcher',
      ada: { deck: FILLER, hand: [BLOW, 'block-1'], attributes: { combat: 1 } },
    });
    table.ada.plays(BLOW);
    expect(table.ada.hand).toContain(BLOW);
    expect(table.ada.discard).not.toContain(BLOW);
  });

  rule('OW-MT-023', 'of the Glustyworp gives potions, of which as many may be used again as in a new fight', () => {
    const table = trailFight({
      monster: 'glustyworp',
      pool: [...PLAIN, 'special-1'],
      begins: 'witcher',
      ada: { deck: FILLER, hand: [BLOW, 'block-1'], potions: ['swallow'], attributes: { alchemy: 1 } },
    });
    table.ada.does('potion:swallow');
    expect([table.ada.asked, table.fight.fighters[0]?.potionsCounted]).toEqual(['fight-combo', 1]);
    table.ada.plays(BLOW);
    expect(table.fight.fighters[0]?.potionsCounted).toBe(0);
    expect(table.ada.potions).toHaveLength(2);
  });

  rule('OW-MT-060', 'of Bruxa is that of another monster of level III whose card is not in the box', () => {
    const lent = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      const table = trailFight({
        monster: 'bruxa',
        pool: [...PLAIN, 'special-1'],
        begins: 'witcher',
        ada: { deck: FILLER, hand: [BLOW] },
        lay: (state) => {
          state.defeated = [];
        },
        rolls: [seed % 6],
      });
      table.ada.plays(BLOW);
      const told = table.told('module').find(({ what }) => what === 'borrowed');
      lent.add((told?.about as { monster: string } | undefined)?.monster ?? '');
    }
    expect(lent.has('bruxa')).toBe(false);
    expect(lent.has('')).toBe(false);
    expect(lent.size).toBe(6);
  });
});
