import { below, choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { type Card, idOf, isPlainUnit } from '../cards';
import { distinct, takeOut } from '../rules/piles';
import { placeUnit } from '../rules/place';
import { hasPassive } from '../rules/strength';
import { type GwentPlay, type GwentState, sideOf } from '../state';

export const patientPrompt: Prompt<GwentState, Card> = {
  id: 'patient',
  answersLieOpen: true,
  optionId: (card) => idOf(card),
};

/**
 * Medic: its player picks a fallen unit of their own pile and plays it at once, ability included.
 * Heroes and special cards never come back. With nobody to revive, the Medic simply joins its row.
 * @rule GW-MEDIC-001, GW-MEDIC-002, GW-MEDIC-003, GW-MEDIC-004
 */
export function* revive(play: GwentPlay, by: Seat): Flow {
  const { discard } = sideOf(play.state, by);
  const patients = discard.filter(isPlainUnit);
  if (patients.length === 0) return;
  const patient = picksAtRandom(play.state)
    ? (patients[below(play.state.rng, patients.length)] as Card)
    : yield* choose(by, patientPrompt, distinct(patients));
  takeOut(discard, patient);
  yield* placeUnit(play, by, patient, { from: 'discard', cause: 'medic', rule: 'GW-MEDIC-001' });
}

/** Invader of the North takes the choice away from both players. @rule GW-LEADER-015 */
function picksAtRandom(state: GwentState): boolean {
  return hasPassive(state.sides[0], 'random-revival') || hasPassive(state.sides[1], 'random-revival');
}
