import { below, type RngState, shuffle } from '@medallion/kernel';
import {
  COLOR_INDEXES,
  copiesOf,
  DEVELOPMENT,
  deckOfInvestigation,
  deckOfQuest,
  FOUL_FATE,
  GOOD_FORTUNE,
  HEROES,
  heroFacts,
  INVESTIGATION,
  QUESTS,
  tierIndex,
} from './components';
import type { AdventureConfig } from './config';
import { MAP, START_OF_HERO } from './map';
import { faceDown, monsterStacks } from './monsters';
import { REGIONS } from './pack';
import { type AdventureState, type Hero, NOTHING, type Zone } from './state';

/** Woundable spaces of every hero: travel, investigate, develop and the hero's own action. @rule AG-SPACE-002, AG-SPACE-003 */
export const WOUNDABLE = 4;

/** Lays the table. @rule AG-SETUP-003 to AG-SETUP-010 */
export function setup(config: AdventureConfig, rng: RngState): AdventureState {
  const stacks = monsterStacks(rng);
  const first = below(rng, config.heroes.length);
  return {
    rng,
    mode: config.mode,
    phase: 'deal',
    first,
    active: first,
    round: 1,
    actions: 0,
    doing: null,
    heroes: config.heroes.map((id) =>
      heroFrom(
        HEROES.findIndex((hero) => hero.id === id),
        rng,
      ),
    ),
    zones: startingZones(stacks),
    war: 0,
    stacks,
    decks: [
      ...COLOR_INDEXES.map((color) => shuffled(rng, investigationDeck(color))),
      shuffled(rng, copiesOf(FOUL_FATE)),
    ] as AdventureState['decks'],
    discards: [[], [], [], []],
    knownTop: [0, 0, 0, 0],
    knownBy: [0, 0, 0, 0],
    fortuneDeck: shuffled(rng, copiesOf(GOOD_FORTUNE)),
    fortuneDiscard: [],
    questDecks: COLOR_INDEXES.map((color) =>
      shuffled(
        rng,
        QUESTS.map((_, quest) => quest).filter((quest) => deckOfQuest(quest) === color),
      ),
    ) as AdventureState['questDecks'],
    questDiscards: [[], [], []],
    battle: null,
    journey: null,
    trade: null,
    refused: [],
    ignores: 0,
    endedBy: null,
    turnsLeft: 0,
    outcome: null,
  };
}

function investigationDeck(color: number): number[] {
  return copiesOf(INVESTIGATION, (card) => deckOfInvestigation(card) === color);
}

function shuffled(rng: RngState, cards: number[]): number[] {
  shuffle(rng, cards);
  return cards;
}

/** One foul fate token and one monster in each zone, as the board data says. @rule AG-SETUP-008 */
function startingZones(stacks: AdventureState['stacks']): Zone[] {
  return REGIONS.map((region) => {
    const start = MAP.startingObstacles.zones.find((zone) => zone.region === region);
    const kinds = (start?.monsters ?? []).map((tier) => stacks[tierIndex(tier)].pop());
    return {
      monsters: kinds.filter((kind) => kind !== undefined).map(faceDown),
      hasFoulFate: start?.foulFate ?? false,
    };
  });
}

function heroFrom(hero: number, rng: RngState): Hero {
  const facts = heroFacts(hero);
  return {
    hero,
    at: START_OF_HERO[hero] as number,
    vp: 0,
    gold: facts.gold,
    leads: [0, 0, 0],
    proofs: [0, 0, 0],
    wounds: Array.from({ length: WOUNDABLE + facts.armour }, () => NOTHING),
    foulFate: 0,
    tokens: 0,
    isDelayed: false,
    quest: null,
    sides: 0,
    isSupported: false,
    completed: [],
    investigations: [],
    fates: [],
    fortunes: [],
    played: null,
    deck: shuffled(
      rng,
      copiesOf(DEVELOPMENT, (card) => DEVELOPMENT[card]?.hero === facts.id),
    ),
    developed: [],
    drawn: [],
    drawnFrom: null,
    aside: [],
    sailsFree: false,
  };
}
