import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { foulFateFacts, investigationFacts, monsterFacts } from '../components';
import { COLORS } from '../effect';
import {
  distinctTokens,
  isKnownTo,
  kindOfToken,
  regionName,
  seenBy,
  type Token,
  tierNameOf,
  tokenName,
} from '../monsters';
import { noteKnown, type SharedDeck, takeTop } from '../rules/decks';
import { type AdventurePlay, type AdventureState, FOUL_FATE_DECK, heroOf, zoneOf } from '../state';

/** A token on the board: its region and its place there. */
export interface TokenAt {
  readonly region: number;
  readonly place: number;
}

export function tokenAt(state: AdventureState, { region, place }: TokenAt): Token {
  return zoneOf(state, region).monsters[place] as Token;
}

export const lookPrompt: Prompt<AdventureState, TokenAt | null> = {
  id: 'look-at-monster',
  answersLieOpen: false,
  optionId: (at, state) => (at === null ? 'none' : `${regionName(at.region)}:${tierNameOf(tokenAt(state, at))}`),
};

/** One face-down monster anywhere, for the eyes of one player. @rule AG-MONSTER-008 */
export function* peekMonster(play: AdventurePlay, seat: Seat): Flow {
  const { state } = play;
  const options: (TokenAt | null)[] = [null];
  for (const [region, zone] of state.zones.entries()) {
    for (const place of distinctTokens(zone.monsters, seat)) {
      if (!isKnownTo(zone.monsters[place] as Token, seat)) options.push({ region, place });
    }
  }
  if (options.length === 1) return;
  const at = yield* choose(seat, lookPrompt, options);
  if (at === null) return;
  const token = tokenAt(state, at);
  zoneOf(state, at.region).monsters[at.place] = seenBy(token, seat);
  play.reveal();
  if (play.isWatched) {
    const monster = monsterFacts(kindOfToken(token)).id;
    const region = regionName(at.region);
    play.tell({ type: 'monster-seen', seat, region, tier: tierNameOf(token), monster, rule: 'AG-MONSTER-008' });
  }
}

export const deckPrompt: Prompt<AdventureState, SharedDeck> = {
  id: 'investigation-deck',
  answersLieOpen: true,
  optionId: (deck) => COLORS[deck as 0],
};

function* chooseDeck(play: AdventurePlay, seat: Seat): Flow<SharedDeck | null> {
  const { decks, discards } = play.state;
  const open = ([0, 1, 2] as const).filter((deck) => decks[deck].length + discards[deck].length > 0);
  return open.length === 0 ? null : yield* choose(seat, deckPrompt, open);
}

/** The cards on top, held by the one who looks; they keep their order unless the effect says otherwise. @rule AG-DRAW-005 */
function lookAtTop(play: AdventurePlay, seat: Seat, deck: SharedDeck, n: number): number[] {
  const cards = takeTop(play, deck, n);
  const hero = heroOf(play.state, seat);
  hero.drawn = cards;
  hero.drawnFrom = 'investigation';
  if (play.isWatched) {
    const ids = cards.map((card) => investigationFacts(card).id).reverse();
    play.tell({ type: 'cards-seen', seat, deck: COLORS[deck as 0], cards: ids, rule: 'AG-DRAW-005' });
  }
  return cards;
}

/** Back on top, where the one who looked knows them, and what else that player knew below. @rule AG-DRAW-007 */
function putBack(play: AdventurePlay, seat: Seat, deck: SharedDeck, cards: readonly number[]): void {
  const { state } = play;
  const hero = heroOf(state, seat);
  hero.drawn = [];
  hero.drawnFrom = null;
  state.decks[deck].push(...cards);
  const below = state.knownBy[deck] === 1 << seat ? state.knownTop[deck] : 0;
  noteKnown(state, deck, cards.length + below, 1 << seat);
}

export const bottomPrompt: Prompt<AdventureState, 'top' | 'bottom'> = {
  id: 'top-or-bottom',
  answersLieOpen: false,
  optionId: (where) => where,
};

/** @rule AG-DRAW-005, AG-DRAW-007 */
export function* peekInvestigation(play: AdventurePlay, seat: Seat): Flow {
  const deck = yield* chooseDeck(play, seat);
  if (deck === null) return;
  const cards = lookAtTop(play, seat, deck, 1);
  const where = yield* choose(seat, bottomPrompt, ['top', 'bottom']);
  if (where === 'top') {
    putBack(play, seat, deck, cards);
    return;
  }
  const hero = heroOf(play.state, seat);
  hero.drawn = [];
  hero.drawnFrom = null;
  play.state.decks[deck].unshift(...cards);
}

export const orderPrompt: Prompt<AdventureState, number> = {
  id: 'next-from-the-top',
  answersLieOpen: false,
  optionId: (card) => investigationFacts(card).id,
};

/** Back on top in any order: the first one picked will be drawn first. */
export function* arrangeInvestigation(play: AdventurePlay, seat: Seat, n: number): Flow {
  const deck = yield* chooseDeck(play, seat);
  if (deck === null) return;
  const left = lookAtTop(play, seat, deck, n).slice();
  const order: number[] = [];
  while (left.length > 0) {
    const kinds = [...new Set(left)];
    const card = left.length === 1 ? (left[0] as number) : yield* choose(seat, orderPrompt, kinds);
    left.splice(left.indexOf(card), 1);
    order.unshift(card);
  }
  putBack(play, seat, deck, order);
}

/** Turned up for all, then back on top as they were. @rule AG-DRAW-006, AG-DRAW-007 */
export function revealFoulFate(play: AdventurePlay, seat: Seat, n: number): void {
  const { state } = play;
  const cards = takeTop(play, FOUL_FATE_DECK, n);
  state.decks[FOUL_FATE_DECK].push(...cards);
  noteKnown(state, FOUL_FATE_DECK, cards.length + state.knownTop[FOUL_FATE_DECK], (1 << state.heroes.length) - 1);
  if (play.isWatched) {
    const ids = cards.map((card) => foulFateFacts(card).id).reverse();
    play.tell({ type: 'cards-revealed', seat, deck: 'foul-fate', cards: ids, rule: 'AG-DRAW-006' });
  }
}

export { tokenName };
