import type { Json, Seat, Viewer } from '@medallion/kernel';
import { mayRead } from '@medallion/kernel';
import { explorationFacts } from '../../core/cards-of';
import { locationId } from '../../core/map';
import { rulesOf } from '../../core/rules-of';
import type { OldWorldState } from '../../core/state';
import { QUEST_TOKENS, secretFacts } from './facts';
import { type AdventurePackState, type MarkedQuest, tokensLaid } from './state';

/** Secret cards lie with their owner alone. @rule OW-AP-004 */
export const HIDING = { secrets: 'owner' } as const;

export interface MarkedQuestView {
  readonly card: string;
  readonly owner: Seat;
  readonly isOpen: boolean;
  /** Places still to be entered, or where it waits for anybody. */
  readonly places: readonly string[];
  /** Those of them with a quest token. */
  readonly tokens: readonly string[];
}
export interface AdventurePackView {
  /** By seat: how many secret cards, and which, for their owner. */
  readonly secrets: readonly { readonly count: number; readonly cards: readonly string[] | null }[];
  readonly quests: readonly MarkedQuestView[];
  readonly tokensLeft: number;
}

export function viewPack(own: AdventurePackState, state: Readonly<OldWorldState>, viewer: Viewer): Json {
  const { board } = rulesOf(state);
  const ids = (places: MarkedQuest['places']) => places.map((at) => locationId(board, at));
  const seen: AdventurePackView = {
    secrets: own.secrets.map((held, seat) => ({
      count: held.length,
      cards: mayRead(HIDING, 'secrets', seat, viewer) ? held.map((event) => secretFacts(event).id) : null,
    })),
    quests: own.marked.map(({ card, isOpen, places, tokens }) => ({
      card: explorationFacts(state, card).id,
      owner: state.witchers.findIndex(({ quests }) => quests.some((quest) => quest.card === card)),
      isOpen,
      places: ids(places),
      tokens: ids(tokens),
    })),
    tokensLeft: QUEST_TOKENS - tokensLaid(own),
  };
  return seen as unknown as Json;
}
