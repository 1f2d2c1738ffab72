import type { HintReply, WeighedOption } from '../../play/session';
import { sayTable } from '../text/say-table';

/** What a strong player would do, and why in one sentence: how often it wins, beside the next best. */
export interface ToldHint {
  /** The option it speaks of: what answers with it is lit. */
  readonly option: string;
  readonly words: string;
  readonly why: string | null;
}

/** On the screen: "thinking" as a line, or the hint. */
export type Hinted = string | ToldHint | null;

/** Puts a hint into words; `moveWords` names an option as the game does. */
export function tellHint(reply: Extract<HintReply, { ok: true }>, moveWords: (option: string) => string): ToldHint {
  const { value: option, weighed } = reply;
  return {
    option,
    words: sayTable('hint.words', { move: moveWords(option) }),
    why: whyWords(option, weighed, moveWords),
  };
}

function whyWords(
  advised: string,
  weighed: readonly WeighedOption[],
  moveWords: (option: string) => string,
): string | null {
  const tries = (chance: number) => Math.round(chance * 100);
  const best = weighed.find(({ option }) => option === advised);
  if (best === undefined) return null;
  // Several options may be worded alike (a card and its row): the next best is one that a reader can tell apart.
  const next = weighed.find(({ option }) => moveWords(option) !== moveWords(advised));
  if (next === undefined) return sayTable('hint.why.alone', { best: tries(best.chance) });
  // It is chosen by how often it was tried, so another may have won a little more often: too close to count.
  if (next.chance >= best.chance)
    return sayTable('hint.why.even', { best: tries(best.chance), other: moveWords(next.option) });
  return sayTable('hint.why', { best: tries(best.chance), other: moveWords(next.option), next: tries(next.chance) });
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
