import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { resolveInvestigation } from '../cards/investigations';
import { react } from '../cards/react';
import { deckPrompt } from '../cards/sight';
import { type Color, deckOfInvestigation, investigationFacts } from '../components';
import { isPlayedSo } from '../editions';
import { type AdventurePlay, type AdventureState, heroOf } from '../state';
import { drawShared } from './decks';

export const investigationPrompt: Prompt<AdventureState, number> = {
  id: 'choose-investigation',
  answersLieOpen: false,
  optionId: (card) => investigationFacts(card).id,
};

const DECKS: readonly Color[] = [0, 1, 2];

/** Any deck; its top card, or one of several where cards allow more. @rule AG-ACTION-010, AG-DRAW-002, AG-DRAW-003, AG-DRAW-004, AG-INV-001 */
export function* investigate(play: AdventurePlay, seat: Seat): Flow {
  const { state } = play;
  const open = DECKS.filter((deck) => state.decks[deck].length + state.discards[deck].length > 0);
  if (open.length === 0) return;
  const deck = (yield* choose(seat, deckPrompt, open)) as Color;
  if (isPlayedSo(state, 'more-after-the-draw')) {
    drawFrom(play, seat, deck, 1);
    yield* askForMore(play, seat, (extra) => drawFrom(play, seat, deck, extra));
  } else {
    let count = 1;
    yield* askForMore(play, seat, (extra) => {
      count += extra;
    });
    drawFrom(play, seat, deck, count);
  }
  const card = yield* pickDrawn(play, seat);
  if (card !== null) yield* resolveInvestigation(play, seat, card);
}

/** Cards that draw more, one after the other, as long as the hero likes. */
function* askForMore(play: AdventurePlay, seat: Seat, onMore: (extra: number) => void): Flow {
  for (;;) {
    const used = yield* react(play, seat, 'investigate');
    if (used === null) return;
    onMore(used.grants?.n ?? 0);
  }
}

function drawFrom(play: AdventurePlay, seat: Seat, deck: Color, n: number): void {
  const hero = heroOf(play.state, seat);
  hero.drawnFrom = 'investigation';
  for (let left = n; left > 0; left--) {
    const card = drawShared(play, deck);
    if (card === null) return;
    hero.drawn.push(card);
  }
}

/** Of several drawn cards one is resolved and the others are discarded. */
function* pickDrawn(play: AdventurePlay, seat: Seat): Flow<number | null> {
  const hero = heroOf(play.state, seat);
  const kinds = [...new Set(hero.drawn)];
  if (play.isWatched && hero.drawn.length > 1) {
    const cards = hero.drawn.map((card) => investigationFacts(card).id);
    play.tell({ type: 'cards-drawn', seat, from: 'investigation', cards, rule: 'AG-DRAW-003' });
  }
  const [first] = kinds;
  const card = hero.drawn.length < 2 ? first : yield* choose(seat, investigationPrompt, kinds);
  if (card !== undefined) hero.drawn.splice(hero.drawn.indexOf(card), 1);
  for (const other of hero.drawn) {
    play.state.discards[deckOfInvestigation(other)].push(other);
    if (play.isWatched) {
      play.tell({ type: 'card-discarded', seat, card: investigationFacts(other).id, rule: 'AG-DRAW-004' });
    }
  }
  hero.drawn = [];
  hero.drawnFrom = null;
  return card ?? null;
}
