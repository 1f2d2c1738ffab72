import { TABLES } from '../../core/components';

const { fatigueBySpot, goldByLoserSpot } = TABLES.trophyTrack;

/** Cards to trash on arriving at a spot. @rule OW-TROPHY-004 */
export const fatigueAt = (spot: number): number => fatigueBySpot[spot] ?? 0;
/** A loser on the top spot brings as much as one just below it. @rule OW-OUT-002 */
export const goldForBeating = (spot: number): number =>
  goldByLoserSpot[Math.min(spot, goldByLoserSpot.length - 1)] ?? 0;
