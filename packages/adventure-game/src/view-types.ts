import type { Seat } from '@medallion/kernel';
import type { ColorName, TierName } from './effect';
import type { DeckName, SpaceName, WoundName } from './events';
import type { FaceName, HeroId, RegionName, ResultName, SupportType } from './pack';
import type { DrawnFrom, Mode, Phase, TieBreak, Trade } from './state';

/** A pile as the viewer sees it: always how many, and the cards where they may be read. */
export interface PileView {
  readonly count: number;
  readonly cards: readonly string[] | null;
}

export interface MonsterView {
  readonly tier: TierName;
  /** The monster, where the viewer knows it. */
  readonly monster: string | null;
  readonly isFaceUp: boolean;
}

export interface ZoneView {
  readonly region: RegionName;
  readonly monsters: readonly MonsterView[];
  readonly hasFoulFate: boolean;
}

export interface QuestView {
  readonly quest: string;
  readonly isSideDone: readonly boolean[];
  readonly isSupported: boolean;
}

export interface HeroView {
  readonly seat: Seat;
  readonly hero: HeroId;
  readonly at: string;
  readonly vp: number;
  /** The space of the track that the marker stands on. @rule AG-VP-005 */
  readonly vpSpace: number;
  readonly gold: number;
  readonly leads: Readonly<Record<ColorName, number>>;
  readonly proofs: Readonly<Record<ColorName, number>>;
  readonly rates: Readonly<Record<ColorName, number>>;
  /** Leads, gold and proof changed back into leads: what the second tie-break counts. @rule AG-TIE-002 */
  readonly wealth: number;
  readonly spaces: readonly {
    readonly space: SpaceName;
    readonly action: string | null;
    readonly wound: WoundName | null;
    readonly hasToken: boolean;
    readonly hasFoulFate: boolean;
  }[];
  readonly isDelayed: boolean;
  readonly quest: QuestView | null;
  readonly completed: PileView;
  readonly investigations: readonly { readonly card: string; readonly task: 'open' | 'done' | null }[];
  readonly fates: readonly string[];
  readonly fortunes: PileView;
  readonly played: string | null;
  readonly deck: number;
  readonly development: readonly { readonly card: string; readonly markers: number; readonly isUsedUp: boolean }[];
  readonly companions: readonly string[];
  readonly drawn: PileView & { readonly from: DrawnFrom | null };
}

export interface BattleView {
  readonly seat: Seat;
  readonly enemy: string;
  readonly faces: readonly FaceName[];
  readonly pool: Readonly<Record<ResultName, number>>;
  /** How the comparisons would end with what is there now. */
  readonly attack: boolean;
  readonly defence: boolean;
  /** Null where the enemy has no additional ritual. */
  readonly ritual: boolean | null;
}

export interface DeckView {
  readonly deck: DeckName;
  readonly count: number;
  readonly discard: readonly string[];
  /** Cards on top that the viewer has seen, the top first. */
  readonly known: readonly string[];
}

export interface AdventureView {
  readonly mode: Mode;
  readonly questsToEnd: number;
  readonly phase: Phase;
  readonly round: number;
  readonly first: Seat;
  readonly active: Seat;
  readonly actions: number;
  /** The action being carried out. */
  readonly doing: string | null;
  readonly war: number;
  readonly heroes: readonly HeroView[];
  readonly zones: readonly ZoneView[];
  readonly stacks: Readonly<Record<TierName, number>>;
  readonly decks: readonly DeckView[];
  readonly fortuneDeck: number;
  readonly fortuneDiscard: readonly string[];
  readonly questDecks: Readonly<Record<ColorName, { readonly count: number; readonly discard: readonly string[] }>>;
  readonly support: readonly { readonly seat: Seat; readonly type: SupportType }[];
  readonly battle: BattleView | null;
  readonly trade: Trade | null;
  readonly endedBy: Seat | null;
  readonly turnsLeft: number;
  readonly outcome: { readonly places: readonly number[]; readonly tieBreak: TieBreak } | null;
}
