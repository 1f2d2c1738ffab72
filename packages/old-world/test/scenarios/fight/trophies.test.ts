import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { TROPHIES } from '../../../src/core/cards/components';
import { FILLER, fightTable, MILD, POOL, type WitcherSketch } from './fight-table';

const monster = 'rotfiend';
const hand = ['swift-cut-1', 'swift-cut-2', 'swift-cut-3'];
const tried = new Set<string>();
/** A trophy's effect is used when and as often as its card says. */
function trophy(id: string, title: string, body: () => void): void {
  tried.add(id);
  rule('OW-TROPHY-007', `${id}: ${title}`, body);
}
const turn = (id: string, ada: WitcherSketch, more: object = {}) =>
  fightTable({ monster, pool: MILD, ada: { ...ada, trophies: [id] }, ...more });
const attacked = (id: string, card: string, ada: WitcherSketch, more: object = {}) =>
  fightTable({
    monster,
    begins: 'opponent',
    pool: [...POOL.filter((one) => one !== card).slice(0, 8), card],
    ada: { ...ada, trophies: [id] },
    ...more,
  });
/** Damage and cards drawn of a combo with, and without, the trophy of a finished combo. */
function comboWith(id: string, cards: readonly string[]): readonly (number | undefined)[] {
  const table = turn(id, { hand: cards, deck: FILLER, attributes: { combat: 2 } });
  table.ada.plays(...cards);
  if (table.ada.asked !== 'fight-with-combo') return [];
  table.ada.does(`trophy:${id}`);
  return [table.told('combo-done')[0]?.damage, table.told('cards-drawn')[0]?.n ?? 0];
}

describe('attribute trophies', () => {
  trophy('combat', 'two cards more in one draw step', () => {
    const table = turn('combat', { hand, deck: FILLER });
    table.ada.plays('swift-cut-1');
    table.ada.isOffered('fight-draw-step', ['pass', 'trophy:combat']);
    table.ada.does('trophy:combat');
    expect(table.told('cards-drawn')[0]?.n).toBe(3);
    table.bea.does('charge');
    table.ada.plays('swift-cut-2');
    expect(table.ada.asked).toBe(null);
  });
  trophy('defense', 'two shields once an attack has cost three cards', () => {
    const table = attacked('defense', 'fight-07', { hand, attributes: { defense: 3 } });
    table.bea.does('charge');
    table.ada.does('trophy:defense');
    expect(table.ada.shield).toBe(2);
    const light = attacked('defense', 'fight-12', { hand, attributes: { defense: 3 } });
    light.bea.does('charge');
    expect(light.ada.asked).toBe('fight-combo');
  });
  trophy('alchemy', 'one potion that neither counts nor is lost', () => {
    const table = turn(
      'alchemy',
      { school: 'wolf', hand, potions: ['tawny-owl', 'tawny-owl'] },
      { pool: ['fight-12'] },
    );
    table.ada.does('trophy:alchemy', 'potion:tawny-owl', 'potion:tawny-owl');
    table.ada.plays('swift-cut-1').does('swift-cut-1');
    expect(table.ada.potions).toEqual(['tawny-owl']);
  });
  trophy('specialty', 'the specialty a second time, at level 1', () => {
    const table = turn('specialty', {
      school: 'griffin',
      hand,
      discard: ['block-1', 'block-2'],
      attributes: { specialty: 3 },
    });
    table.ada.isOffered('fight-use', ['go-on', 'specialty']);
    table.ada.does('specialty', 'trophy:specialty', 'specialty');
    expect(table.ada.asked).toBe('discard-card');
    table.ada.does('swift-cut-1');
    expect(table.ada.hand).toEqual(['swift-cut-2', 'swift-cut-3', 'block-2', 'block-1']);
  });
});

describe('witcher trophies', () => {
  trophy('school-wolf', 'one damage for a combo of three', () => {
    expect(comboWith('school-wolf', ['swift-cut-1', 'block-4', 'severe-blow-1'])[0]).toBe(5);
    expect(comboWith('school-wolf', ['swift-cut-1', 'block-4'])).toEqual([]);
  });
  trophy('school-viper', 'one damage after a hit, and a card less', () => {
    const table = turn('school-viper', { hand, attributes: { combat: 2 } });
    table.ada.plays('swift-cut-1').does('trophy:school-viper');
    expect(table.life).toBe(7);
    expect(table.told('cards-drawn')[0]?.n).toBe(1);
  });
  trophy('school-bear', 'a shield at shield 0', () => {
    const table = turn('school-bear', { hand, shield: 0, attributes: { defense: 2 } });
    table.ada.does('trophy:school-bear');
    expect(table.ada.shield).toBe(1);
    expect(turn('school-bear', { hand, shield: 1 }).ada.asked).toBe('fight-combo');
  });
  trophy('school-cat', 'a card in the first turn', () => {
    const table = turn('school-cat', { hand, deck: FILLER });
    table.ada.does('trophy:school-cat');
    expect(table.ada.hand).toEqual([...hand, 'ward-6']);
    const late = turn('school-cat', { hand, deck: FILLER });
    late.ada.does('go-on').plays('swift-cut-1');
    late.bea.does('charge');
    expect(late.ada.asked).toBe('fight-combo');
  });
  trophy('school-griffin', 'the top of the discard pile for a hand card', () => {
    const table = turn('school-griffin', { hand, discard: ['block-1'] });
    table.ada.does('trophy:school-griffin', 'swift-cut-1');
    expect([table.ada.hand, table.ada.discard]).toEqual([['swift-cut-2', 'swift-cut-3', 'block-1'], ['swift-cut-1']]);
    expect(table.ada.asked).toBe('fight-combo');
  });
  trophy('school-manticore', 'one damage for a potion', () => {
    const table = turn('school-manticore', { school: 'wolf', hand, potions: ['swallow'] });
    table.ada.does('trophy:school-manticore');
    expect([table.life, table.ada.potions]).toEqual([8, []]);
  });
  trophy('school-ciri', 'one extension counts as any colour, with its bonus', () => {
    const table = turn('school-ciri', { hand: ['windmill-slash-1', 'severe-blow-1', 'ward-1'] });
    table.ada.does('play:windmill-slash-1');
    table.ada.isOffered('fight-combo', ['stop', 'play:severe-blow-1:as-green', 'play:ward-1:as-green']);
    table.ada.does('play:severe-blow-1:as-green', 'stop');
    expect(table.told('combo-done')[0]?.damage).toBe(1 + 2 + 2);
  });
  rule('OW-TROPHY-007', 'may be used once a fight', () => {
    const table = turn('school-bear', { hand: [...hand, 'block-1'], deck: FILLER, shield: 0 });
    table.ada.does('trophy:school-bear').plays('swift-cut-1');
    table.bea.does('charge');
    expect(table.ada.shield).toBe(0);
    expect(table.ada.asked).toBe('fight-combo');
  });
});

describe('monster trophies', () => {
  trophy('arachas', 'two cards before the life pool with at most one in hand', () => {
    const sketch = (cards: string[]) =>
      fightTable({ monster, ada: { hand: cards, deck: FILLER, trophies: ['arachas'] } });
    const table = sketch(['swift-cut-1']);
    table.ada.isOffered('fight-before', ['pass', 'trophy:arachas']);
    table.ada.does('trophy:arachas');
    expect(table.ada.hand).toHaveLength(3);
    expect(sketch(['swift-cut-1', 'swift-cut-2']).ada.asked).toBe(null);
  });
  trophy('archespore', 'two cards for a potion', () => {
    const table = turn('archespore', { school: 'wolf', hand, potions: ['swallow'] });
    table.ada.does('trophy:archespore');
    expect([table.ada.hand.length, table.ada.potions]).toEqual([5, []]);
  });
  trophy('barghest', 'a damage and a card for two potions', () => {
    const table = turn('barghest', { school: 'wolf', hand, potions: ['swallow', 'swallow'] });
    table.ada.does('trophy:barghest');
    expect([table.life, table.ada.hand.length, table.ada.potions]).toEqual([8, 4, []]);
  });
  trophy('drowners-nest', 'the top three in a new order, and the first drawn', () => {
    const table = turn('drowners-nest', { hand, deck: FILLER });
    table.ada.does('trophy:drowners-nest', 'ward-4', 'ward-6');
    expect([table.ada.hand.at(-1), table.ada.deck]).toEqual([
      'ward-4',
      ['ward-1', 'ward-2', 'ward-3', 'ward-5', 'ward-6'],
    ]);
  });
  trophy('ekimmara', 'a shield for a combo that cost three cards', () => {
    const shield = (card: string) => {
      const table = turn('ekimmara', { hand: [card], deck: FILLER, attributes: { defense: 2 } });
      table.ada.plays(card);
      if (table.ada.asked === 'fight-after-hit') table.ada.does('trophy:ekimmara');
      return table.ada.shield;
    };
    expect([shield('precise-blow-1'), shield('maiming-cut-1')]).toEqual([1, 0]);
  });
  trophy('foglet', 'one damage less from the first attack', () => {
    const table = attacked('foglet', 'fight-12', { hand });
    table.bea.does('charge');
    table.ada.does('trophy:foglet');
    expect(table.told('witcher-hit')[0]?.damage).toBe(1);
    const late = attacked('foglet', 'fight-12', { hand });
    late.bea.does('charge');
    late.ada.does('pass').plays('swift-cut-1');
    late.bea.does('bite');
    expect(late.ada.asked).not.toBe('fight-attacked');
  });
  trophy('ghouls-nest', 'a card to be trashed is discarded instead', () => {
    const table = attacked('ghouls-nest', 'fight-01', { hand });
    table.bea.does('charge');
    table.ada.does('swift-cut-1', 'trophy:ghouls-nest');
    expect(table.ada.discard).toEqual(['swift-cut-1']);
    expect(table.told('cards-trashed')).toEqual([]);
  });
  trophy('harpy', 'a card more in the first draw', () => {
    const table = turn('harpy', { hand });
    table.ada.does('trophy:harpy').plays('swift-cut-1');
    expect(table.told('cards-drawn')[0]?.n).toBe(2);
  });
  trophy('nekkers-nest', 'a card more for green', () => {
    expect(comboWith('nekkers-nest', ['block-1'])).toEqual([0, 3]);
    expect(comboWith('nekkers-nest', ['swift-cut-1'])).toEqual([]);
  });
  trophy('rotfiend', 'two damage for two hand cards', () => {
    const table = turn('rotfiend', { hand });
    table.ada.does('trophy:rotfiend', 'swift-cut-1', 'swift-cut-2');
    expect([table.life, table.ada.hand]).toEqual([7, ['swift-cut-3']]);
    expect(turn('rotfiend', { hand: ['swift-cut-1'] }).ada.asked).toBe('fight-combo');
  });
  trophy('fiend', 'a damage and a card for purple', () => {
    expect(comboWith('fiend', ['sign-strike-1'])).toEqual([2, 3]);
    expect(comboWith('fiend', ['swift-cut-1'])).toEqual([]);
  });
  trophy('grave-hag', 'two damage less for a hand card', () => {
    const table = attacked('grave-hag', 'fight-07', { hand, deck: FILLER });
    table.bea.does('charge');
    table.ada.does('trophy:grave-hag', 'swift-cut-1');
    expect(table.told('witcher-hit')[0]?.damage).toBe(1);
  });
  trophy('griffin', 'a die for damage in the first turn', () => {
    const dealt = (die: number) => {
      const table = turn('griffin', { hand }, { rolls: [die - 1] });
      table.ada.does('trophy:griffin');
      table.usedAllRolls();
      return 9 - table.life;
    };
    expect([1, 2, 3, 5, 6].map(dealt)).toEqual([0, 0, 2, 2, 3]);
  });
  trophy('manticore', 'one potion beyond the limit', () => {
    const table = turn('manticore', { school: 'wolf', hand, potions: ['tawny-owl', 'tawny-owl', 'tawny-owl'] });
    table.ada.does('trophy:manticore', 'potion:tawny-owl', 'potion:tawny-owl');
    expect([table.fight.fighters[0]?.potionsCounted, table.ada.asked]).toEqual([2, 'fight-combo']);
  });
  trophy('nightwraith', 'one link without a colour, and without a bonus', () => {
    const table = turn('nightwraith', { hand: ['windmill-slash-1', 'severe-blow-1', 'swift-cut-1'] });
    table.ada.does('play:windmill-slash-1');
    table.ada.isOffered('fight-combo', ['stop', 'play:severe-blow-1:trophy', 'play:swift-cut-1:trophy']);
    table.ada.does('play:severe-blow-1:trophy', 'stop');
    expect(table.told('combo-done')[0]?.damage).toBe(3);
  });
  trophy('noonwraith', 'two shields at the start of a turn, before anything else', () => {
    const sketch = { school: 'wolf', hand, potions: ['tawny-owl'], attributes: { defense: 3 } } as const;
    const table = turn('noonwraith', sketch);
    table.ada.does('trophy:noonwraith');
    expect(table.ada.shield).toBe(2);
    const late = turn('noonwraith', sketch);
    late.ada.does('potion:tawny-owl');
    expect(late.ada.asked).toBe('fight-combo');
    expect(turn('noonwraith', { hand, shield: 1 }).ada.asked).toBe('fight-combo');
  });
  trophy('penitent', 'two damage in the first turn against a monster whose trail one has', () => {
    const table = turn('penitent', { hand, trail: 'trail' });
    table.ada.does('trophy:penitent');
    expect(table.life).toBe(7);
    expect(turn('penitent', { hand }).ada.asked).toBe('fight-combo');
  });
  trophy('water-hag', 'the top of the discard pile', () => {
    const table = turn('water-hag', { hand, discard: ['block-1', 'block-2'] });
    table.ada.does('trophy:water-hag');
    expect(table.ada.hand).toEqual([...hand, 'block-2']);
  });
  trophy('weavess', 'the top three of the opponent in a new order', () => {
    const table = turn('weavess', { hand });
    table.ada.does('trophy:weavess');
    table.ada.isOffered('fight-arrange-pool', ['fight-12', 'fight-18', 'fight-13']);
    table.ada.does('fight-13', 'fight-12');
    expect((table.fight.monster?.life ?? []).slice(-3).map((card) => POOL[card])).toEqual([
      'fight-18',
      'fight-12',
      'fight-13',
    ]);
  });
  trophy('werewolf', 'a damage for red, and its negative draw ignored', () => {
    expect(comboWith('werewolf', ['severe-blow-1'])).toEqual([3, 2]);
    expect(comboWith('werewolf', ['severe-blow-1', 'block-4', 'severe-blow-2'])[1]).toBe(1);
    expect(comboWith('werewolf', ['swift-cut-1'])).toEqual([]);
  });
  trophy('whispess', 'a used potion back, which stays counted', () => {
    const table = turn('whispess', { school: 'wolf', hand, potions: ['tawny-owl'], attributes: { alchemy: 2 } });
    table.ada.does('potion:tawny-owl', 'trophy:whispess');
    expect(table.ada.potions).toEqual(['tawny-owl']);
    table.ada.does('potion:tawny-owl');
    expect(table.fight.fighters[0]?.potionsCounted).toBe(2);
  });
  trophy('wyvern', 'a damage and a card for two blue cards', () => {
    // Two blue cards with a green one between them.
    expect(comboWith('wyvern', ['swift-cut-1', 'block-5', 'swift-cut-2'])).toEqual([3, 3]);
    expect(comboWith('wyvern', ['swift-cut-1', 'block-5'])).toEqual([]);
  });
  trophy('brewess', 'two damage for green or yellow', () => {
    expect([comboWith('brewess', ['block-1'])[0], comboWith('brewess', ['great-ward-1'])[0]]).toEqual([2, 2]);
    expect(comboWith('brewess', ['swift-cut-1'])).toEqual([]);
  });
  trophy('bruxa', 'two damage and a card with at most five cards in the deck', () => {
    const table = turn('bruxa', { hand, deck: FILLER.slice(1) });
    table.ada.does('trophy:bruxa');
    expect([table.life, table.ada.hand.length]).toEqual([7, 4]);
    expect(turn('bruxa', { hand, deck: FILLER }).ada.asked).toBe('fight-combo');
  });
  trophy('glustyworp', 'an attack reduced to two damage', () => {
    const table = attacked('glustyworp', 'fight-05', { hand, deck: FILLER });
    table.bea.does('charge');
    table.ada.does('trophy:glustyworp');
    expect(table.told('witcher-hit')[0]?.damage).toBe(2);
  });
  trophy('leshen', 'the attack type is chosen once the card lies open', () => {
    const table = attacked('leshen', 'fight-05', { hand, deck: FILLER });
    table.bea.does('charge');
    expect(table.told('attack-revealed').map(({ card, attack }) => [card, attack])).toEqual([['fight-05', 'charge']]);
    table.ada.does('trophy:leshen', 'bite');
    expect(table.told('witcher-hit')[0]?.damage).toBe(2);
  });
  trophy('striga', 'a whole hand for as many cards and one more', () => {
    const table = turn('striga', { hand, deck: FILLER });
    table.ada.does('trophy:striga');
    expect([table.ada.hand.length, table.ada.discard]).toEqual([4, hand]);
    expect(turn('striga', { hand: hand.slice(1) }).ada.offers).toContain('trophy:striga');
    expect(turn('striga', { hand: ['swift-cut-1'] }).ada.asked).toBe('fight-combo');
  });
  trophy('troll', 'two damage with an empty deck', () => {
    const table = turn('troll', { hand, deck: [] });
    table.ada.does('trophy:troll');
    expect(table.life).toBe(7);
    expect(turn('troll', { hand, deck: ['ward-1'] }).ada.asked).toBe('fight-combo');
  });
  trophy('yghern', 'the shield to its maximum at shield 0', () => {
    const table = turn('yghern', { hand, attributes: { defense: 3 } });
    table.ada.does('trophy:yghern');
    expect(table.ada.shield).toBe(3);
    expect(turn('yghern', { hand, shield: 1, attributes: { defense: 3 } }).ada.asked).toBe('fight-combo');
  });

  rule('OW-TROPHY-007', 'are tried above, every one of the pack', () => {
    expect(TROPHIES.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
  });
});

describe('equipment', () => {
  rule('OW-FIGHT-014', 'acts in fights: armor, silver dust, crossbow, runed scabbard', () => {
    const armor = fightTable({ monster, pool: MILD, ada: { hand, companions: [6], attributes: { defense: 3 } } });
    armor.ada.does('equipment:armor');
    expect(armor.ada.shield).toBe(2);
    const dust = fightTable({ monster, pool: MILD, ada: { hand: ['block-1'], companions: [11] } });
    dust.ada.plays('block-1').does('equipment:silver-dust');
    expect(dust.life).toBe(8);
    const crossbow = fightTable({ monster, pool: MILD, ada: { hand, companions: [14] } });
    crossbow.ada.does('equipment:crossbow', 'swift-cut-1');
    expect(crossbow.life).toBe(7);
    const scabbard = fightTable({ monster, pool: MILD, ada: { hand, discard: ['block-1'], companions: [39] } });
    scabbard.ada.does('equipment:runed-scabbard');
    expect(scabbard.ada.hand).toContain('block-1');
  });
});
