import type { Json, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import type { OldWorldPlay } from '../../core/state';
import { LEGENDARY_HUNT } from './state';

interface About {
  readonly seat: Seat | null;
  readonly rule: RuleId;
}
/** What is told of the hunt; nothing of it is hidden from anybody. */
export type HuntEvent =
  | (About & { readonly what: 'appeared'; readonly monster: string; readonly at: string })
  /** A movement card was turned over: where it leads, how many movements, and how many cards are left. */
  | (About & {
      readonly what: 'card-turned';
      readonly card: string;
      readonly main: string;
      readonly secondary: string;
      readonly steps: number;
      readonly left: number;
    })
  | (About & { readonly what: 'deck-shuffled' })
  /** Straight on, of several as near as its seat chose, or by a detour that its seat chose or that was the only one. */
  | (About & {
      readonly what: 'moved';
      readonly monster: string;
      readonly from: string;
      readonly to: string;
      readonly goal: string;
      readonly why: 'nearest' | 'chosen' | 'detour';
    })
  | (About & { readonly what: 'stuck'; readonly monster: string; readonly at: string; readonly lost: number })
  | (About & { readonly what: 'token-laid'; readonly at: string; readonly left: number })
  | (About & { readonly what: 'no-token'; readonly at: string })
  | (About & { readonly what: 'driven-away'; readonly monster: string; readonly at: string })
  /** `at` is null where it comes from the supply. */
  | (About & { readonly what: 'token-taken'; readonly token: string; readonly at: string | null })
  | (About & { readonly what: 'no-token-left' })
  | (About & {
      readonly what: 'attacked';
      readonly monster: string;
      readonly tokens: number;
      readonly life: number;
      readonly protection: number;
      readonly begins: boolean;
    })
  | (About & { readonly what: 'protected'; readonly damage: number; readonly by: number; readonly through: number })
  | (About & { readonly what: 'special'; readonly monster: string; readonly claws: number })
  | (About & { readonly what: 'regained'; readonly monster: string; readonly n: number; readonly left: number })
  | (About & { readonly what: 'slain'; readonly monster: string })
  | (About & { readonly what: 'not-slain'; readonly monster: string })
  | (About & { readonly what: 'escaped'; readonly monster: string });

export function tellHunt(play: OldWorldPlay, { what, seat, rule, ...about }: HuntEvent): void {
  if (play.isWatched) play.tell({ type: 'module', module: LEGENDARY_HUNT, what, seat, about: about as Json, rule });
}
