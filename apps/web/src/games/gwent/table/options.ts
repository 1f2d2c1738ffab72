import type { RowName } from '@medallion/gwent';
import type { AskedQuestion, BlockedOption } from '@medallion/kernel';

/** A play from the hand, read from the id of its option: `play:card`, `play:card:row`, `play:card:row:target`. */
export interface CardPlay {
  readonly option: string;
  readonly card: string;
  readonly row: RowName | null;
  /** The unit a Decoy takes the place of. */
  readonly target: string | null;
}

const ROW_NAMES: readonly RowName[] = ['close', 'ranged', 'siege'];

export function readPlay(option: string): CardPlay | null {
  const [verb, card, row, target] = option.split(':');
  if (verb !== 'play' || card === undefined) return null;
  return { option, card, row: ROW_NAMES.find((name) => name === row) ?? null, target: target ?? null };
}

/** The plays a card of the hand has now. */
export function playsOf(question: AskedQuestion | null, card: string): readonly CardPlay[] {
  if (question?.prompt !== 'turn') return [];
  return question.options.flatMap((option) => {
    const play = readPlay(option);
    return play?.card === card ? [play] : [];
  });
}

/** Why a card of the hand cannot be played at all. */
export function blockOf(question: AskedQuestion | null, card: string): BlockedOption | null {
  return question?.blocked.find(({ id }) => id === `play:${card}`) ?? null;
}

export function offers(question: AskedQuestion | null, option: string): boolean {
  return question?.options.includes(option) ?? false;
}

/** Prompts whose options are cards laid out for choosing, because they lie in a pile and not on the table. */
const TRAY_PROMPTS = ['patient', 'take', 'weather', 'bond'] as const;

export function isTray(question: AskedQuestion | null): question is AskedQuestion {
  return TRAY_PROMPTS.some((prompt) => prompt === question?.prompt);
}

/** The option that pressing a card of the hand answers at once; null when it has none, or needs a place first. */
export function handOption(question: AskedQuestion | null, card: string): string | null {
  if (question === null) return null;
  if (question.prompt === 'discard') return offers(question, card) ? card : null;
  if (question.prompt === 'exchange') return offers(question, `exchange:${card}`) ? `exchange:${card}` : null;
  const plays = playsOf(question, card);
  return plays.length === 1 ? (plays[0]?.option ?? null) : null;
}

/** How a card of the hand lies there when it is pressed. */
interface Pressed {
  /** What it answers at once; null where it has no answer or needs a place. */
  readonly option: string | null;
  readonly hasPlaces: boolean;
  readonly isLifted: boolean;
  /** By a finger, which hits more easily what it did not mean: a first tap lifts the card, a second one plays it. */
  readonly isTouch: boolean;
}

export function pressOf({ option, hasPlaces, isLifted, isTouch }: Pressed): 'answer' | 'lift' | 'put-back' | 'look' {
  if (isLifted) return option === null ? 'put-back' : 'answer';
  if (option !== null) return isTouch && option.startsWith('play:') ? 'lift' : 'answer';
  return hasPlaces ? 'lift' : 'look';
}
