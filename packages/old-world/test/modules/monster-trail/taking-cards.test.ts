import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import type { FightTable } from '../../scenarios/fight/fight-table';
import { PLAIN, struckBy, type TrailSketch, trailFight } from './trail-table';

const FILLER = ['ward-1', 'ward-2', 'ward-3', 'ward-4', 'ward-5', 'screen-1'];
/** Deals two damage as a single card. */
const BLOW = 'wolf-cleave-1';

/** What the last blow has cost, as every screen shows it. */
const lastBlow = (table: FightTable) => table.ada.view().fight?.blows.at(-1);
/** Ada's blow wakes the passive ability of the monster. */
function wokenBy(monster: string, hand: readonly string[], sketch: Partial<TrailSketch> = {}): FightTable {
  const table = trailFight({
    monster,
    pool: [...PLAIN, 'special-1'],
    begins: 'witcher',
    ...sketch,
    ada: { deck: FILLER, hand: [BLOW, ...hand], ...sketch.ada },
  });
  table.ada.plays(BLOW);
  return table;
}

describe('cards that a special attack takes', () => {
  rule(
    'OW-MT-022',
    'are told as lost with the blow: from the top, from the bottom, and from the hand for the rest',
    () => {
      const short = struckBy('archespore', 3, { ada: { deck: ['ward-1', 'ward-2'], hand: ['block-1', 'block-2'] } });
      expect(lastBlow(short)).toMatchObject({ what: 'special', damage: 0, deck: 2, hand: 1, shield: 0 });
      expect([short.ada.deck.length, short.ada.hand.length]).toEqual([0, 1]);
      const bottom = struckBy('brewess', 2, { ada: { deck: FILLER, hand: ['block-1', 'block-2'] } });
      expect(lastBlow(bottom)).toMatchObject({ damage: 0, deck: 3, hand: 0 });
      expect(bottom.ada.deck).toEqual(FILLER.slice(3));
      expect(bottom.ada.discard).toEqual(FILLER.slice(0, 3));
    },
  );

  rule('OW-MT-022', 'and so are those that leave the game', () => {
    const top = struckBy('harpy', 4, { ada: { deck: FILLER, hand: ['block-1', 'block-2'] } });
    expect(lastBlow(top)).toMatchObject({ deck: 1, hand: 0 });
    expect(top.told('cards-trashed').at(-1)?.cards).toEqual(['screen-1']);
    const hand = struckBy('harpy', 4, { ada: { deck: [], hand: ['block-1', 'block-2'] } });
    expect(lastBlow(hand)).toMatchObject({ deck: 0, hand: 1 });
    const looked = struckBy('weavess', 4, { ada: { deck: FILLER, hand: ['block-1'] } }); // 1 damage, then one of three
    looked.ada.isOffered('special-trash', ['ward-3', 'ward-4', 'ward-5']);
    looked.ada.does('ward-4');
    expect(lastBlow(looked)).toMatchObject({ damage: 1, deck: 2, hand: 0 });
    expect(looked.ada.deck).toEqual(['ward-1', 'ward-2', 'ward-3', 'ward-5']);
  });

  rule('OW-MT-022', 'and the one that is shown, whose icons are the damage', () => {
    const hand = struckBy('penitent', 2, { ada: { deck: FILLER, hand: ['severe-blow-1'] } });
    expect(lastBlow(hand)).toMatchObject({ damage: 2, deck: 2, hand: 1 });
    const deck = struckBy('penitent', 2, { ada: { deck: [...FILLER, 'severe-blow-1'], hand: [] } });
    expect(lastBlow(deck)).toMatchObject({ damage: 2, deck: 3, hand: 0 });
  });

  rule('OW-MT-053', 'wake what answers an attack that has cost three cards, from the deck or from the hand', () => {
    const ada = (deck: readonly string[]) => ({ deck, hand: ['block-1', 'block-2'], trophies: ['defense'] });
    expect(struckBy('brewess', 2, { ada: ada(FILLER) }).ada.asked).toBe('fight-battered');
    expect(struckBy('archespore', 3, { ada: ada(FILLER) }).ada.asked).toBe('fight-battered');
    expect(struckBy('archespore', 3, { ada: ada(['ward-1', 'ward-2']) }).ada.asked).toBe('fight-battered');
    expect(struckBy('harpy', 4, { ada: ada(FILLER) }).ada.asked).not.toBe('fight-battered');
  });
});

describe('the cheapest, the dearest and the richest card', () => {
  rule('OW-MT-022', 'is lost: the dearest, and at a tie the one that its owner chooses', () => {
    const table = struckBy('weavess', 3, {
      ada: { deck: FILLER, hand: ['ward-6', 'reflex-1', 'great-ward-1', 'block-1'] },
    });
    table.ada.isOffered('special-discard', ['great-ward-1', 'reflex-1']);
    table.ada.does('reflex-1');
    expect(table.ada.hand).toEqual(['ward-6', 'great-ward-1', 'block-1']);
    expect(table.ada.discard).toContain('reflex-1');
    expect(lastBlow(table)).toMatchObject({ damage: 1, deck: 1, hand: 1 });
    const alone = struckBy('weavess', 3, { ada: { deck: FILLER, hand: ['ward-6', 'reflex-1', 'block-1'] } });
    expect(alone.ada.hand).toEqual(['ward-6', 'block-1']);
    const empty = struckBy('weavess', 3, { ada: { deck: FILLER, hand: [] } });
    expect(lastBlow(empty)).toMatchObject({ damage: 1, deck: 1, hand: 0 });
    expect(empty.ada.discard).toEqual(['screen-1']);
  });

  rule(
    'OW-MT-023',
    'the cheapest, which the one who reads the card names at a tie; with no hand the top of the deck',
    () => {
      const tied = wokenBy('weavess', ['reflex-1', 'ward-6', 'screen-2']);
      expect(tied.waitsFor).toEqual([{ seat: 1, prompt: 'special-discard' }]);
      tied.bea.isOffered('special-discard', ['screen-2', 'ward-6']);
      tied.bea.does('screen-2');
      expect(tied.ada.discard).toContain('screen-2');
      const alone = wokenBy('weavess', ['reflex-1', 'ward-6']);
      expect(alone.ada.discard).toContain('ward-6');
      expect(alone.ada.hand).toContain('reflex-1');
      const none = wokenBy('weavess', []);
      expect(none.told('cards-discarded').at(-1)?.cards).toEqual(['screen-1']);
    },
  );

  rule(
    'OW-MT-023',
    'the one with the most extensions, which its owner names at a tie, and nothing with no hand',
    () => {
      const tied = wokenBy('wyvern', ['severe-blow-1', 'swift-cut-1', 'ward-6', 'wolf-aard-sign-1']);
      tied.ada.isOffered('special-discard', ['swift-cut-1', 'ward-6']);
      tied.ada.does('swift-cut-1');
      expect(tied.ada.discard).toContain('swift-cut-1');
      const none = wokenBy('wyvern', []);
      expect(none.told('cards-discarded')).toEqual([]);
    },
  );
});

describe('a combo that a special attack forces', () => {
  const DECK = ['ward-2', 'ward-3', 'ward-4', 'ward-5'];
  const played = (discard: readonly string[]) => {
    const hand = ['ward-1', 'screen-1', 'sign-strike-1', 'crushing-blow-1'];
    const table = struckBy('whispess', 2, { ada: { deck: DECK, hand, discard, attributes: { defense: 3 } } });
    table.ada.isOffered('special-combo', ['crushing-blow-1', 'screen-1', 'sign-strike-1', 'ward-1']);
    return table;
  };

  rule('OW-MT-022', 'gives back and takes back as any combo; its damage is ignored, and nothing is drawn', () => {
    const table = played(['block-1']);
    const before = table.life;
    table.ada.does('ward-1');
    table.ada.isOffered('special-combo', ['screen-1', 'sign-strike-1']);
    table.ada.does('screen-1');
    expect(table.told('module').filter(({ what }) => what === 'forced')).toHaveLength(1);
    expect(table.told('card-returned').map(({ card }) => card)).toEqual(['screen-1']);
    expect(table.told('card-taken-back').map(({ card }) => card)).toEqual(['block-1']);
    expect([...table.ada.hand].sort()).toEqual(['block-1', 'crushing-blow-1', 'screen-1']);
    expect([...table.ada.discard].sort()).toEqual(['sign-strike-1', 'ward-1']);
    expect([table.ada.shield, table.life, table.ada.deck.length]).toEqual([1, before, DECK.length]);
  });

  rule('OW-MT-022', 'and takes nothing back where nothing was discarded before', () => {
    const table = played([]);
    table.ada.does('ward-1');
    table.ada.isOffered('special-combo', ['screen-1', 'sign-strike-1']);
    table.ada.does('screen-1');
    expect(table.told('card-taken-back')).toEqual([]);
  });

  rule('OW-MT-022', 'is none where the hand is too short: then it hurts, and the hand stays', () => {
    const hand = ['ward-6', 'screen-2'];
    const table = struckBy('whispess', 2, { ada: { deck: FILLER, hand } });
    expect(table.ada.hand).toEqual(hand);
    expect(table.ada.deck).toHaveLength(FILLER.length - 4);
    expect(lastBlow(table)).toMatchObject({ damage: 4, deck: 4 });
  });
});

describe('a weakness against random discards', () => {
  const struck = (sketch: Partial<TrailSketch>) =>
    struckBy('ekimmara', 3, {
      tokens: [3],
      chosen: [3],
      ada: { deck: FILLER, hand: ['block-1', 'block-2'] },
      ...sketch,
    });

  rule('OW-MT-009', 'keeps the cards where it is used, and not where its owner passes', () => {
    const used = struck({});
    used.ada.isOffered('fight-random-discard', ['pass', 'weakness:3']);
    used.ada.does('weakness:3');
    expect([used.ada.hand.length, used.ada.deck.length]).toEqual([2, FILLER.length]);
    const passed = struck({});
    passed.ada.does('pass');
    expect(passed.ada.discard).toEqual(expect.arrayContaining(['block-1', 'block-2']));
    expect(lastBlow(passed)).toMatchObject({ deck: 0, hand: 2 });
  });

  rule('OW-MT-017', 'and is asked of nobody who has not taken it into the fight', () => {
    for (const sketch of [{ chosen: [] }, { tokens: [], chosen: [] }]) {
      const table = struck(sketch);
      expect(table.ada.asked).not.toBe('fight-random-discard');
      expect(table.ada.discard).toEqual(expect.arrayContaining(['block-1', 'block-2']));
    }
  });

  rule('OW-MT-009', 'and a weakness fetches no card into a hand that is full', () => {
    for (const [size, isFetched] of [
      [6, true],
      [7, false],
    ] as const) {
      const full = [...FILLER.slice(0, 5), 'ward-6', 'severe-blow-1'].slice(7 - size);
      const table = trailFight({ monster: 'harpy', tokens: [4], ada: { deck: ['block-2'], hand: full } });
      table.ada.does('weakness:4');
      if (table.ada.asked === 'fight-before') table.ada.does('weakness:4');
      expect(table.ada.hand.includes('block-2')).toBe(isFetched);
    }
  });
});

describe('hand cards that go to the deck', () => {
  rule('OW-MT-023', 'lie at the very bottom, the last named lowest, and their owner knows them there', () => {
    const table = wokenBy('water-hag', ['block-1', 'ward-6', 'magic-trap-1'], { ada: { attributes: { combat: 1 } } });
    table.ada.isOffered('special-trash', ['block-1', 'magic-trap-1', 'ward-6']);
    table.ada.does('ward-6');
    table.ada.isOffered('special-trash', ['block-1', 'magic-trap-1']);
    table.ada.does('block-1');
    expect(table.ada.deck.slice(0, 3)).toEqual(['block-1', 'ward-6', 'ward-1']);
    expect(table.fight.fighters[0]?.bottomKnown).toBe(2);
    expect(table.told('card-buried').map(({ card }) => card)).toEqual(['ward-6', 'block-1']);
  });

  rule('OW-MT-022', 'lie on top, the last named highest; those of chance are known to nobody', () => {
    const chosen = struckBy('drowners-nest', 1, {
      ada: { deck: FILLER, hand: ['block-1', 'ward-6', 'magic-trap-1'] },
      rolls: [2], // magic-trap-1 is lost
    });
    chosen.ada.isOffered('special-trash', ['block-1', 'ward-6']);
    chosen.ada.does('ward-6');
    // The hand was empty, so that the turn began with one draw.
    expect(chosen.ada.hand).toEqual(['block-1']);
    expect(chosen.ada.deck.slice(-2)).toEqual(['screen-1', 'ward-6']);
    expect(chosen.fight.fighters[0]).toMatchObject({ topKnown: 1, topKnownBy: 1 });
    const random = struckBy('fiend', 2, { ada: { deck: FILLER, hand: ['block-1', 'ward-6'] }, rolls: [1] });
    expect(random.ada.hand).toEqual(['block-1']);
    expect(random.ada.deck).toEqual([...FILLER.slice(0, 3), 'ward-6']);
    expect(random.fight.fighters[0]?.topKnown).toBe(0);
  });
});
