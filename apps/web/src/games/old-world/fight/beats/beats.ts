import type { Json, Seat } from '@medallion/kernel';
import type { FightView, OldWorldEvent, PileView } from '@medallion/old-world';
import type { ModuleBeat } from '../../module-screens';

type AttackName = NonNullable<NonNullable<FightView['monster']>['attack']>;

/** Cards that leave a side in a beat: they are still there, and marked. */
export interface Falls {
  /** Whose cards; null for the monster's. */
  readonly seat: Seat | null;
  readonly deck: number;
  readonly hand: number;
}

/** What one beat of a fight shows. */
export type Deed =
  | { readonly kind: 'struck'; readonly seat: Seat; readonly damage: number }
  /** A blow lands on the monster; `meant` is what it would have been before something lessened it. */
  | { readonly kind: 'lands'; readonly seat: Seat; readonly damage: number; readonly meant: number }
  | {
      readonly kind: 'card';
      readonly card: string;
      /** The half that counts; null while nobody has said it. */
      readonly attack: AttackName | null;
      /** Who says which half: somebody, a die, or the monster's own nature. */
      readonly by: Seat | 'die' | 'monster' | null;
    }
  | {
      readonly kind: 'hits';
      readonly seat: Seat;
      readonly damage: number;
      readonly meant: number;
      readonly shield: number;
      readonly deck: number;
      readonly hand: number;
    }
  /** What an attack takes beside its damage. */
  | {
      readonly kind: 'loses';
      readonly seat: Seat;
      readonly cards: readonly string[];
      readonly how: 'discarded' | 'trashed';
    }
  | { readonly kind: 'weakens'; readonly seat: Seat; readonly attribute: string; readonly to: number }
  | { readonly kind: 'draws'; readonly seat: Seat; readonly n: number; readonly cards: readonly (string | null)[] }
  /** How it ended, for whoever only looks on. */
  | { readonly kind: 'ends'; readonly ended: Extract<OldWorldEvent, { type: 'fight-ended' }> }
  | { readonly kind: 'module'; readonly beat: ModuleBeat; readonly shown: Json };

/** The cards of a witcher at one moment of a fight. */
export interface Piles {
  readonly deck: number;
  readonly hand: PileView;
  readonly discard: number;
}

export interface Beat {
  readonly deed: Deed;
  readonly falls: Falls | null;
  /** The fight as it stands in this beat, before anything falls. */
  readonly fight: FightView;
  /** By seat. */
  readonly piles: readonly Piles[];
}

/** How long each beat is seen, in milliseconds at the normal pace: an exchange of blows takes 2640. */
export const BEAT_TIMES: Readonly<Record<Exclude<Deed['kind'], 'module'>, number>> = {
  struck: 320,
  lands: 600,
  card: 700,
  hits: 600,
  loses: 600,
  weakens: 600,
  draws: 420,
  ends: 900,
};

/** Without motion every picture stands as long as the others. */
export const STILL_TIME = 250;
/** A fight of others is told faster. */
const LOOKING_ON = 0.4;

/** How long a beat stands; `pace` is 0 for whoever wants no motion. */
export function timeOf(beat: Beat, pace: number, isOwn: boolean): number {
  if (pace === 0) return STILL_TIME;
  const time = beat.deed.kind === 'module' ? beat.deed.beat.time : BEAT_TIMES[beat.deed.kind];
  return time * pace * (isOwn ? 1 : LOOKING_ON);
}
