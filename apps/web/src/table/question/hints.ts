import type { HintReply } from '../../play/session';
import { sayTable } from '../text/say-table';
import { percent } from './percent';

/** One option in words, with its chance of winning as people read it: "62 %". */
export interface ToldOption {
  readonly id: string;
  readonly move: string;
  readonly chance: string;
}

/** What a strong player would do, and why: how it sees this option beside the next best ones. */
export interface ToldHint {
  /** The option itself: what gives it is lit. */
  readonly option: string;
  readonly words: string;
  readonly why: string | null;
  readonly others: readonly ToldOption[];
}

/** On the screen: "thinking" as a line, or the hint. */
export type Hinted = string | ToldHint | null;

/** Puts a hint into words; `moveWords` names an option as the game does. */
export function tellHint(reply: Extract<HintReply, { ok: true }>, moveWords: (option: string) => string): ToldHint {
  const best = reply.weighed.find(({ option }) => option === reply.value);
  const others = reply.weighed.filter(({ option }) => option !== reply.value);
  return {
    option: reply.value,
    words: sayTable('hint.words', { move: moveWords(reply.value) }),
    why: best === undefined ? null : sayTable('hint.why', { chance: percent(best.chance), others: others.length }),
    others: others.map(({ option, chance }) => ({ id: option, move: moveWords(option), chance: percent(chance) })),
  };
}

/** Asks for a hint and shows it: first that it is thought about, then the hint, or nothing where there is none. */
export async function showHint(
  ask: (() => Promise<HintReply>) | undefined,
  moveWords: (option: string) => string,
  show: (hinted: Hinted) => void,
): Promise<void> {
  if (ask === undefined) return;
  show(sayTable('hint.thinking'));
  const reply = await ask();
  show(reply.ok ? tellHint(reply, moveWords) : null);
}
