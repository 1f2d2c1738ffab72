import type { OldWorldEvent } from '@medallion/old-world';
import type { OldWorldDeed } from './deeds';
import { type StagingTextId, sayStaging } from './say-staging';

/** What a turn is remembered by, if it had it; what weighs most comes first. */
type Sum = 'trophy' | 'lost' | 'level' | 'quest' | 'won' | 'dice' | 'dice-lost' | 'read' | 'trained' | 'bought';
const RANKS = [
  'trophy',
  'won',
  'lost',
  'level',
  'quest',
  'dice',
  'dice-lost',
  'trained',
  'read',
  'bought',
] as const satisfies readonly Sum[];

function sumOf(event: OldWorldEvent): Sum | null {
  switch (event.type) {
    case 'trophy-gained':
    case 'meditated':
      return 'trophy';
    case 'fight-ended':
      return event.end === 'attacker-won' ? 'won' : 'lost';
    case 'level-gained':
      return 'level';
    case 'quest-resolved':
      return 'quest';
    case 'poker-won':
      return event.isLocals ? 'dice-lost' : 'dice';
    case 'attribute-raised':
      return 'trained';
    case 'explored':
      return 'read';
    case 'card-gained':
      return 'bought';
    default:
      return null;
  }
}

/** The most that somebody did, in half a sentence; an empty text for a quiet turn. */
export function sumWords(deeds: readonly Pick<OldWorldDeed, 'shown' | 'seat'>[]): string {
  const found = new Set(deeds.map(({ shown }) => sumOf(shown.event)));
  const best = RANKS.find((rank) => found.has(rank));
  return best === undefined ? '' : sayStaging(`sum.${best}` satisfies StagingTextId);
}
