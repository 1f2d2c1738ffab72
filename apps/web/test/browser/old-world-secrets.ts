import type { Seat, Viewer } from '@medallion/kernel';
import { ACTION_CARDS, type OldWorldEvent, type OldWorldView } from '@medallion/old-world';
import { type Frame, mentions, type WireWatch } from './wire-watch';

const CARDS: ReadonlySet<string> = new Set(ACTION_CARDS.map(({ id }) => id));

/** What is told to one seat only: cards drawn, looked at, put under the deck. */
const PRIVATE: ReadonlySet<OldWorldEvent['type']> = new Set(['cards-drawn', 'cards-looked-at', 'card-buried']);

const viewIn = ({ state }: Frame): OldWorldView | null => (state?.view ?? null) as OldWorldView | null;

/** Cards that lie open by the rules: discard piles, the market, what is trashed, combos, what was told to everybody. */
function openIn(frame: Frame): readonly string[] {
  const view = viewIn(frame);
  const events = frame.log.flatMap((entry) => entry.events) as unknown as readonly OldWorldEvent[];
  const told = mentions(JSON.stringify(events.filter(({ type }) => !PRIVATE.has(type))), CARDS);
  if (view === null) return told;
  return [
    ...told,
    ...view.trashed,
    ...view.witchers.flatMap(({ discard }) => discard.cards ?? []),
    ...view.markets.flatMap(({ row, discard }) => [...discard, ...row.flatMap((entry) => entry?.card ?? [])]),
    ...(view.fight?.fighters.flatMap(({ combo, beside }) => [...combo, ...beside]) ?? []),
  ];
}

/** Cards of one's own: nobody is told more by hearing of them. */
function ownIn(frame: Frame, viewer: Viewer): readonly string[] {
  const own = viewIn(frame)?.witchers.find(({ seat }) => seat === viewer);
  return [...(own?.hand.cards ?? []), ...(own?.deck.cards ?? [])];
}

/** By the number of answers after which it was first so: each card that these frames show in this way. */
function firstSeen(
  frames: readonly Frame[],
  cardsIn: (frame: Frame) => readonly string[],
): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const frame of frames) {
    for (const card of cardsIn(frame)) first.set(card, Math.min(frame.moves, first.get(card) ?? frame.moves));
  }
  return first;
}

/**
 * Cards that were named to a viewer before they lay open to all, and that were not the viewer's own. What lies open is
 * read from the messages to everybody at the table, so that no single one of them can excuse itself.
 */
export function leakedCards(heard: WireWatch, viewer: Viewer, all: readonly WireWatch[]): readonly string[] {
  const open = firstSeen(
    all.flatMap(({ frames }) => frames),
    openIn,
  );
  const own = firstSeen(heard.frames, (frame) => ownIn(frame, viewer));
  const known = (card: string, moves: number) =>
    (open.get(card) ?? Number.POSITIVE_INFINITY) <= moves || (own.get(card) ?? Number.POSITIVE_INFINITY) <= moves;
  return heard.frames.flatMap(({ text, moves }) =>
    mentions(text, CARDS)
      .filter((card) => !known(card, moves))
      .map((card) => `${card} after ${moves} answers`),
  );
}

/** Piles that lie open in the messages although this viewer may not read them: hands, decks and their order, trails. */
export function openPiles({ frames }: WireWatch, viewer: Viewer): readonly string[] {
  const isMine = (seat: Seat) => seat === viewer;
  return frames.flatMap((frame) =>
    (viewIn(frame)?.witchers ?? []).flatMap(({ seat, hand, deck, trails }) => [
      ...(hand.cards !== null && !isMine(seat) ? [`hand of seat ${seat}`] : []),
      ...(deck.cards !== null && !isMine(seat) ? [`deck of seat ${seat}`] : []),
      ...(deck.cards !== null && deck.cards.join() !== deck.cards.toSorted().join() ? [`order of deck ${seat}`] : []),
      ...trails.filter(({ kind, at }) => kind === 'trail' && at !== null).map(() => `trail of seat ${seat}`),
    ]),
  );
}
