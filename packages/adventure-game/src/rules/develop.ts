import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { layDown } from '../cards/development';
import { react } from '../cards/react';
import { developmentFacts } from '../components';
import { type AdventurePlay, type AdventureState, heroOf } from '../state';

export const keepPrompt: Prompt<AdventureState, number | null> = {
  id: 'keep-development',
  answersLieOpen: false,
  optionId: (card) => (card === null ? 'no-more' : developmentFacts(card).id),
};

/** Fewer when the deck is empty: it has no discard pile. @rule AG-DRAW-001, AG-SUPPLY-005 */
function drawOwn(play: AdventurePlay, seat: Seat, n: number): void {
  const hero = heroOf(play.state, seat);
  const cards: number[] = [];
  for (let left = n; left > 0 && hero.deck.length > 0; left--) cards.push(hero.deck.pop() as number);
  if (cards.length === 0) return;
  hero.drawn.push(...cards);
  hero.drawnFrom = 'development';
  play.reveal();
  if (play.isWatched) {
    const ids = cards.map((card) => developmentFacts(card).id);
    play.tell({ type: 'cards-drawn', seat, from: 'development', cards: ids, rule: 'AG-ACTION-012' });
  }
}

/** Draws, keeps some, and lays the others under the deck, unseen. @rule AG-ACTION-012, AG-DRAW-004, AG-DISC-001 */
export function* developCards(play: AdventurePlay, seat: Seat, draw: number, keep: number): Flow {
  drawOwn(play, seat, draw);
  yield* keepSome(play, seat, keep);
}

/** The develop action, which a good fortune card may improve. @rule AG-ACTION-012, AG-DRAW-003 */
export function* develop(play: AdventurePlay, seat: Seat): Flow {
  drawOwn(play, seat, 2);
  const used = yield* react(play, seat, 'develop');
  const extra = used?.grants?.word === 'train-harder' ? used.grants.n : 0;
  drawOwn(play, seat, extra);
  yield* keepSome(play, seat, extra > 0 ? 2 : 1);
}

function* keepSome(play: AdventurePlay, seat: Seat, keep: number): Flow {
  const hero = heroOf(play.state, seat);
  for (let kept = 0; kept < keep && hero.drawn.length > 0; kept++) {
    const kinds: (number | null)[] = [...new Set(hero.drawn)];
    if (kept > 0) kinds.push(null);
    // Asked even when both are copies of one card: nobody else may learn that.
    const isOnly = hero.drawn.length === 1 && kept === 0;
    const card = isOnly ? (kinds[0] as number) : yield* choose(seat, keepPrompt, kinds);
    if (card === null) break;
    hero.drawn.splice(hero.drawn.indexOf(card), 1);
    layDown(play, seat, card);
  }
  hero.deck.unshift(...hero.drawn);
  hero.drawn = [];
  hero.drawnFrom = null;
}
