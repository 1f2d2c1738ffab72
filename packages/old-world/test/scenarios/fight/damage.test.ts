import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { fightTable, POOL } from './fight-table';

const monster = 'rotfiend';
const monsterTurn = (card: string, ada: object, more: object = {}) =>
  fightTable({
    monster,
    begins: 'opponent',
    pool: [...POOL.filter((id) => id !== card).slice(0, 8), card],
    ada,
    ...more,
  });

describe('damage to a witcher', () => {
  rule(
    ['OW-FIGHT-025', 'OW-FIGHT-042'],
    'lowers the shield, then takes the top of the deck, then hand cards of choice',
    () => {
      const table = monsterTurn('fight-05', {
        shield: 2,
        hand: ['swift-cut-1', 'swift-cut-2', 'swift-cut-3'],
        deck: ['ward-1', 'ward-2'],
        attributes: { defense: 2 },
      });
      table.bea.does('charge');
      table.ada.isOffered('fight-lose-card', ['swift-cut-1', 'swift-cut-2', 'swift-cut-3']);
      expect(table.ada.shield).toBe(0);
      expect(table.ada.discard).toEqual(['ward-2', 'ward-1']);
      // What the blow was is told before a card has to be chosen for it.
      expect(table.told('witcher-hit')).toMatchObject([{ seat: 0, damage: 5, shield: 2, deck: 2, hand: 1 }]);
      table.ada.does('swift-cut-2');
      expect(table.ada.hand).toEqual(['swift-cut-1', 'swift-cut-3']);
    },
  );

  rule('OW-FIGHT-025', 'is the same between witchers', () => {
    const table = fightTable({
      isDuel: true,
      pool: [],
      ada: { hand: ['precise-blow-1'] },
      bea: { shield: 1, hand: ['swift-cut-1', 'swift-cut-2'], deck: ['swift-cut-3'] },
    });
    table.ada.does('play:precise-blow-1');
    table.bea.isOffered('fight-lose-card', ['swift-cut-1', 'swift-cut-2']);
    table.bea.does('swift-cut-1');
    expect([table.bea.shield, table.bea.deck.length, table.bea.hand]).toEqual([0, 0, ['swift-cut-2']]);
  });

  rule('OW-FIGHT-026', 'knocks a witcher out who has neither deck nor hand', () => {
    const table = monsterTurn('fight-05', { shield: 0, hand: ['swift-cut-1'], deck: ['ward-1'] });
    table.bea.does('charge');
    expect(table.told('knocked-out').map(({ seat }) => seat)).toEqual([0]);
    expect(table.end).toBe('opponent-won');
  });

  rule('OW-FIGHT-026', 'knocks nobody out who still has a card', () => {
    const table = monsterTurn('fight-12', { shield: 0, hand: ['swift-cut-1', 'swift-cut-2', 'swift-cut-3'], deck: [] });
    table.bea.does('charge');
    table.ada.does('swift-cut-1', 'swift-cut-2');
    expect(table.isFighting).toBe(true);
    expect(table.ada.asked).toBe('fight-combo');
    const bareHanded = monsterTurn('fight-12', { hand: [], deck: ['ward-1', 'ward-2', 'ward-3', 'ward-4'] });
    bareHanded.bea.does('charge');
    expect([bareHanded.isFighting, bareHanded.ada.hand]).toEqual([true, ['ward-2']]);
  });
});

describe("a monster's fight turn", () => {
  rule(
    ['OW-FIGHT-038', 'OW-FIGHT-039'],
    'is announced before the top card is turned over, and that half applies',
    () => {
      const table = monsterTurn('fight-07', { shield: 0 }, { players: 3 });
      expect(table.waitsFor).toEqual([{ seat: 2, prompt: 'monster-attack' }]);
      expect(table.told('attack-revealed')).toEqual([]);
      table.cyn.isOffered('monster-attack', ['charge', 'bite']);
      table.cyn.does('bite');
      expect(table.told('attack-revealed')[0]?.card).toBe('fight-07');
      expect(table.told('witcher-hit')[0]?.damage).toBe(5);
      const charged = monsterTurn('fight-07', { shield: 0 });
      charged.bea.does('charge');
      expect(charged.told('witcher-hit')[0]?.damage).toBe(3);
    },
  );

  rule(
    ['OW-FIGHT-007', 'OW-FIGHT-040'],
    'has its type chosen by one player after the other, counter-clockwise, without the fighter',
    () => {
      const pool = [...POOL.slice(0, 6), 'fight-12', 'fight-18'];
      const hand = ['swift-cut-1', 'swift-cut-2', 'swift-cut-3'];
      const table = fightTable({
        monster,
        begins: 'opponent',
        pool,
        players: 4,
        ada: { hand, deck: [...hand, 'ward-1', 'ward-2', 'ward-3', 'ward-4', 'ward-5'].slice(3) },
      });
      table.dov.does('charge');
      table.ada.does('play:swift-cut-1', 'stop');
      expect(table.waitsFor[0]?.seat).toBe(2);
      table.cyn.does('charge');
      expect(table.fight.monster?.chooser).toBe(1);
      expect(table.fight.monster?.controller).toBe(3);
      const two = fightTable({ monster, begins: 'opponent', pool, players: 2, ada: { hand } });
      two.bea.does('charge');
      two.ada.does('play:swift-cut-1', 'stop');
      expect(two.waitsFor).toEqual([{ seat: 1, prompt: 'monster-attack' }]);
    },
  );

  rule('OW-FIGHT-041', 'costs the monster the card it turned over', () => {
    const table = monsterTurn('fight-12', { shield: 0 });
    expect(table.life).toBe(9);
    table.bea.does('charge');
    expect(table.told('attack-revealed')[0]?.left).toBe(8);
    expect(table.life).toBe(8);
  });

  rule(['OW-FIGHT-043', 'OW-FIGHT-047'], 'discards as many random hand cards as its level, whatever the shield', () => {
    const hand = ['swift-cut-1', 'swift-cut-2', 'swift-cut-3', 'swift-cut-4'];
    for (const [name, level] of [
      ['rotfiend', 1],
      ['whispess', 2],
      ['yghern', 3],
    ] as const) {
      const table = monsterTurn('fight-04', { shield: 1, hand }, { monster: name, rolls: [3, 0, 1] });
      table.bea.does('charge');
      expect(table.ada.hand).toHaveLength(4 - level);
      expect(table.ada.hand).not.toContain('swift-cut-4');
      expect(table.ada.discard).toHaveLength(level);
      expect(table.ada.shield).toBe(1);
    }
  });

  rule('OW-FIGHT-044', 'takes the missing cards of a random discard from the top of the deck', () => {
    const table = monsterTurn(
      'fight-04',
      { hand: ['swift-cut-1'], deck: ['ward-1', 'ward-2', 'ward-3'] },
      { monster: 'yghern' },
    );
    table.bea.does('charge');
    expect(table.ada.discard).toEqual(['swift-cut-1', 'ward-3', 'ward-2']);
    expect(table.ada.deck).toEqual([]);
  });

  rule(
    ['OW-FIGHT-045', 'OW-FIGHT-047'],
    'trashes a hand card of the witcher’s choice for good, whatever the shield',
    () => {
      const table = monsterTurn('fight-01', { shield: 1, hand: ['swift-cut-1', 'swift-cut-2'] });
      table.bea.does('charge');
      table.ada.isOffered('trash-card', ['swift-cut-1', 'swift-cut-2']);
      table.ada.does('swift-cut-1');
      expect(table.ada.hand).toEqual(['swift-cut-2']);
      expect(table.ada.discard).toEqual([]);
      expect(table.told('cards-trashed')[0]?.cards).toEqual(['swift-cut-1']);
      expect(table.ada.shield).toBe(1);
    },
  );

  rule('OW-FIGHT-046', 'trashes the top of the deck where the hand is empty', () => {
    const table = monsterTurn('fight-01', { hand: [], deck: ['ward-1', 'ward-2', 'ward-3'] });
    table.bea.does('charge');
    expect(table.told('cards-trashed')[0]?.cards).toEqual(['ward-3']);
  });

  rule(['OW-FIGHT-048', 'OW-FIGHT-054'], 'lowers an attribute, but never below 1 nor from 5', () => {
    const lowered = (combat: number) => {
      const table = monsterTurn('fight-15', { attributes: { combat } }, { monster: 'whispess' });
      table.bea.does('bite');
      expect(table.told('witcher-hit')[0]?.damage).toBe(1);
      return table.ada.levelOf('combat');
    };
    expect([lowered(1), lowered(2), lowered(4), lowered(5)]).toEqual([1, 1, 3, 5]);
  });

  rule('OW-FIGHT-054', 'hurts by a number, by an attribute’s level, or by a sum with its own level', () => {
    const hurt = (card: string, attack: string, name = monster) => {
      const deck = ['ward-1', 'ward-2', 'ward-3', 'ward-4', 'ward-5', 'ward-6', 'swift-cut-6'];
      const attributes = { combat: 3, defense: 4, alchemy: 2, specialty: 5 };
      const table = monsterTurn(card, { deck, attributes }, { monster: name });
      table.bea.does(attack);
      return table.told('witcher-hit')[0]?.damage ?? 0;
    };
    expect([hurt('fight-05', 'charge'), hurt('fight-05', 'bite')]).toEqual([5, 2]);
    expect([
      hurt('fight-03', 'bite'),
      hurt('fight-20', 'bite'),
      hurt('fight-11', 'bite'),
      hurt('fight-09', 'bite'),
    ]).toEqual([3, 4, 2, 5]);
    expect([
      hurt('fight-02', 'bite'),
      hurt('fight-02', 'bite', 'whispess'),
      hurt('fight-02', 'bite', 'yghern'),
    ]).toEqual([3, 4, 5]);
    expect([
      hurt('fight-13', 'bite'),
      hurt('fight-13', 'bite', 'whispess'),
      hurt('fight-13', 'bite', 'yghern'),
    ]).toEqual([0, 1, 2]);
  });
});

describe('each monster fight card', () => {
  const deck = ['ward-1', 'ward-2', 'ward-3', 'ward-4', 'ward-5', 'ward-6'];
  const hand = ['swift-cut-1', 'swift-cut-2', 'swift-cut-3'];
  /** Damage, cards lost from deck and hand, cards trashed and the level of Defense, at monster level II and all attributes at 2. */
  const result = (card: string, attack: string) => {
    const table = monsterTurn(
      card,
      { hand, deck, attributes: { combat: 2, defense: 2, alchemy: 2, specialty: 2 } },
      { monster: 'whispess' },
    );
    table.bea.does(attack);
    while (table.ada.asked === 'trash-card') table.ada.does(table.ada.offers[0] as string);
    const damage = table.told('witcher-hit')[0]?.damage ?? 0;
    const trashed = table.told('cards-trashed').length;
    const { attributes } = table.ada.witcher;
    return `${damage}/${9 - table.ada.hand.length - table.ada.deck.length}/${trashed}/${attributes.join('')}`;
  };

  rule('OW-FIGHT-039', 'does what is printed on its two halves', () => {
    expect(POOL.map((card) => `${card} ${result(card, 'charge')} ${result(card, 'bite')}`)).toEqual([
      'fight-01 0/1/1/2222 3/3/0/2222',
      'fight-02 0/2/0/2222 4/4/0/2222',
      'fight-03 0/1/1/2222 2/2/0/2222',
      'fight-04 0/2/0/2222 4/4/0/2222',
      'fight-05 5/5/0/2222 2/2/0/2222',
      'fight-06 0/2/0/2222 4/4/0/2222',
      'fight-07 3/3/0/2222 5/5/0/2222',
      'fight-08 0/1/1/2222 2/2/0/2222',
      'fight-09 4/4/0/2222 2/2/0/2222',
      'fight-10 3/3/0/2222 5/5/0/2222',
      'fight-11 5/5/0/2222 2/2/0/2222',
      'fight-12 2/2/0/2222 3/3/0/2222',
      'fight-13 2/2/0/2222 1/1/0/2212',
      'fight-14 0/2/0/2222 3/3/0/2222',
      'fight-15 4/4/0/2222 1/1/0/1222',
      'fight-16 4/4/0/2222 1/1/0/2122',
      'fight-17 4/4/0/2222 2/2/0/2222',
      'fight-18 2/2/0/2222 4/4/0/2222',
      'fight-19 3/3/0/2222 4/4/0/2222',
      'fight-20 3/3/0/2222 2/2/0/2222',
    ]);
  });
});

describe('the end of a fight', () => {
  rule(['OW-FIGHT-049', 'OW-OUT-013'], 'comes as soon as the life pool is empty', () => {
    const table = fightTable({
      monster,
      pool: ['fight-01', 'fight-02'],
      ada: { hand: ['maiming-cut-1', 'swift-cut-2'] },
    });
    table.ada.plays('maiming-cut-1');
    expect(table.end).toBe('attacker-won');
    expect([table.told('attack-announced'), table.told('cards-drawn')]).toEqual([[], []]);
    const oneLeft = fightTable({
      monster,
      pool: ['fight-01', 'fight-02'],
      ada: { hand: ['swift-cut-1', 'swift-cut-2'] },
    });
    oneLeft.ada.plays('swift-cut-1');
    expect([oneLeft.end, oneLeft.life]).toEqual([undefined, 1]);
  });

  rule('OW-FIGHT-050', 'may come by one’s own play: without cards after replenishing one is knocked out', () => {
    const table = fightTable({ monster, pool: POOL.slice(0, 9), ada: { hand: ['swift-cut-1'], deck: [] } });
    table.ada.does('play:swift-cut-1');
    expect(table.end).toBe('opponent-won');
    const saved = fightTable({
      monster,
      pool: POOL.slice(0, 9),
      ada: { hand: ['ward-1'], discard: ['ward-2'], deck: [] },
    });
    saved.ada.does('play:ward-1');
    expect(saved.end).toBe(undefined);
    expect(saved.waitsFor).toEqual([{ seat: 1, prompt: 'monster-attack' }]);
  });

  rule('OW-FIGHT-051', 'is a victory of the side that caused it where both lose their last card', () => {
    const table = fightTable({ monster, pool: ['fight-01'], ada: { hand: ['swift-cut-1'], deck: [] } });
    table.ada.does('play:swift-cut-1');
    expect(table.end).toBe('attacker-won');
    const duel = fightTable({
      isDuel: true,
      pool: [],
      ada: { hand: ['swift-cut-1'], deck: [] },
      bea: { deck: ['ward-1'] },
    });
    duel.ada.does('play:swift-cut-1');
    expect(duel.end).toBe('attacker-won');
  });

  rule('OW-FIGHT-052', 'beats a monster on its own last card if the witcher still has cards', () => {
    const table = fightTable({
      monster,
      begins: 'opponent',
      pool: ['fight-12'],
      ada: { hand: ['swift-cut-1'], deck: ['ward-1', 'ward-2'] },
    });
    table.bea.does('charge');
    expect([table.end, table.ada.trophies]).toEqual(['attacker-won', [monster]]);
  });

  rule(['OW-FIGHT-053', 'OW-OUT-014'], 'drives the monster away whose last card knocks the witcher out', () => {
    const table = fightTable({
      monster,
      begins: 'opponent',
      pool: ['fight-12'],
      ada: { hand: ['swift-cut-1'], deck: ['ward-1'] },
    });
    table.bea.does('charge');
    expect(table.end).toBe('driven-away');
  });

  rule(['OW-OUT-014', 'OW-OUT-015'], 'drives it away with one card left, and is a defeat with two', () => {
    const end = (pool: string[]) => {
      const table = fightTable({ monster, begins: 'opponent', pool, ada: { hand: ['swift-cut-1'], deck: ['ward-1'] } });
      table.bea.does('charge');
      return table.end;
    };
    expect([end(['fight-01', 'fight-12']), end(['fight-01', 'fight-02', 'fight-12'])]).toEqual([
      'driven-away',
      'opponent-won',
    ]);
  });
});
