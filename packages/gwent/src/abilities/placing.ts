import { factsOf, TRAIT } from '../cards';
import type { PlacingAbility } from '../rules/place';
import { other } from '../state';
import { maybeTransform, transformRow } from './berserker';
import { revive } from './medic';
import { muster } from './muster';
import { scorchField, scorchRow } from './scorch';
import { spyDraw } from './spy';

const spy: PlacingAbility = {
  trait: TRAIT.spy,
  resolve(play, { by }) {
    spyDraw(play, by);
    return null;
  },
};

/** The threshold is printed on the card. @rule GW-SCORCH-006 */
const scorchOpposite: PlacingAbility = {
  trait: TRAIT.scorchRow,
  resolve(play, { by, side, row, card }) {
    const facts = factsOf(card);
    const threshold = 'threshold' in facts ? (facts.threshold ?? 0) : 0;
    return scorchRow(play, by, other(side), row, threshold, 'GW-SCORCH-008');
  },
};

/** What units do when they are placed, in the order in which a unit with several of these resolves them. @rule GW-UNIT-003 */
export const PLACING_ABILITIES: readonly PlacingAbility[] = [
  spy,
  { trait: TRAIT.medic, resolve: (play, { by }) => revive(play, by) },
  { trait: TRAIT.muster, resolve: (play, { by, card }) => muster(play, by, card) },
  scorchOpposite,
  {
    trait: TRAIT.scorchField,
    resolve: (play, { by, side, row, card }) => scorchField(play, by, { side, row, card }, 'GW-SCORCH-010'),
  },
  { trait: TRAIT.mardroeme, resolve: (play, { side, row }) => transformRow(play, side, row, 'GW-BERSERK-004') },
  { trait: TRAIT.berserker, resolve: (play, { side, row }) => maybeTransform(play, side, row) },
];
