import { mayRead, type Seat, type Viewer } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import type { ActionName, ColorName, TierName } from './effect';
import type { FaceName, RegionName, ResultName } from './pack';
import { type DrawnFrom, type Goods, HIDING, type TieBreak } from './state';

export type Resource = ColorName | `${ColorName}-proof` | 'gold';
export type SpaceName = ActionName | 'armour-1' | 'armour-2';
export type WoundName = 'minor' | 'severe';
export type DeckName = ColorName | 'foul-fate';

/** What happened, for log and animation. A card that a viewer may not read is `null` for it. */
export type AdventureEvent =
  | { type: 'first-player'; seat: Seat; rule: RuleId }
  | { type: 'cards-drawn'; seat: Seat; from: DrawnFrom; cards: readonly (string | null)[]; rule: RuleId }
  | { type: 'quest-chosen'; seat: Seat; rule: RuleId }
  | { type: 'quest-kept'; seat: Seat; quest: string; rule: RuleId }
  | { type: 'quest-discarded'; seat: Seat; quest: string; rule: RuleId }
  | { type: 'turn-started'; seat: Seat; round: number; rule: RuleId }
  | { type: 'action-started'; seat: Seat; action: string; rule: RuleId }
  | { type: 'action-freed'; seat: Seat; action: string; rule: RuleId }
  | { type: 'stood-up'; seat: Seat; rule: RuleId }
  | { type: 'moved'; seat: Seat; from: string; to: string; fare: number; rule: RuleId }
  | { type: 'gained'; seat: Seat; what: Resource; n: number; rule: RuleId }
  | { type: 'spent'; seat: Seat; what: Resource; n: number; rule: RuleId }
  | { type: 'vp-changed'; seat: Seat; n: number; total: number; rule: RuleId }
  | { type: 'wounded'; seat: Seat; wound: WoundName; space: SpaceName; rule: RuleId }
  | { type: 'healed'; seat: Seat; wound: WoundName; space: SpaceName; rule: RuleId }
  | { type: 'softened'; seat: Seat; space: SpaceName; rule: RuleId }
  | { type: 'worsened'; seat: Seat; space: SpaceName; rule: RuleId }
  | { type: 'foul-fate-on-sheet'; seat: Seat; action: ActionName; rule: RuleId }
  | { type: 'foul-fate-in-region'; region: RegionName; rule: RuleId }
  | { type: 'foul-fate-cleared'; seat: Seat; action: ActionName; rule: RuleId }
  | { type: 'foul-fate-met'; seat: Seat; region: RegionName; rule: RuleId }
  | { type: 'foul-fate-discarded'; seat: Seat; region: RegionName; rule: RuleId }
  | { type: 'foul-fate-drawn'; seat: Seat; card: string; rule: RuleId }
  | { type: 'foul-fate-skipped'; seat: Seat; rule: RuleId }
  | { type: 'foul-fate-cancelled'; seat: Seat; card: string; rule: RuleId }
  | { type: 'investigated'; seat: Seat; card: string; rule: RuleId }
  | { type: 'card-kept'; seat: Seat; card: string; rule: RuleId }
  | { type: 'card-discarded'; seat: Seat; card: string; rule: RuleId }
  | { type: 'task-completed'; seat: Seat; card: string; rule: RuleId }
  | { type: 'developed'; seat: Seat; card: string; rule: RuleId }
  | { type: 'marker-placed'; seat: Seat; card: string; markers: number; rule: RuleId }
  | { type: 'card-used'; seat: Seat; card: string; rule: RuleId }
  | { type: 'fortune-drawn'; seat: Seat; card: string | null; rule: RuleId }
  | { type: 'fortune-played'; seat: Seat; card: string; rule: RuleId }
  | { type: 'companion-used'; seat: Seat; card: string; rule: RuleId }
  | { type: 'exchanged'; seat: Seat; color: ColorName; leads: number; rule: RuleId }
  | { type: 'side-completed'; seat: Seat; quest: string; side: number; vp: number; rule: RuleId }
  | { type: 'supported'; seat: Seat; owner: Seat; quest: string; rule: RuleId }
  | { type: 'main-completed'; seat: Seat; quest: string; vp: number; rule: RuleId }
  | { type: 'trade-offered'; seat: Seat; to: Seat; give: Goods; want: Goods; isCounter: boolean; rule: RuleId }
  | { type: 'trade-refused'; seat: Seat; to: Seat; rule: RuleId }
  | { type: 'traded'; seat: Seat; to: Seat; give: Goods; want: Goods; rule: RuleId }
  | { type: 'delayed'; seat: Seat; rule: RuleId }
  | { type: 'war-advanced'; seat: Seat; space: number; rule: RuleId }
  | { type: 'monster-placed'; region: RegionName; tier: TierName; rule: RuleId }
  | { type: 'monster-revealed'; region: RegionName; monster: string; rule: RuleId }
  | { type: 'monster-seen'; seat: Seat; region: RegionName; tier: TierName; monster: string | null; rule: RuleId }
  | { type: 'monster-moved'; seat: Seat; from: RegionName; to: RegionName; tier: TierName; rule: RuleId }
  | { type: 'monster-removed'; seat: Seat; region: RegionName; tier: TierName; rule: RuleId }
  | { type: 'monster-defeated'; seat: Seat; monster: string; rule: RuleId }
  | { type: 'cards-seen'; seat: Seat; deck: DeckName; cards: readonly (string | null)[]; rule: RuleId }
  | { type: 'cards-revealed'; seat: Seat; deck: DeckName; cards: readonly string[]; rule: RuleId }
  | { type: 'battle-started'; seat: Seat; enemy: string; rule: RuleId }
  | { type: 'battle-skipped'; seat: Seat; enemy: string; rule: RuleId }
  | { type: 'rolled'; seat: Seat; faces: readonly FaceName[]; rule: RuleId }
  | { type: 'rerolled'; seat: Seat; die: number; face: FaceName; rule: RuleId }
  | { type: 'produced'; seat: Seat; result: ResultName; n: number; rule: RuleId }
  | { type: 'dodged'; seat: Seat; rule: RuleId }
  | {
      /** Step 5 is over: what lies there decides every comparison, whatever the effects then ask. */
      type: 'battle-decided';
      seat: Seat;
      enemy: string;
      faces: readonly FaceName[];
      pool: Readonly<Record<ResultName, number>>;
      attack: boolean;
      defence: boolean;
      /** Null where the enemy has no additional ritual. */
      ritual: boolean | null;
      rule: RuleId;
    }
  | { type: 'compared'; seat: Seat; stat: 'attack' | 'defence' | 'ritual'; isSuccess: boolean; rule: RuleId }
  | { type: 'hero-rolled'; seat: Seat; faces: readonly FaceName[]; isSuccess: boolean; rule: RuleId }
  | { type: 'obstacles-ignored'; seat: Seat; rule: RuleId }
  | { type: 'reshuffled'; deck: DeckName | 'good-fortune' | `quest-${ColorName}`; rule: RuleId }
  | { type: 'end-triggered'; seat: Seat; rule: RuleId }
  | { type: 'game-ended'; winners: readonly Seat[]; tieBreak: TieBreak; rule: RuleId };

/** What the viewer may know of an event: faces follow the places the card came from and went to. */
export function cut(event: AdventureEvent, viewer: Viewer): AdventureEvent {
  switch (event.type) {
    case 'cards-drawn':
    case 'cards-seen':
      return mayRead(HIDING, 'drawn', event.seat, viewer) ? event : { ...event, cards: event.cards.map(() => null) };
    case 'fortune-drawn':
      return mayRead(HIDING, 'fortunes', event.seat, viewer) ? event : { ...event, card: null };
    case 'monster-seen':
      return viewer === event.seat || mayRead(HIDING, 'facedown', event.seat, viewer)
        ? event
        : { ...event, monster: null };
    default:
      return event;
  }
}
