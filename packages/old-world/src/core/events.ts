import { mayRead, type Seat, type Viewer } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { cutFight, type FightEvent } from '../base/fight/fight-events';
import type { ModuleEvent } from './module';
import { moduleOf } from './rules-of';
import { type AttributeName, HIDING, type TerrainName } from './state';

/** What happened, for log and animation. A card that a viewer may not read is `null` for it. */
export type OldWorldEvent = CoreEvent | FightEvent | ModuleEvent;

export type CoreEvent =
  | { type: 'first-player'; seat: Seat; rule: RuleId }
  | { type: 'boards-drawn'; seat: Seat; schools: readonly string[]; rule: RuleId }
  | { type: 'board-chosen'; seat: Seat; school: string; at: string; rule: RuleId }
  | { type: 'monster-placed'; monster: string; level: number; terrain: TerrainName; at: string; rule: RuleId }
  | { type: 'turn-started'; seat: Seat; round: number; rule: RuleId }
  | { type: 'phase-started'; seat: Seat; phase: string; rule: RuleId }
  | { type: 'moved'; seat: Seat; from: string; to: string; cards: readonly string[]; gold: number; rule: RuleId }
  | { type: 'acted'; seat: Seat; at: string; action: string; rule: RuleId }
  | { type: 'gold-gained'; seat: Seat; n: number; rule: RuleId }
  | { type: 'gold-paid'; seat: Seat; n: number; rule: RuleId }
  | { type: 'attribute-raised'; seat: Seat; attribute: AttributeName; to: number; rule: RuleId }
  | { type: 'attribute-lowered'; seat: Seat; attribute: AttributeName; to: number; rule: RuleId }
  | { type: 'level-gained'; seat: Seat; level: number; rule: RuleId }
  | { type: 'shield-changed'; seat: Seat; by: number; to: number; rule: RuleId }
  | { type: 'potion-gained'; seat: Seat; potion: string; rule: RuleId }
  | { type: 'potion-lost'; seat: Seat; potion: string; rule: RuleId }
  | { type: 'cards-drawn'; seat: Seat; n: number; cards: readonly (string | null)[]; rule: RuleId }
  | { type: 'cards-discarded'; seat: Seat; cards: readonly string[]; rule: RuleId }
  | { type: 'cards-trashed'; seat: Seat; cards: readonly string[]; rule: RuleId }
  | { type: 'reshuffled'; seat: Seat; rule: RuleId }
  | { type: 'deck-searched'; seat: Seat; rule: RuleId }
  | { type: 'card-gained'; seat: Seat; card: string; to: 'hand' | 'discard'; paid: readonly string[]; rule: RuleId }
  | { type: 'no-card-gained'; seat: Seat; rule: RuleId }
  | { type: 'pool-trashed'; seat: Seat; cards: readonly string[]; rule: RuleId }
  | { type: 'pool-discarded'; cards: readonly string[]; rule: RuleId }
  | { type: 'pool-filled'; card: string; market: number; rule: RuleId }
  | { type: 'trail-quest-taken'; seat: Seat; terrain: TerrainName; at: string; rule: RuleId }
  | { type: 'trail-found'; seat: Seat; terrain: TerrainName; at: string; rule: RuleId }
  | { type: 'trail-taken'; seat: Seat; terrain: TerrainName; rule: RuleId }
  | { type: 'trail-returned'; seat: Seat; terrain: TerrainName; rule: RuleId }
  | { type: 'poker-started'; seat: Seat; against: Seat | null; pool: number; rule: RuleId }
  | { type: 'dice-rolled'; seat: Seat; isLocals: boolean; dice: readonly number[]; rerolled: number; rule: RuleId }
  | { type: 'poker-won'; seat: Seat; isLocals: boolean; gold: number; own: string; other: string; rule: RuleId }
  | { type: 'poker-paid'; seat: Seat; gold: number; own: string; rule: RuleId }
  | { type: 'explored'; seat: Seat; deck: 'city' | 'wilds'; card: string; rule: RuleId }
  | { type: 'option-chosen'; seat: Seat; card: string; option: number; rule: RuleId }
  | { type: 'no-option'; seat: Seat; card: string; rule: RuleId }
  | { type: 'rolled'; seat: Seat; die: number; rule: RuleId }
  | { type: 'quest-taken'; seat: Seat; card: string; at: string; rule: RuleId }
  | { type: 'quest-lost'; seat: Seat; card: string; rule: RuleId }
  | { type: 'quest-resolved'; seat: Seat; card: string; event: number; rule: RuleId }
  | { type: 'event-read'; seat: Seat; event: number; rule: RuleId }
  | { type: 'test-made'; seat: Seat; event: number; attribute: AttributeName; die: number; total: number; rule: RuleId }
  | { type: 'short-fight-ended'; seat: Seat; event: number; damage: number; rule: RuleId }
  | { type: 'companion-gained'; seat: Seat; event: number; companion: string; rule: RuleId }
  | { type: 'companion-owned'; seat: Seat; event: number; companion: string; rule: RuleId }
  | { type: 'companion-used'; seat: Seat; companion: string; rule: RuleId }
  | { type: 'training-cheapened'; seat: Seat; gold: number; rule: RuleId }
  | { type: 'free-move-gained'; seat: Seat; rule: RuleId }
  | { type: 'draw-changed'; seat: Seat; by: number; rule: RuleId }
  | { type: 'meditated'; seat: Seat; attribute: AttributeName; rule: RuleId }
  | { type: 'turn-ended'; seat: Seat; rule: RuleId }
  | { type: 'game-won'; seat: Seat; turns: number; result: number | null; rule: RuleId }
  /** All have won or lost together. */
  | { type: 'game-ended'; how: 'won' | 'lost'; turns: number; result: number | null; rule: RuleId };

export function cut(event: OldWorldEvent, viewer: Viewer): OldWorldEvent | null {
  if (event.type === 'module') return cutModule(event, viewer);
  if (event.type !== 'cards-drawn') return cutFight(event, viewer);
  return mayRead(HIDING, 'hand', event.seat, viewer) ? event : { ...event, cards: event.cards.map(() => null) };
}

/** Each module says what a viewer may know of its events; without a word about it they are open. */
function cutModule(event: ModuleEvent, viewer: Viewer): ModuleEvent | null {
  const module = moduleOf(event.module);
  return module?.cut === undefined ? event : module.cut(event, viewer);
}
