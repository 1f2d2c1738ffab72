import { SCHOOLS } from '../core/cards/components';
import { TABLES } from '../core/components';
import { BASE_BOARD } from '../core/map';
import type { Rules } from '../core/rules';
import { ATTRIBUTES } from '../core/state';
import { actionPhase, duelAction, meditateAction, monsterAction } from './actions/actions';
import { CARD_EFFECTS } from './explore/card-effects';
import { exploreAction } from './explore/explore';
import { fightStep } from './fight/step';
import { journey } from './journey/journey';
import { LOCATION_ACTIONS } from './journey/location-actions';
import { discardStep, gainStep } from './market/phase-three';
import { SETUP } from './setup';
import { findTrails } from './trails/trails';
import { chooseBoard, freeAttribute, placeMonsters } from './turn/opening';

/** The base game at every named moment. */
export const baseRules: Rules = {
  board: BASE_BOARD,
  schools: SCHOOLS.flatMap(({ id, box }) => (box === 'base' ? [id] : [])),
  setup: SETUP,
  opening: ['monsters', 'boards', 'free-attribute'],
  phases: ['journey', 'deed', 'discard', 'gain'],
  steps: {
    monsters: placeMonsters,
    boards: chooseBoard,
    'free-attribute': freeAttribute,
    journey,
    deed: actionPhase,
    fight: fightStep,
    discard: discardStep,
    gain: gainStep,
  },
  locationActions: LOCATION_ACTIONS,
  cardEffects: CARD_EFFECTS,
  actions: [monsterAction, duelAction, meditateAction, exploreAction],
  onEnter: [findTrails],
  afterGain: [],
  afterTurn: [],
  markets: [{ id: 'action-cards', prices: TABLES.market.prices, serves: () => true }],
  attributeName: (_, attribute) => ATTRIBUTES[attribute],
  monsterBan: () => null,
  replacesDefeated: () => true,
  chargeUpTo: 0,
  topSpotWins: true,
  wins: [],
  result: () => null,
};
