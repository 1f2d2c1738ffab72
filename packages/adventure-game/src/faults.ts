import { canHoldMarkers, cardOfEntry, markersOfEntry } from './cards/development';
import {
  copiesOf,
  DEVELOPMENT,
  deckOfInvestigation,
  FOUL_FATE,
  GOOD_FORTUNE,
  heroFacts,
  INVESTIGATION,
  MONSTERS,
  QUESTS,
} from './components';
import { LOCATIONS } from './map';
import { kindOfToken } from './monsters';
import { type AdventureState, type Hero, questsToEnd } from './state';

/** What must hold in every position; each broken promise in words. Empty in a sound state. */
export function faults(state: AdventureState): readonly string[] {
  const { heroes } = state;
  const found: string[] = [];
  const held = (of: (hero: Hero) => readonly number[]) => heroes.flatMap(of);
  const drawn = (from: string) => held((hero) => (hero.drawnFrom === from ? hero.drawn : []));
  const whole = (what: string, cards: readonly number[], list: readonly { readonly copies: number }[]): void => {
    if (!isSame(cards, copiesOf(list))) found.push(`${what}: ${cards.length} cards, not those of the box`);
  };
  whole(
    'investigation',
    [
      ...state.decks.slice(0, 3).flat(),
      ...state.discards.slice(0, 3).flat(),
      ...held((hero) => hero.investigations.map((entry) => entry >> 1)),
      ...drawn('investigation'),
    ],
    INVESTIGATION,
  );
  whole('foul fate', [...state.decks[3], ...state.discards[3], ...held((hero) => hero.fates)], FOUL_FATE);
  const played = held((hero) => (hero.played === null ? [] : [hero.played]));
  whole(
    'good fortune',
    [...state.fortuneDeck, ...state.fortuneDiscard, ...held((hero) => hero.fortunes), ...played],
    GOOD_FORTUNE,
  );
  const current = held((hero) => (hero.quest === null ? hero.completed : [hero.quest, ...hero.completed]));
  const quests = [
    ...state.questDecks.flat(),
    ...state.questDiscards.flat(),
    ...current,
    ...drawn('quest'),
    ...held((hero) => hero.aside),
  ];
  whole(
    'quests',
    quests,
    QUESTS.map(() => ({ copies: 1 })),
  );
  const tokens = state.zones.flatMap((zone) => zone.monsters.map(kindOfToken));
  whole('monsters', [...state.stacks.flat(), ...tokens], MONSTERS);
  for (const deck of [0, 1, 2] as const) {
    if (state.decks[deck].some((card) => deckOfInvestigation(card) !== deck)) found.push(`a stranger in deck ${deck}`);
  }
  for (const [seat, hero] of heroes.entries())
    found.push(...heroFaults(state, hero).map((what) => `seat ${seat}: ${what}`));
  if (state.phase === 'over' && state.outcome === null) found.push('over without an outcome');
  return found;
}

function heroFaults(state: AdventureState, hero: Hero): readonly string[] {
  const found: string[] = [];
  const own = copiesOf(DEVELOPMENT, (card) => DEVELOPMENT[card]?.hero === heroFacts(hero.hero).id);
  const drawn = hero.drawnFrom === 'development' ? hero.drawn : [];
  if (!isSame([...hero.deck, ...hero.developed.map(cardOfEntry), ...drawn], own)) found.push('development cards');
  const amounts = [hero.vp, hero.gold, ...hero.leads, ...hero.proofs];
  if (amounts.some((n) => n < 0 || !Number.isInteger(n))) found.push(`resources ${amounts.join()}`);
  if (LOCATIONS[hero.at] === undefined) found.push(`location ${hero.at}`);
  if (hero.foulFate < 0 || hero.foulFate > 31 || hero.tokens < 0 || hero.tokens > 31)
    found.push('tokens beside the sheet');
  if (hero.developed.some((entry) => markersOfEntry(entry) > 0 && !canHoldMarkers(cardOfEntry(entry))))
    found.push('markers');
  if (hero.completed.length > questsToEnd(state.mode)) found.push('too many quests');
  if (hero.wounds.length !== 4 + heroFacts(hero.hero).armour) found.push('wound spaces');
  if (countBits(hero.tokens) > 2) found.push('action tokens');
  if (hero.drawn.length > 0 && hero.drawnFrom === null) found.push('drawn from nowhere');
  return found;
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

/** The same cards, in any order. */
function isSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  const [a, b] = [one.toSorted((x, y) => x - y), other.toSorted((x, y) => x - y)];
  return a.every((card, index) => card === b[index]);
}
