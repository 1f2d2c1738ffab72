import { mayRead, type Seat, type Viewer } from '@medallion/kernel';
import { companionId } from '../base/companions/companions';
import { questFactsOf } from '../base/explore/quests';
import { trainingPrice } from '../base/journey/location-actions';
import { isTrailQuest, TRAIL_QUEST_GOLD, tokenOfTrail } from '../base/trails/trails';
import { shieldMaximum } from '../base/witcher/resources';
import { cardId, schoolFacts, trophyFacts } from './cards/components';
import { explorationFacts, potionFacts } from './cards-of';
import { combatDraw, potionLimitAt } from './components';
import { modified } from './hooks';
import { type Board, locationId } from './map';
import type { CompanionId, QuestFacts } from './pack';
import { rulesOf } from './rules-of';
import {
  ALCHEMY,
  ATTRIBUTE_INDEXES,
  ATTRIBUTES,
  type AttributeName,
  COMBAT,
  HIDING,
  NONE,
  type OldWorldState,
  TERRAIN_INDEXES,
  TERRAINS,
  type TerrainName,
  type Witcher,
  witcherOf,
} from './state';

/** Cards that lie together: how many, and which, where the viewer may read them. */
export interface PileView {
  readonly count: number;
  readonly cards: readonly string[] | null;
}

export interface QuestView {
  readonly card: string;
  readonly option: number;
  readonly event: number;
  readonly at: string;
  readonly cost: QuestFacts['cost'];
}

export interface TrailView {
  readonly terrain: TerrainName;
  /** `quest` lies face up with gold on it; `trail` lies face down. */
  readonly kind: 'quest' | 'trail';
  readonly at: string | null;
  readonly gold: number;
}

export interface AttributeView {
  readonly attribute: AttributeName;
  /** What it is called on this board; modules may rename it. */
  readonly name: string;
  readonly level: number;
  /** Gold for the next level at a witcher school. @rule OW-LOC-015 */
  readonly price: number;
}

/** A player's board, as everybody at the table sees it; hand and deck by what the viewer may read. */
export interface WitcherView {
  readonly seat: Seat;
  readonly school: string | null;
  readonly at: string | null;
  readonly spot: number;
  /** How far this witcher is on the way to the win: its spot, or its trophies where those are counted. */
  readonly progress: number;
  readonly gold: number;
  readonly level: number;
  readonly attributes: readonly AttributeView[];
  readonly shield: number;
  readonly shieldMaximum: number;
  readonly combatDraw: number;
  readonly potionLimit: number;
  readonly hand: PileView;
  /** The owner may look through the deck when neither active nor fighting, never at its order. @rule OW-TERM-008, OW-TERM-009 */
  readonly deck: PileView;
  readonly discard: PileView;
  readonly potions: readonly string[];
  readonly trophies: readonly string[];
  readonly ownTrophies: number;
  readonly quests: readonly QuestView[];
  readonly trails: readonly TrailView[];
  readonly companions: readonly { readonly event: number; readonly companion: CompanionId | null }[];
  readonly cheaperTraining: number;
  readonly freeMoves: number;
}

function isFighting(state: OldWorldState, seat: Seat): boolean {
  return state.fight?.fighters.some((fighter) => fighter.seat === seat) ?? false;
}

export function witcherView(state: OldWorldState, seat: Seat, viewer: Viewer): WitcherView {
  const witcher = witcherOf(state, seat);
  const { board, modifyAttributeName, ends } = rulesOf(state);
  const place = (at: number): string | null => (at === NONE ? null : locationId(board, at));
  return {
    seat,
    school: witcher.school === NONE ? null : schoolFacts(witcher.school).id,
    at: place(witcher.at),
    spot: witcher.spot,
    progress: ends.some(({ id }) => id === 'top-spot') ? witcher.spot : witcher.trophies.length,
    gold: witcher.gold,
    level: witcher.level,
    attributes: ATTRIBUTE_INDEXES.map((attribute) => ({
      attribute: ATTRIBUTES[attribute],
      name: modified(modifyAttributeName, ATTRIBUTES[attribute] as string, state, seat, attribute),
      level: witcher.attributes[attribute],
      price: trainingPrice(state, seat, attribute),
    })),
    shield: witcher.shield,
    shieldMaximum: shieldMaximum(witcher),
    combatDraw: combatDraw(witcher.attributes[COMBAT]),
    potionLimit: potionLimitAt(witcher.attributes[ALCHEMY]),
    hand: pile(witcher.hand, mayRead(HIDING, 'hand', seat, viewer)),
    deck: deckView(state, seat, viewer),
    discard: pile(witcher.discard, mayRead(HIDING, 'discard', seat, viewer)),
    potions: witcher.potions.map((potion) => potionFacts(state, potion).id),
    trophies: witcher.trophies.map((trophy) => trophyFacts(trophy).id),
    ownTrophies: witcher.ownTrophies,
    quests: witcher.quests.map((quest) => ({
      card: explorationFacts(state, quest.card).id,
      option: quest.option,
      event: questFactsOf(state, quest).event,
      at: locationId(board, quest.at),
      cost: questFactsOf(state, quest).cost,
    })),
    trails: trailsOf(witcher, board, viewer),
    companions: witcher.companions.map((event) => ({ event, companion: companionId(event) })),
    cheaperTraining: witcher.training,
    freeMoves: witcher.freeMoves,
  };
}

function pile(cards: readonly number[], isOpen: boolean): PileView {
  return { count: cards.length, cards: isOpen ? cards.map(cardId) : null };
}

/** In the order of the alphabet, because nobody knows the order of a deck. @rule OW-TERM-008, OW-TERM-009 */
function deckView(state: OldWorldState, seat: Seat, viewer: Viewer): PileView {
  const { deck } = witcherOf(state, seat);
  const isOwner = viewer === seat && state.active !== seat && !isFighting(state, seat);
  if (viewer === 'everything') return pile(deck, true);
  return { count: deck.length, cards: isOwner ? deck.map(cardId).toSorted() : null };
}

function trailsOf(witcher: Witcher, board: Board, viewer: Viewer): TrailView[] {
  return TERRAIN_INDEXES.flatMap((terrain) => {
    const trail = witcher.trails[terrain];
    if (trail === NONE) return [];
    const isQuest = isTrailQuest(trail);
    const at = isQuest || viewer === 'everything' ? locationId(board, tokenOfTrail(trail)) : null;
    const kind = isQuest ? 'quest' : 'trail';
    return [{ terrain: TERRAINS[terrain], kind, at, gold: isQuest ? TRAIL_QUEST_GOLD : 0 } as const];
  });
}
