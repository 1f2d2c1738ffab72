import { SCHOOLS } from '../cards/components';
import { TABLES } from '../components';
import { fightStep } from '../fight/step';
import { BASE_BOARD } from '../map';
import { CARD_EFFECTS } from '../rules/card-effects';
import { deed, duelDeed, meditateDeed, monsterDeed } from '../rules/deeds';
import { exploreDeed } from '../rules/explore';
import { journey } from '../rules/journey';
import { LOCATION_ACTIONS } from '../rules/location-actions';
import { chooseBoard, freeAttribute, placeMonsters } from '../rules/opening';
import { discardStep, gainStep } from '../rules/phase-three';
import { findTrails } from '../rules/trails';
import { SETUP } from '../setup';
import { ATTRIBUTES } from '../state';
import type { Rules } from './rules';

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
    deed,
    fight: fightStep,
    discard: discardStep,
    gain: gainStep,
  },
  actions: LOCATION_ACTIONS,
  cardEffects: CARD_EFFECTS,
  deeds: [monsterDeed, duelDeed, meditateDeed, exploreDeed],
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
