import { below, type Flow, type Seat } from '@medallion/kernel';
import { drawCards } from '../../base/witcher/decks';
import { locationId } from '../../core/map';
import type { Entry } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import { type Location, NONE, type OldWorldPlay } from '../../core/state';
import { BONUSES } from './bonuses';
import { tellMount } from './events';
import { lostMount } from './state';
import { mountWorth } from './worth';

/** Whoever enters its place rolls the die, and the mount is set aside. @rule OW-LM-002, OW-LM-003, OW-LM-005, OW-LM-007 */
function* findMount(play: OldWorldPlay, seat: Seat, at: Location): Flow {
  const die = below(play.state.rng, 6) + 1;
  const cards = BONUSES.find(({ most }) => die <= most)?.draw ?? 0;
  lostMount.put(play, { at: NONE, foundBy: seat });
  tellMount(play, {
    what: 'found',
    seat,
    at: locationId(rulesOf(play.state).board, at),
    die,
    cards,
    rule: 'OW-LM-002',
  });
  if (cards > 0) drawCards(play, seat, cards, 'OW-LM-007');
}

export const mountEntry: Entry = {
  id: 'lost-mount',
  isDue: (state, _, at) => lostMount.of(state).at === at,
  enter: findMount,
  worth: mountWorth,
};
