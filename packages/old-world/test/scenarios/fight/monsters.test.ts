import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { MONSTERS } from '../../../src/core/cards/components';
import { FILLER, fightTable, MILD, POOL, type WitcherSketch } from './fight-table';

const hand = ['swift-cut-1', 'swift-cut-2', 'swift-cut-3'];
const begin = (monster: string, ada: WitcherSketch, more: object = {}) => fightTable({ monster, ada, ...more });
const turn = (monster: string, ada: WitcherSketch, more: object = {}) =>
  fightTable({ monster, pool: MILD, ada, ...more });
const attacked = (monster: string, card: string, ada: WitcherSketch, more: object = {}) =>
  fightTable({
    monster,
    begins: 'opponent',
    pool: [...POOL.filter((id) => id !== card).slice(0, 8), card],
    ada,
    ...more,
  });

const told = new Set<string>();
/** Each ability applies to its fight as printed, at the moment it names. */
function ability(monster: string, title: string, body: () => void): void {
  told.add(monster);
  rule('OW-FIGHT-008', `${monster}: ${title}`, body);
}

describe('the ability of a monster', () => {
  ability('arachas', 'the witcher discards a hand card of choice before the life pool is made', () => {
    const table = begin('arachas', { hand, deck: ['ward-1'] });
    table.ada.isOffered('discard-card', hand);
    table.ada.does('swift-cut-2');
    expect(table.ada.hand).toEqual(['swift-cut-1', 'swift-cut-3']);
    expect(table.ada.deck).toContain('swift-cut-2');
  });
  ability('archespore', 'a potion must be given up for the fight to begin', () => {
    const table = begin('archespore', { hand, potions: ['swallow', 'swallow'], shield: 0 });
    expect(table.ada.potions).toEqual(['swallow']);
    expect(table.fight.fighters[0]?.potionsCounted).toBe(0);
  });
  ability('barghest', 'the shield falls by 1 before the life pool is made', () => {
    expect(begin('barghest', { hand, shield: 2, attributes: { defense: 3 } }).ada.shield).toBe(1);
  });
  ability('drowners-nest', 'a card of choice is discarded out of the deck', () => {
    const table = begin('drowners-nest', { hand, deck: ['ward-1', 'ward-2', 'ward-3'] });
    table.ada.isOffered('fight-throw-card', ['ward-1', 'ward-2', 'ward-3']);
    table.ada.does('ward-2');
    expect(table.ada.discard).toEqual(['ward-2']);
    expect([...table.ada.deck].sort()).toEqual(['ward-1', 'ward-3']);
    expect(table.ada.asked).toBe(null);
  });
  ability('ekimmara', 'without its trail the witcher discards a hand card', () => {
    const table = begin('ekimmara', { hand });
    table.ada.does('swift-cut-1');
    expect([table.ada.discard, table.ada.asked]).toEqual([['swift-cut-1'], null]);
    expect(begin('ekimmara', { hand, trail: 'trail' }).ada.hand).toEqual(hand);
  });
  ability('foglet', 'its first attack is the half that costs more cards', () => {
    const bite = attacked('foglet', 'fight-07', { hand });
    expect(bite.told('attack-forced')[0]?.attack).toBe('bite');
    expect(attacked('foglet', 'fight-05', { hand }).told('attack-forced')[0]?.attack).toBe('charge');
    const shielded = attacked('foglet', 'fight-01', { hand, shield: 4, attributes: { defense: 4 } });
    expect(shielded.told('attack-forced')[0]?.attack).toBe('charge');
    const even = attacked('foglet', 'fight-08', { hand, shield: 1 });
    expect(even.waitsFor).toEqual([{ seat: 1, prompt: 'monster-attack' }]);
  });
  ability('foglet', 'later attacks are announced as usual', () => {
    const table = fightTable({
      monster: 'foglet',
      begins: 'opponent',
      pool: [...MILD, 'fight-05'],
      ada: { hand, deck: [...FILLER, 'block-1'] },
    });
    table.ada.plays('swift-cut-1');
    expect(table.waitsFor).toEqual([{ seat: 1, prompt: 'monster-attack' }]);
  });
  ability('ghouls-nest', 'it loses at most 2 cards in the witcher’s first turn', () => {
    const table = turn('ghouls-nest', {
      hand: ['precise-blow-1', 'precise-blow-2'],
      deck: FILLER,
      potions: ['black-blood'],
    });
    table.ada.does('potion:black-blood').plays('precise-blow-1');
    expect(table.life).toBe(9 - 2);
    table.bea.does('charge');
    table.ada.plays('precise-blow-2');
    expect(table.life).toBe(7 - 1 - 3);
  });
  ability('harpy', 'Combat counts as 0 for the draw of the first turn', () => {
    const table = turn('harpy', { hand: ['great-ward-1', 'swift-cut-2'], deck: FILLER, attributes: { combat: 3 } });
    table.ada.plays('great-ward-1');
    expect(table.told('cards-drawn')[0]?.n).toBe(2);
    table.bea.does('charge');
    table.ada.plays('swift-cut-2');
    expect(table.told('cards-drawn')[1]?.n).toBeGreaterThan(0);
  });
  ability('nekkers-nest', 'without a green card in the combo one card less is drawn', () => {
    const drawn = (...cards: string[]) => {
      const table = turn('nekkers-nest', { hand: ['swift-cut-1', 'block-1'], attributes: { combat: 3 } });
      table.ada.plays(...cards);
      return table.told('cards-drawn')[0]?.n;
    };
    expect([drawn('swift-cut-1'), drawn('swift-cut-1', 'block-1')]).toEqual([2, 3]);
  });
  ability('rotfiend', 'whoever beats it draws only up to 1 card in phase III', () => {
    const table = fightTable({ monster: 'rotfiend', pool: ['fight-12'], ada: { hand } });
    table.ada.plays('swift-cut-1').does('swift-cut-1');
    expect(table.state.turns[0]?.fixedDraw).toBe(1);
  });
  ability('fiend', 'purple cards have no effect but still link', () => {
    const table = turn('fiend', { hand: ['sign-mastery-1', 'block-1'], attributes: { combat: 1, defense: 4 } });
    table.ada.plays('sign-mastery-1', 'block-1');
    expect(table.told('combo-done')[0]?.damage).toBe(0);
    expect(table.ada.shield).toBe(2);
    expect(table.told('cards-drawn')[0]?.n).toBe(1);
  });
  ability('grave-hag', 'the damage of its first turn hits the hand first', () => {
    const table = attacked('grave-hag', 'fight-05', { hand, shield: 1, deck: FILLER });
    table.bea.does('charge');
    expect([table.ada.hand, table.ada.shield, table.ada.deck.length]).toEqual([['ward-5'], 0, 4]);
    expect(table.told('witcher-hit')[0]?.hand).toBe(3);
  });
  ability('griffin', 'one card less is drawn each turn, but never for that reason none', () => {
    const drawn = (combat: number) => {
      const table = turn('griffin', { hand, attributes: { combat } });
      table.ada.plays('swift-cut-1');
      return table.told('cards-drawn')[0]?.n;
    };
    expect([drawn(1), drawn(2), drawn(3)]).toEqual([1, 1, 2]);
  });
  ability('manticore', 'each damaging attack deals 1 less and discards a random hand card', () => {
    const table = attacked('manticore', 'fight-17', { hand, deck: FILLER, shield: 0 });
    table.bea.does('charge');
    expect(table.told('witcher-hit')[0]?.damage).toBe(3);
    expect(table.ada.hand).toHaveLength(2);
    const trash = attacked('manticore', 'fight-01', { hand, deck: FILLER });
    trash.bea.does('charge');
    trash.ada.does('swift-cut-1');
    expect(trash.ada.hand).toHaveLength(2);
  });
  ability('nightwraith', 'the first card of the first combo is random', () => {
    const table = turn(
      'nightwraith',
      { hand: ['ward-1', 'severe-blow-1', 'swift-cut-5'], deck: ['block-1', 'block-2'] },
      { rolls: [2] },
    );
    expect(table.told('combo-card').map(({ card }) => card)).toEqual(['swift-cut-5']);
    table.ada.isOffered('fight-combo', ['stop', 'play:severe-blow-1']);
  });
  ability('noonwraith', 'the shield rises by at most 1 a turn', () => {
    const table = turn('noonwraith', { hand: ['block-1'], attributes: { defense: 4 } });
    table.ada.plays('block-1');
    expect(table.ada.shield).toBe(1);
  });
  ability('penitent', 'without its trail the first turn deals no damage', () => {
    const table = turn('penitent', { hand: ['precise-blow-1', 'swift-cut-1'], deck: FILLER });
    table.ada.plays('precise-blow-1');
    expect(table.life).toBe(9);
    table.bea.does('charge');
    table.ada.plays('swift-cut-1');
    expect(table.life).toBe(7);
    const tracked = turn('penitent', { hand: ['precise-blow-1'], trail: 'trail' });
    tracked.ada.plays('precise-blow-1');
    expect(tracked.life).toBe(6);
  });
  ability('water-hag', 'at most 1 potion is used in the fight', () => {
    const table = turn('water-hag', {
      school: 'wolf',
      hand,
      potions: ['tawny-owl', 'swallow'],
      attributes: { alchemy: 4 },
    });
    table.ada.does('potion:tawny-owl');
    expect(table.ada.asked).toBe('fight-combo');
  });
  ability('weavess', 'Defense falls by a level for good, and the shield with it', () => {
    const table = begin('weavess', { hand, shield: 3, attributes: { defense: 3 } });
    expect([table.ada.levelOf('defense'), table.ada.shield]).toEqual([2, 2]);
    expect(begin('weavess', { hand, attributes: { defense: 5 } }).ada.levelOf('defense')).toBe(5);
  });
  ability('werewolf', 'the shield falls by 2 before the life pool is made', () => {
    expect(begin('werewolf', { hand, shield: 3, attributes: { defense: 3 } }).ada.shield).toBe(1);
    expect(begin('werewolf', { hand, shield: 1 }).ada.shield).toBe(0);
  });
  ability('whispess', 'a combo with yellow costs 2 shields', () => {
    const shield = (card: string) => {
      const table = turn('whispess', { hand: [card], shield: 3, attributes: { defense: 4 } });
      table.ada.plays(card);
      return table.ada.shield;
    };
    expect([shield('ward-5'), shield('swift-cut-1')]).toEqual([1, 3]);
  });
  ability('wyvern', 'at the end of its first turn a random hand card is discarded', () => {
    const table = attacked('wyvern', 'fight-12', { hand, deck: FILLER });
    table.bea.does('charge');
    expect([table.ada.hand.length, table.ada.deck.length]).toEqual([2, 4]);
  });
  ability('wyvern', 'later turns discard nothing more', () => {
    const table = fightTable({
      monster: 'wyvern',
      begins: 'opponent',
      pool: MILD,
      ada: { hand: [...hand, 'block-1', 'block-2'], deck: FILLER },
    });
    table.bea.does('charge');
    const [card] = table.ada.offers;
    table.ada.plays((card as string).slice('play:'.length));
    const held = table.ada.hand.length;
    table.bea.does('charge');
    expect(table.ada.hand).toHaveLength(held);
  });
  ability('brewess', 'a combo with green or yellow deals 1 damage less', () => {
    const damage = (...cards: string[]) => {
      const table = turn('brewess', { hand: ['maiming-cut-1', 'block-1', 'ward-5'] });
      table.ada.plays(...cards);
      return table.told('combo-done')[0]?.damage;
    };
    expect([damage('maiming-cut-1'), damage('maiming-cut-1', 'block-1'), damage('maiming-cut-1', 'ward-5')]).toEqual([
      2, 2, 1,
    ]);
  });
  ability('bruxa', 'with 1 or 2 cards left it deals 2 damage more', () => {
    const damage = (pool: string[]) => {
      const table = fightTable({ monster: 'bruxa', begins: 'opponent', pool, ada: { hand, deck: FILLER } });
      table.bea.does('charge');
      return table.told('witcher-hit')[0]?.damage;
    };
    expect([
      damage(['fight-01', 'fight-02', 'fight-12']),
      damage(['fight-01', 'fight-12']),
      damage(['fight-12']),
    ]).toEqual([2, 4, 4]);
  });
  ability('glustyworp', 'the first turn deals at most 1 damage', () => {
    const table = turn('glustyworp', { hand: ['precise-blow-1', 'precise-blow-2'], deck: FILLER });
    table.ada.plays('precise-blow-1');
    expect(table.life).toBe(8);
    table.bea.does('charge');
    table.ada.plays('precise-blow-2');
    expect(table.life).toBe(4);
  });
  ability('leshen', 'Defense counts as a level less in this fight only', () => {
    const table = begin('leshen', { hand: ['block-1'], shield: 3, attributes: { defense: 3 }, trail: 'trail' });
    expect([table.ada.shield, table.ada.levelOf('defense')]).toEqual([2, 3]);
    table.ada.plays('block-1');
    expect(table.ada.shield).toBe(2);
    expect(begin('leshen', { hand, shield: 4, attributes: { defense: 5 } }).ada.shield).toBe(4);
  });
  ability('striga', 'the shield falls by 1 for each hand card', () => {
    expect(begin('striga', { hand, shield: 4, attributes: { defense: 4 } }).ada.shield).toBe(1);
  });
  ability('troll', 'its first attack deals 3 damage more', () => {
    const table = fightTable({
      monster: 'troll',
      begins: 'opponent',
      pool: MILD,
      ada: { hand, deck: [...FILLER, 'block-1', 'block-2'] },
    });
    table.bea.does('charge');
    table.ada.plays('swift-cut-1');
    table.bea.does('charge');
    expect(table.told('witcher-hit').map(({ damage }) => damage)).toEqual([5, 2]);
  });
  ability('yghern', 'a combo with blue deals 1 damage less', () => {
    const damage = (card: string) => {
      const table = turn('yghern', { hand: ['maiming-cut-1', 'armour-melt-5'] });
      table.ada.plays(card);
      return table.told('combo-done')[0]?.damage;
    };
    expect([damage('maiming-cut-1'), damage('armour-melt-5')]).toEqual([1, 2]);
  });

  rule('OW-FIGHT-008', 'is read out before the fight by whoever controls the monster', () => {
    const table = begin('rotfiend', { hand }, { isPhaseTwo: true, players: 3 });
    table.ada.does('fight:rotfiend');
    expect(table.told('monster-ability')).toMatchObject([{ seat: 2, monster: 'rotfiend' }]);
    expect(table.order('monster-ability', 'fight-turn')).toEqual(['monster-ability', 'fight-turn']);
  });

  rule('OW-FIGHT-008', 'is tried above for every monster of the pack', () => {
    expect(MONSTERS.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([]);
  });
});
