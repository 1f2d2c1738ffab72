import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { trophyFacts } from '../../core/cards/components';
import { happen } from '../../core/hooks';
import type { End } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import { type Card, type OldWorldPlay, type OldWorldState, TOP_SPOT, witcherOf } from '../../core/state';
import { openPrompt } from '../../options';
import { showCard } from '../../options/show';
import { checkEnds, wonBy } from '../turn/turn';
import { cardsOwned, shuffleAll, trashCard } from '../witcher/decks';
import { fatigueAt } from './numbers';

export const fatiguePrompt: Prompt<OldWorldState, Card> = openPrompt('fatigue', showCard);

/**
 * Read, advance, suffer fatigue, keep. The top spot is only reached by a fight, and wins at once.
 * @rule OW-TROPHY-002, OW-OUT-003, OW-MED-004, OW-MED-005, OW-WIN-001, OW-WIN-002
 */
export function* gainTrophy(play: OldWorldPlay, seat: Seat, trophy: number, isByFight: boolean): Flow {
  const { state } = play;
  const witcher = witcherOf(state, seat);
  witcher.trophies.push(trophy);
  if (play.isWatched) {
    play.tell({ type: 'trophy-gained', seat, trophy: trophyFacts(trophy).id, rule: 'OW-TROPHY-002' });
  }
  // Whoever stands on the top spot keeps the trophy, and that is all. @rule OW-LH-049
  const next = witcher.spot + 1;
  if (next < TOP_SPOT || (isByFight && next === TOP_SPOT)) {
    witcher.spot = next;
    if (play.isWatched) play.tell({ type: 'advanced', seat, spot: witcher.spot, rule: 'OW-TROPHY-002' });
    checkEnds(play, true);
    if (state.outcome !== null) return;
    yield* fatigue(play, seat);
  }
  yield* happen(rulesOf(state).onTrophy, play, seat);
  checkEnds(play);
}

/** Cards of one's choice, wherever they lie, out of the game; the rest becomes one deck. @rule OW-TROPHY-004, OW-TROPHY-005, OW-TROPHY-006 */
function* fatigue(play: OldWorldPlay, seat: Seat): Flow {
  const witcher = witcherOf(play.state, seat);
  const n = fatigueAt(witcher.spot);
  if (n === 0) return;
  if (play.isWatched) play.tell({ type: 'fatigued', seat, n, rule: 'OW-TROPHY-004' });
  for (let left = n; left > 0; left--) {
    const owned = cardsOwned(witcher).toSorted((one, other) => one - other);
    if (owned.length === 0) break;
    const card = owned.length === 1 ? (owned[0] as Card) : yield* choose(seat, fatiguePrompt, owned);
    const from = [witcher.hand, witcher.deck, witcher.discard].find((place) => place.includes(card));
    if (from !== undefined) trashCard(play, seat, card, from, 'OW-TROPHY-004');
  }
  shuffleAll(play, seat);
}

/** @rule OW-WIN-001 */
export const topSpot: End = {
  id: 'top-spot',
  isAtOnce: true,
  check: ({ witchers }) =>
    wonBy(
      witchers.findIndex(({ spot }) => spot >= TOP_SPOT),
      'trophies',
      'OW-WIN-001',
    ),
};
