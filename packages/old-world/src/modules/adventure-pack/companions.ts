import { choose, type Flow, type Seat, shuffle } from '@medallion/kernel';
import { hasCompanion } from '../../base/companions/companions';
import { changeDraw } from '../../base/turn/turn';
import { gainGold } from '../../base/witcher/resources';
import { eventFacts, explorationFacts } from '../../core/cards-of';
import type { Hooks } from '../../core/hooks';
import type { Payment } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import {
  type Location,
  type OldWorldPlay,
  type OldWorldState,
  type Reading,
  type Terrain,
  type TerrainName,
  witcherOf,
} from '../../core/state';
import { tellPack } from './events';
import { fortunePrompt, trailTokenPrompt } from './prompts';
import { adventurePack } from './state';

function has(state: Readonly<OldWorldState>, seat: Seat, id: string): boolean {
  return hasCompanion(witcherOf(state as OldWorldState, seat), id);
}

/** Terrain is no hindrance to whoever has the gear for it: any one card is enough. */
function walking(id: string, terrain: TerrainName): Payment {
  return {
    id,
    mayPay: (state, seat, to) => rulesOf(state).board.locations[to]?.terrain === terrain && has(state, seat, id),
    pay: (play, seat) => {
      if (play.isWatched) play.tell({ type: 'companion-used', seat, companion: id, rule: 'OW-QUEST-007' });
    },
  };
}
export const walkingGear: readonly Payment[] = [
  walking('grappling-hook', 'mountain'),
  walking('waders', 'water'),
  walking('woodsmans-cloak', 'forest'),
];

const LOOKED_AT = 2;
const byNumber = (one: Location, other: Location): number => one - other;
/** With the spyglass a rumour has two places to choose from; the other goes back unseen by anybody else. @rule OW-LOC-019, OW-LOC-020 */
function* lookFarther(play: OldWorldPlay, seat: Seat, terrain: Terrain): Flow<Location | null> {
  if (!has(play.state, seat, 'spyglass')) return null;
  const stack = play.state.tokens[terrain];
  const { at } = witcherOf(play.state, seat);
  const found = stack.filter((token) => token !== at).slice(-LOOKED_AT);
  if (found.length < LOOKED_AT) return null;
  play.state.tokens[terrain] = stack.filter((token) => !found.includes(token));
  const own = adventurePack.of(play.state);
  adventurePack.put(play, { ...own, drawn: found.map((token) => ({ terrain, at: token })) });
  play.reveal();
  const chosen = yield* choose(seat, trailTokenPrompt, found.toSorted(byNumber));
  const left = play.state.tokens[terrain];
  left.push(...found.filter((token) => token !== chosen));
  shuffle(play.state.rng, left);
  adventurePack.put(play, { ...adventurePack.of(play.state), drawn: [] });
  return chosen;
}

/** Once a game its owner hears what both options of a card hold. */
function* hearFortune(play: OldWorldPlay, seat: Seat): Flow {
  if (adventurePack.of(play.state).hasForetold || !has(play.state, seat, 'fortune-teller')) return;
  if (!(yield* choose(seat, fortunePrompt, [false, true]))) return;
  adventurePack.put(play, { ...adventurePack.of(play.state), hasForetold: true });
  const reading = play.state.reading as Reading;
  reading.isForetold = true;
  play.reveal();
  const { id } =
    reading.kind === 'event' ? eventFacts(play.state, reading.card) : explorationFacts(play.state, reading.card);
  tellPack(play, 'foretold', seat, { card: id }, 'OW-QUEST-007');
}

const MORE_CARDS = 2;
/** What the companions of the pack do outside of fights. @rule OW-QUEST-007 */
export const packCompanions: Partial<Hooks> = {
  onTrailToken: lookFarther,
  onStory: hearFortune,
  // Dice that know their owner: a won game pays 1 more.
  // biome-ignore lint/correctness/useYield: it asks nothing
  onPokerWon: function* (play, seat) {
    if (has(play.state, seat, 'oxenfurt-dice')) gainGold(play, seat, 1, 'OW-QUEST-007');
  },
  // Bombs have their own limit.
  modifyPotionsHeld: (most, state, seat) => most + (has(state, seat, 'saddlebags') ? 1 : 0),
  modifyTrainingOff: (off, state, seat) => off + (has(state, seat, 'apprentice') ? 1 : 0),
  // A quiet game after meditation sharpens the mind.
  // biome-ignore lint/correctness/useYield: it asks nothing
  onMeditated: function* (play, seat) {
    if (!has(play.state, seat, 'chess-set')) return;
    changeDraw(play.state, seat, MORE_CARDS);
    if (play.isWatched) play.tell({ type: 'draw-changed', seat, by: MORE_CARDS, rule: 'OW-QUEST-007' });
  },
};
