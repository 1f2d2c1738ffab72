import type { BaseWords } from '../../../core/words';
import { discardChosen } from '../../witcher/decks';
import { losePotions } from '../../witcher/resources';

/** What is given up for an ability. Potions given up are not used: they have no effect and do not count. @rule OW-SPEC-019 */
export const COSTS: BaseWords['costs'] = {
  hand: {
    canPay: ({ hand }, { n }) => hand.length >= n,
    pay: (play, seat, { n }) => discardChosen(play, seat, n, 'OW-TERM-001'),
  },
  potions: {
    canPay: ({ potions }, { n }) => potions.length >= n,
    pay: (play, seat, { n }) => losePotions(play, seat, n, 'OW-SPEC-019'),
  },
};
