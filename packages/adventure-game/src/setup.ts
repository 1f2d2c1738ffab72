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
import { EDITION } from './editions';
import { MAP, START_OF_HERO } from './map';
import { faceDown, monsterStacks } from './monsters';
import { REGIONS } from './pack';
import { type AdventureState, type Hero, NOTHING, type Zone } from './state';

/** Woundable spaces of every hero: travel, investigate, develop and the hero's own action. @rule AG-SPACE-002, AG-SPACE-003 */
export const WOUNDABLE = 4;

/** What the box holds, in order; every game shuffles copies. */
const INVESTIGATIONS = COLOR_INDEXES.map((color) =>
  copiesOf(INVESTIGATION, (card) => deckOfInvestigation(card) === color),
);
const FOUL_FATES = copiesOf(FOUL_FATE);
const FORTUNES = copiesOf(GOOD_FORTUNE);
const QUEST_CARDS = COLOR_INDEXES.map((color) => [...QUESTS.keys()].filter((quest) => deckOfQuest(quest) === color));
const DEVELOPMENTS = HEROES.map(({ id }) => copiesOf(DEVELOPMENT, (card) => DEVELOPMENT[card]?.hero === id));

/** Lays the table. @rule AG-SETUP-003 to AG-SETUP-010 */
export function setup(config: AdventureConfig, rng: RngState, edition: number = EDITION): AdventureState {
  const stacks = monsterStacks(rng);
  const first = below(rng, config.heroes.length);
  return {
    rng,
    edition,
    mode: config.mode,
    phase: 'deal',
    first,
    active: first,
    round: 1,
    actions: 0,
    doing: null,
    heroes: heroesFrom(config, rng),
    zones: startingZones(stacks),
    war: 0,
    stacks,
    decks: [...INVESTIGATIONS, FOUL_FATES].map((cards) => shuffled(rng, cards)) as AdventureState['decks'],
    discards: [[], [], [], []],
    knownTop: [0, 0, 0, 0],
    knownBy: [0, 0, 0, 0],
    fortuneDeck: shuffled(rng, FORTUNES),
    fortuneDiscard: [],
    questDecks: QUEST_CARDS.map((cards) => shuffled(rng, cards)) as AdventureState['questDecks'],
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

function shuffled(rng: RngState, cards: readonly number[]): number[] {
  const deck = cards.slice();
  shuffle(rng, deck);
  return deck;
}

/** One foul fate token and one monster in each zone, as the board data says. @rule AG-SETUP-008 */
function startingZones(stacks: AdventureState['stacks']): Zone[] {
  const zones: Zone[] = [];
  for (const region of REGIONS) {
    const start = MAP.startingObstacles.zones.find((zone) => zone.region === region);
    const monsters: number[] = [];
    for (const tier of start?.monsters ?? []) {
      const kind = stacks[tierIndex(tier)].pop();
      if (kind !== undefined) monsters.push(faceDown(kind));
    }
    zones.push({ monsters, hasFoulFate: start?.foulFate ?? false });
  }
  return zones;
}

function heroesFrom(config: AdventureConfig, rng: RngState): Hero[] {
  const heroes: Hero[] = [];
  for (const id of config.heroes) {
    heroes.push(
      heroFrom(
        HEROES.findIndex((hero) => hero.id === id),
        rng,
      ),
    );
  }
  return heroes;
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
    deck: shuffled(rng, DEVELOPMENTS[hero] as number[]),
    developed: [],
    drawn: [],
    drawnFrom: null,
    aside: [],
    sailsFree: false,
  };
}
