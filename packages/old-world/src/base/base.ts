import { ACTION_CARDS, EQUIPMENT, FIGHT_CARDS, POTIONS, SCHOOLS, TROPHIES } from '../core/cards/components';
import { EVENTS, EXPLORATION, TABLES } from '../core/components';
import type { BaseRules } from '../core/compose';
import { BASE_BOARD } from '../core/map';
import type { ActionPart } from '../core/rules';
import { WORTHS } from '../knowledge/part-worths';
import { actionPhase, duelAction, meditateAction, monsterAction } from './actions/actions';
import { companionHooks, mule } from './companions/companion-rules';
import { exploreAction } from './explore/explore';
import { wagers } from './fight/begin';
import { witcherCharacter } from './fight/characters';
import { lairMonster } from './fight/lair-monster';
import { SOURCES } from './fight/sources';
import { FIGHT_PARTS, fightStep } from './fight/step';
import { topSpot } from './fight/trophies';
import { actPart, endPart, journey, pokerPart, questPart } from './journey/journey';
import { LOCATION_ACTIONS } from './journey/location-actions';
import { movePart } from './journey/moves';
import { discardStep, gainStep } from './market/phase-three';
import { SETUP } from './setup';
import { trailEntry } from './trails/trails';
import { chooseBoard, freeAttribute, placeMonsters } from './turn/opening';
import { BASE_WORDS } from './words';

/** A part with what bots know of it. */
function weighed(part: ActionPart): ActionPart {
  const worth = WORTHS[part.id];
  return worth === undefined ? part : { ...part, worth };
}

/** The base game, list by list. */
export const baseRules: BaseRules = {
  lists: {
    boxes: ['base'],
    schools: SCHOOLS.filter(({ box }) => box === 'base'),
    actionCards: ACTION_CARDS.slice(),
    trophies: TROPHIES.slice(),
    equipment: EQUIPMENT.slice(),
    locations: BASE_BOARD.locations,
    paths: BASE_BOARD.paths,
    setup: SETUP,
    opening: [
      { id: 'monsters', step: placeMonsters },
      { id: 'boards', step: chooseBoard },
      { id: 'free-attribute', step: freeAttribute },
    ],
    phases: [
      { id: 'journey', step: journey },
      { id: 'deed', step: actionPhase },
      { id: 'discard', step: discardStep },
      { id: 'gain', step: gainStep },
    ],
    roundPhases: [],
    interludes: [{ id: 'fight', step: fightStep }],
    journey: [endPart, movePart, actPart, pokerPart, questPart].map(weighed),
    actions: [monsterAction, duelAction, meditateAction, exploreAction].map(weighed),
    payments: [mule],
    entries: [trailEntry],
    locationActions: LOCATION_ACTIONS,
    markets: [{ id: 'action-cards', prices: TABLES.market.prices, serves: () => true }],
    exploration: EXPLORATION,
    events: EVENTS,
    potions: POTIONS,
    foes: [lairMonster],
    fightCards: FIGHT_CARDS,
    characters: [witcherCharacter],
    sources: SOURCES,
    fightOpening: [wagers],
    fightStages: FIGHT_PARTS,
    ends: [topSpot],
  },
  hooks: [companionHooks],
  words: BASE_WORDS,
};
