import { CARDS, type Card, idOf, originOf, ROW_INDEXES, ROWS, TRAIT, traitsOf } from './cards';
import { type GwentState, type Side, sideOf } from './state';

/** What must hold in every position; each broken promise in words. Empty in a sound state. */
export function faults(state: GwentState, cardsAtStart: ReadonlyMap<Card, number>): readonly string[] {
  const found: string[] = [];
  for (const [card, count] of cardsInPlay(state)) {
    const start = cardsAtStart.get(card) ?? 0;
    if (count !== start) found.push(`${idOf(card)} of seat ${originOf(card)}: ${start} at the start, ${count} now`);
  }
  if (totalCards(cardsInPlay(state)) !== totalCards(cardsAtStart)) found.push('cards were lost or made');
  for (const seat of [0, 1]) found.push(...sideFaults(state, seat));
  if (state.round < 1 || state.round > 3) found.push(`round ${state.round}`);
  return found;
}

/** Every card of the game and how often it is there, wherever it lies. */
export function cardsInPlay(state: GwentState): ReadonlyMap<Card, number> {
  const counts = new Map<Card, number>();
  for (const side of state.sides) for (const card of cardsOf(side)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

function cardsOf(side: Side): readonly Card[] {
  const horns = side.horns.filter((horn) => horn !== null);
  const { hand, deck, discard, secondary, removed, arriving, aside, rows, weather } = side;
  return [
    ...hand,
    ...deck,
    ...discard,
    ...secondary,
    ...removed,
    ...arriving,
    ...aside,
    ...rows.flat(),
    ...horns,
    ...weather,
  ];
}

function totalCards(counts: ReadonlyMap<Card, number>): number {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}

function sideFaults(state: GwentState, seat: number): readonly string[] {
  const side = sideOf(state, seat);
  const found: string[] = [];
  if (side.gems < 0 || side.gems > 2) found.push(`seat ${seat} has ${side.gems} gems`);
  for (const row of ROW_INDEXES) {
    for (const card of side.rows[row]) {
      const facts = CARDS[card >> 1];
      const isUnit = (traitsOf(card) & TRAIT.unit) !== 0;
      if (facts === undefined) found.push(`unknown card ${card}`);
      else if (isUnit && 'rows' in facts && !facts.rows.includes(ROWS[row])) {
        found.push(`${facts.id} lies in row ${row}`);
      } else if (!isUnit && (traitsOf(card) & (TRAIT.decoy | TRAIT.mardroeme)) === 0) {
        found.push(`${facts.id} lies in a row`);
      }
    }
  }
  const known = [...new Set([...side.shown, ...side.peeked])].filter((card) => !side.hand.includes(card));
  if (known.length > 0) found.push(`seat ${seat} is thought to hold ${known.map(idOf).join(', ')}`);
  if (state.outcome === null && state.phase === 'over') found.push('over without an outcome');
  return found;
}
