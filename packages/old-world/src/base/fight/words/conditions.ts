import type { OldWorldState } from '../../../core/state';
import { witcherOf } from '../../../core/state';
import type { BaseWords } from '../../../core/words';
import { countColors } from '../combo-colors';
import type { Actor, FightState } from '../fight-state';
import { fighterOf, foeOf, shieldMost } from '../fighters';

const ownWitcher = (state: OldWorldState, fight: FightState, side: Actor) =>
  witcherOf(state, fighterOf(fight, side).seat);

/** What must hold for an ability, one answer for each word. */
export const CONDITIONS: BaseWords['conditions'] = {
  'combo-cards': { holds: (_, fight, side, { least }) => fighterOf(fight, side).combo.length >= least },
  'combo-colors': {
    holds: (_, fight, side, { colors, least }) => countColors(fighterOf(fight, side), colors) >= least,
  },
  'hand-most': { holds: (state, fight, side, { n }) => ownWitcher(state, fight, side).hand.length <= n },
  'hand-least': { holds: (state, fight, side, { n }) => ownWitcher(state, fight, side).hand.length >= n },
  'deck-most': { holds: (state, fight, side, { n }) => ownWitcher(state, fight, side).deck.length <= n },
  'shield-most': { holds: (state, fight, side, { n }) => ownWitcher(state, fight, side).shield <= n },
  'lost-least': { holds: (_, fight, side, { n }) => fighterOf(fight, side).hit >= n },
  'shield-below-most': {
    holds: (state, fight, side) => ownWitcher(state, fight, side).shield < shieldMost(state, fighterOf(fight, side)),
  },
  'owns-trail': { holds: (_, { monster }) => monster?.hasTrail === true },
  'first-attack': {
    holds: (_, fight, side) =>
      (fight.monster === null ? (fight.fighters[foeOf(fight, side)]?.turns ?? 0) : fight.monster.turns) === 1,
  },
  'harmless-to-monster': { holds: (_, fight, side) => fight.monster !== null && fighterOf(fight, side).landed === 0 },
};
