import type { Json, Seat } from '@medallion/kernel';
import type { OldWorldState } from '../../core/state';
import { goalOf, legendFacts, movementFacts, tokenFacts } from './facts';
import { HELP_CARD } from './help-card';
import { isFirst, LEGENDARY, protectionLeft, tokensToBegin } from './legend-foe';
import { openNeighbours, placeId, waysTowards } from './movement';
import { isAlone, type LegendaryHuntState, lifeAgainst, protectionAgainst } from './state';

/** A movement card lying open, and what is left of it. */
export interface MovingView {
  readonly card: string;
  readonly main: string;
  readonly secondary: string;
  readonly goal: string;
  /** Movements still to be made, this one among them. */
  readonly left: number;
  /** Where the next movement may lead. */
  readonly open: readonly string[];
}
/** How a player stands against the monster. */
export interface HunterView {
  readonly seat: Seat;
  /** Destruction tokens owned, by their ids. */
  readonly tokens: readonly string[];
  readonly protection: number;
  /** Cards in its life pool if it is attacked now. */
  readonly life: number;
  /** Whether this player would take the first fight turn. */
  readonly begins: boolean;
}
/** What everybody sees of the hunt. */
export interface LegendaryHuntView {
  readonly monster: string;
  /** One that is not in the box. */
  readonly isExtra: boolean;
  readonly at: string;
  readonly side: 'a' | 'b';
  /** Protection by spot of the trophy track. */
  readonly protection: readonly number[];
  /** Only where it is played alone. */
  readonly difficulty: 'easy' | 'normal' | 'hard' | null;
  /** Movement cards face down; those discarded lie open, the last on top. */
  readonly deck: number;
  readonly discard: readonly string[];
  readonly moving: MovingView | null;
  /** Neighbouring places that it could move to: those without a token. */
  readonly open: readonly string[];
  /** Destruction tokens in the pile, and where others lie face down. */
  readonly pile: number;
  readonly laid: readonly string[];
  readonly hunters: readonly HunterView[];
  readonly tokensToBegin: number;
  /** Protection that is left in the fight turn under way; null outside of fights with it. */
  readonly protectionLeft: number | null;
  readonly slainBy: Seat | null;
}

export function viewHunt(own: LegendaryHuntState, state: Readonly<OldWorldState>): Json {
  const { id, box } = legendFacts(own.monster);
  const { fight } = state;
  const seen: LegendaryHuntView = {
    monster: id,
    isExtra: box === 'extra',
    at: placeId(state, own.at),
    side: own.side,
    protection: HELP_CARD.protection[own.side].slice(),
    difficulty: isAlone(state) ? own.difficulty : null,
    deck: own.deck.length,
    discard: own.discard.map((card) => movementFacts(card).id),
    moving: movingView(own, state),
    open: openNeighbours(state).map((at) => placeId(state, at)),
    pile: own.pile.length,
    laid: own.board.map(({ at }) => placeId(state, at)),
    hunters: state.witchers.map((_, seat) => ({
      seat,
      tokens: (own.owned[seat] ?? []).map((token) => tokenFacts(token).id),
      protection: protectionAgainst(state, seat),
      life: lifeAgainst(state, seat),
      begins: isFirst(state, seat),
    })),
    tokensToBegin: tokensToBegin(state),
    protectionLeft: fight?.monster?.kind === LEGENDARY ? protectionLeft(state, fight) : null,
    slainBy: own.slainBy < 0 ? null : own.slainBy,
  };
  return seen as unknown as Json;
}

function movingView({ moving }: LegendaryHuntState, state: Readonly<OldWorldState>): MovingView | null {
  if (moving === null) return null;
  const { card, left, isSecond } = moving;
  const { id, main, secondary } = movementFacts(card);
  const goal = goalOf(card, isSecond);
  const open = waysTowards(state, goal).open.map((at) => placeId(state, at));
  return { card: id, main, secondary, goal: placeId(state, goal), left, open };
}
