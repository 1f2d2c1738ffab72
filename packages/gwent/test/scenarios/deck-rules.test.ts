import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { CARDS, FACTIONS, LEADERS } from '../../src/cards';
import { type DeckList, deckCounts, deckFaults } from '../../src/deck/deck';
import { gwent } from '../../src/game';
import { gwentDuel } from '../gwent-table';

/** Twenty-two units of the Northern Realms, no hero among them. */
const NORTH: DeckList = {
  faction: 'northern-realms',
  leader: 'foltest-king-of-temeria',
  cards: {
    ballista: 2,
    'blue-stripes-commando': 3,
    catapult: 2,
    'crinfrid-reavers-dragon-hunter': 3,
    dethmold: 1,
    'dun-banner-medic': 1,
    'kaedweni-siege-expert': 3,
    'keira-metz': 1,
    'poor-fucking-infantry': 3,
    'prince-stennis': 1,
    'redanian-foot-soldier': 2,
  },
};

/** Twenty-two units of Skellige, the faction that has every kind of special card. */
const SKELLIGE: DeckList = {
  faction: 'skellige',
  leader: 'king-bran-the-unifier',
  cards: {
    'clan-an-craite-warrior': 3,
    'clan-brokvar-archer': 3,
    'clan-drummond-shield-maiden': 3,
    'light-longship': 3,
    'war-longship': 3,
    'young-berserker': 3,
    'clan-heymaey-skald': 1,
    'donar-an-hindar': 1,
    svanrige: 1,
    udalryk: 1,
  },
};

const SPECIALS = [
  'biting-frost',
  'clear-weather',
  'commanders-horn',
  'decoy',
  'impenetrable-fog',
  'mardroeme',
  'scorch',
  'skellige-storm',
  'torrential-rain',
] as const;

/** The deck with other numbers of these cards; none of a card takes it out. */
function change(deck: DeckList, copies: Readonly<Record<string, number>>): DeckList {
  const cards = Object.entries({ ...deck.cards, ...copies }).filter(([, count]) => count !== 0);
  return { ...deck, cards: Object.fromEntries(cards) };
}

/** So many special cards, none of them this one. */
function specialsBut(count: number, left: string): Record<string, number> {
  const cards: Record<string, number> = {};
  let open = count;
  for (const id of SPECIALS) {
    if (id === left || open === 0) continue;
    cards[id] = Math.min(3, open);
    open -= cards[id];
  }
  return cards;
}

function isAccepted(deck: unknown): boolean {
  return gwent.parseConfig({ decks: [deck, 'starter-monsters'] }).ok;
}

describe('the leader of a deck', () => {
  rule('GW-DECK-001', 'a deck has one leader: none, two, or a card that is no leader will not do', () => {
    expect(deckFaults(NORTH)).toEqual([]);
    for (const leader of ['', 'vernon-roche']) {
      const deck = { ...NORTH, leader };
      expect(deckFaults(deck)).toMatchObject([{ code: 'unknown-leader', culprit: leader, rule: 'GW-DECK-001' }]);
      expect(isAccepted(deck)).toBe(false);
    }
    expect(isAccepted({ ...NORTH, leader: [NORTH.leader, 'foltest-son-of-medell'] })).toBe(false);
    expect(isAccepted({ faction: NORTH.faction, cards: NORTH.cards })).toBe(false);
  });

  rule('GW-DECK-001', 'no second leader hides among the cards', () => {
    for (const { id } of LEADERS) {
      expect(deckFaults(change(NORTH, { [id]: 1 }))).toMatchObject([{ code: 'unknown-card', culprit: id }]);
    }
    expect(deckCounts(change(NORTH, { 'foltest-son-of-medell': 1 }))).toEqual({ units: 22, specials: 0 });
  });
});

describe('unit cards of a deck', () => {
  rule('GW-DECK-002', 'twenty-two units are enough, twenty-one are not', () => {
    expect(deckCounts(NORTH).units).toBe(22);
    expect(deckFaults(NORTH)).toEqual([]);
    expect(isAccepted(NORTH)).toBe(true);

    const short = change(NORTH, { 'keira-metz': 0 });
    expect(deckFaults(short)).toEqual([
      { code: 'too-few-units', culprit: 'northern-realms', count: 21, limit: 22, rule: 'GW-DECK-002' },
    ]);
    expect(isAccepted(short)).toBe(false);
  });

  rule('GW-DECK-002', 'special cards do not make up for missing units', () => {
    const short = change(NORTH, { 'keira-metz': 0, scorch: 3, decoy: 3 });
    expect(deckFaults(short)).toMatchObject([{ code: 'too-few-units', count: 21 }]);
  });

  rule('GW-DECK-003', 'more than twenty-two units are welcome, up to every unit of the colour', () => {
    expect(deckFaults(change(NORTH, { ves: 1 }))).toEqual([]);
    for (const faction of FACTIONS) {
      const units = CARDS.filter(
        (card) => 'rows' in card && card.isSecondary !== true && [faction, 'neutral'].includes(card.faction),
      );
      const leader = LEADERS.find((one) => one.faction === faction)?.id ?? '';
      const whole = { faction, leader, cards: Object.fromEntries(units.map(({ id, copies }) => [id, copies])) };
      expect(deckCounts(whole).units).toBeGreaterThan(50);
      expect(deckFaults(whole)).toEqual([]);
      expect(gwentDuel([whole, 'starter-monsters']).scenario.table.isOver).toBe(false);
    }
  });

  rule('GW-DECK-005', 'a hero is a unit card and counts towards the twenty-two', () => {
    const short = change(NORTH, { 'keira-metz': 0 });
    for (const hero of ['vernon-roche', 'triss-merigold', 'avallach']) {
      const deck = change(short, { [hero]: 1 });
      expect(deckCounts(deck)).toEqual({ units: 22, specials: 0 });
      expect(deckFaults(deck)).toEqual([]);
    }
  });
});

describe('special cards of a deck', () => {
  rule('GW-DECK-004', 'a deck has at most ten special cards, and may have none', () => {
    expect(deckCounts(NORTH).specials).toBe(0);
    expect(deckFaults(NORTH)).toEqual([]);

    const ten = change(NORTH, { scorch: 3, decoy: 3, 'biting-frost': 3, 'clear-weather': 1 });
    expect(deckFaults(ten)).toEqual([]);
    expect(isAccepted(ten)).toBe(true);

    const eleven = change(ten, { 'clear-weather': 2 });
    expect(deckFaults(eleven)).toEqual([
      { code: 'too-many-specials', culprit: 'northern-realms', count: 11, limit: 10, rule: 'GW-DECK-004' },
    ]);
    expect(isAccepted(eleven)).toBe(false);
  });

  rule('GW-DECK-006', 'weather, Decoy, Scorch, Horn and Mardroeme all count towards the ten', () => {
    for (const special of SPECIALS) {
      expect(deckCounts(change(SKELLIGE, { [special]: 2 })), special).toEqual({ units: 22, specials: 2 });
      expect(deckFaults(change(SKELLIGE, { ...specialsBut(9, special), [special]: 1 })), special).toEqual([]);
      expect(deckFaults(change(SKELLIGE, { ...specialsBut(10, special), [special]: 1 })), special).toMatchObject([
        { code: 'too-many-specials', count: 11, limit: 10 },
      ]);
    }
  });
});

describe('colours and copies', () => {
  rule('GW-DECK-007', 'every card carries the colour of the faction; some cards exist in all five colours', () => {
    for (const card of CARDS) {
      for (const deck of [NORTH, SKELLIGE]) {
        const isForeign = card.faction !== 'neutral' && card.faction !== deck.faction;
        const codes = deckFaults(change(deck, { [card.id]: 1 })).map(({ code }) => code);
        expect(codes.includes('card-of-other-faction'), `${card.id} for ${deck.faction}`).toBe(isForeign);
      }
    }
    const mixed = change(NORTH, { mardroeme: 1, griffin: 1, 'geralt-of-rivia': 1 });
    expect(deckFaults(mixed)).toMatchObject([
      { code: 'card-of-other-faction', culprit: 'mardroeme', rule: 'GW-DECK-007' },
      { code: 'card-of-other-faction', culprit: 'griffin', rule: 'GW-DECK-007' },
    ]);
    expect(isAccepted(mixed)).toBe(false);
  });

  rule('GW-DECK-007', 'the leader too is of the chosen faction', () => {
    for (const { id, faction } of LEADERS) {
      const expected = faction === 'skellige' ? [] : ['leader-of-other-faction'];
      expect(
        deckFaults({ ...SKELLIGE, leader: id }).map(({ code }) => code),
        id,
      ).toEqual(expected);
    }
    const deck = { ...NORTH, leader: 'king-bran-the-unifier' };
    expect(deckFaults(deck)).toMatchObject([{ culprit: 'king-bran-the-unifier', rule: 'GW-DECK-007' }]);
    expect(isAccepted(deck)).toBe(false);
  });

  rule('GW-DECK-008', 'a deck holds no more copies of a card than the set of its colour', () => {
    const cases = [
      ['kaedweni-siege-expert', 3],
      ['trebuchet', 2],
      ['ves', 1],
      ['geralt-of-rivia', 1],
      ['gaunter-odimm-darkness', 3],
      ['biting-frost', 3],
    ] as const;
    for (const [id, copies] of cases) {
      expect(deckFaults(change(NORTH, { [id]: copies })), id).toEqual([]);
      expect(deckFaults(change(NORTH, { [id]: copies + 1 })), id).toEqual([
        { code: 'too-many-copies', culprit: id, count: copies + 1, limit: copies, rule: 'GW-DECK-008' },
      ]);
    }
    expect(isAccepted(change(NORTH, { ves: 2 }))).toBe(false);
  });

  rule('GW-DECK-008', 'the sets of the five colours, leaders included, are the 436 cards of the box', () => {
    const sets = FACTIONS.map((faction) =>
      CARDS.filter((card) => [faction, 'neutral'].includes(card.faction)).reduce((sum, { copies }) => sum + copies, 5),
    );
    expect(sets).toEqual([89, 85, 85, 86, 91]);
    expect(sets.reduce((sum, cards) => sum + cards)).toBe(436);
  });

  rule('GW-DECK-009', 'a card of the secondary deck is no card of the deck and counts for nothing in it', () => {
    const secondary = ['bovine-defense-force', 'hemdall', 'transformed-vildkaarl', 'transformed-young-vildkaarl'];
    for (const id of secondary) {
      const deck = change(SKELLIGE, { [id]: 1 });
      expect(deckFaults(deck)).toMatchObject([{ code: 'secondary-card', culprit: id, rule: 'GW-DECK-009' }]);
      expect(deckCounts(deck)).toEqual({ units: 22, specials: 0 });
      expect(deckCounts(change(deck, { udalryk: 0 }))).toEqual({ units: 21, specials: 0 });
      expect(isAccepted(deck)).toBe(false);
    }
    const { ada } = gwentDuel([SKELLIGE, 'starter-monsters']);
    expect(ada.hand.length + ada.deck.length).toBe(22);
    for (const id of secondary) expect([...ada.hand, ...ada.deck]).not.toContain(id);
    expect(ada.secondary).toHaveLength(7);
  });
});
