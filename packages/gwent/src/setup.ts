import type { RngState, Seat } from '@medallion/kernel';
import { cardOf, FACTIONS, LEADERS } from './cards';
import type { GwentConfig } from './config';
import { type Deck, secondaryOf } from './deck/deck';
import { EDITION } from './editions';
import type { GwentState, Side } from './state';

const GEMS = 2;

/** Lays the table: leaders open, two gems each, decks not yet shuffled. @rule GW-SETUP-001, GW-SETUP-002 */
export function setup(config: GwentConfig, rng: RngState, edition: number = EDITION): GwentState {
  const [first, second] = config.decks;
  return {
    rng,
    edition,
    relentless: config.relentless,
    heroes: config.heroes,
    phase: 'opening',
    round: 1,
    starter: 0,
    turn: 0,
    sides: [sideFrom(first, second, 0), sideFrom(second, first, 1)],
    results: [],
    outcome: null,
  };
}

function sideFrom(deck: Deck, against: Deck, seat: Seat): Side {
  return {
    faction: FACTIONS[deck.faction] as Side['faction'],
    leader: deck.leader,
    isLeaderUsed: false,
    isLeaderCancelled: LEADERS[against.leader]?.effect.do === 'cancel-leader',
    hand: [],
    deck: cardsOf(deck.cards, seat),
    discard: [],
    secondary: cardsOf(secondaryOf(deck), seat),
    removed: [],
    arriving: [],
    aside: [],
    exchanges: 0,
    isReady: false,
    rows: [[], [], []],
    horns: [null, null, null],
    leaderHorn: null,
    weather: [],
    gems: GEMS,
    hasPassed: false,
    shown: [],
    peeked: [],
    returned: [],
  };
}

function cardsOf(counts: readonly (readonly [kind: number, copies: number])[], seat: Seat): number[] {
  const cards: number[] = [];
  for (const [kind, copies] of counts) for (let left = copies; left > 0; left--) cards.push(cardOf(kind, seat));
  return cards;
}
