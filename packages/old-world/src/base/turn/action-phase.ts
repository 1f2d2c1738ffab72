import { type BlockedOption, choose, chooseFirst, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { type ActionPart, PER_PART } from '../../core/rules';
import type { OldWorldPlay, OldWorldState } from '../../core/state';

/** What several parts offer, in their order: an option is the place of its part and its own number. */
export function optionsOf(parts: readonly ActionPart[], state: OldWorldState, seat: Seat): number[] {
  const options: number[] = [];
  for (let index = 0; index < parts.length; index++) {
    const offered = (parts[index] as ActionPart).options(state, seat);
    for (let place = 0; place < offered.length; place++) options.push(index * PER_PART + (offered[place] as number));
  }
  return options;
}
export function partOf(parts: readonly ActionPart[], option: number): ActionPart {
  return parts[Math.floor(option / PER_PART)] as ActionPart;
}
export const ownOption = (option: number): number => option % PER_PART;

export function optionIdIn(parts: readonly ActionPart[], option: number, state: OldWorldState, seat: Seat): string {
  return partOf(parts, option).optionId(ownOption(option), state, seat);
}
export function blockedIn(parts: readonly ActionPart[], state: OldWorldState, seat: Seat): BlockedOption[] {
  return parts.flatMap((part) => part.blocked?.(state, seat) ?? []);
}
export function performIn(parts: readonly ActionPart[], play: OldWorldPlay, seat: Seat, option: number): Flow {
  return partOf(parts, option).perform(play, seat, ownOption(option));
}

interface Asked {
  readonly seat: Seat;
  readonly options: readonly number[];
}
/** Whoever acts in this phase is asked, all at once where the rules let them; one action is one step. @rule OW-TURN-003 */
export function* askParts(
  prompt: Prompt<OldWorldState, number>,
  asked: readonly Asked[],
): Flow<{ readonly seat: Seat; readonly option: number }> {
  const [first] = asked;
  if (first !== undefined && asked.length === 1) {
    return { seat: first.seat, option: yield* choose(first.seat, prompt, first.options) };
  }
  const { seat, value } = yield* chooseFirst(asked.map((one) => ({ ...one, prompt, about: null })));
  return { seat, option: value };
}
