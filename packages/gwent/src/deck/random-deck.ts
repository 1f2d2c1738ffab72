import { below, type RngState, shuffle } from '@medallion/kernel';
import { CARDS, type CardFacts, FACTIONS, type Faction, LEADERS } from '../cards';
import { type DeckList, MAX_SPECIALS, MIN_UNITS } from './deck';
import { poolOf } from './deck-code';

const EXTRA_UNITS = 8;

/** Some legal deck: any faction, any of its leaders, 22 to 30 units, up to 10 specials. For soaks and simulations. */
export function randomDeck(rng: RngState): DeckList {
  const faction = below(rng, FACTIONS.length);
  const leaders = LEADERS.filter((leader) => leader.faction === FACTIONS[faction]);
  const pool = poolOf(faction).flatMap((kind) => {
    const facts = CARDS[kind] as CardFacts;
    return Array.from({ length: facts.copies }, () => facts);
  });
  shuffle(rng, pool);
  const units = pool.filter((facts) => !('effect' in facts)).slice(0, MIN_UNITS + below(rng, EXTRA_UNITS + 1));
  const specials = pool.filter((facts) => 'effect' in facts).slice(0, below(rng, MAX_SPECIALS + 1));
  const cards: Record<string, number> = {};
  for (const { id } of [...units, ...specials]) cards[id] = (cards[id] ?? 0) + 1;
  return {
    faction: FACTIONS[faction] as Faction,
    leader: leaders[below(rng, leaders.length)]?.id ?? '',
    cards,
  };
}
