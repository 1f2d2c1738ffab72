import type { Refusal } from '@medallion/kernel';

/** A mistake of the person at the keyboard: shown without a stack, exit code 2. */
export class CliError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'CliError';
    this.code = code;
  }
}

export function refused(refusal: Refusal): CliError {
  if (refusal.code === 'record-other-version') return new CliError(refusal.code, editionText(refusal.detail));
  return new CliError(refusal.code, `${refusalText[refusal.code]} ${JSON.stringify(refusal.detail)}`);
}

/** Names both editions, and what to do. */
function editionText({ game, version, known, age }: Refusal['detail']): string {
  const is = `The record is of edition ${version} of ${game}`;
  if (age === 'newer') return `${is}, and this program knows editions up to ${known}: update the program.`;
  return `${is}, which is closed: today's is ${known}, and by it the game would go differently.`;
}

const refusalText: Record<Refusal['code'], string> = {
  'game-over': 'The game is over.',
  'no-such-seat': 'There is no such seat.',
  'not-asked': 'That seat is not asked now.',
  'not-offered': 'That option is not on offer.',
  blocked: 'A rule blocks that option.',
  'nothing-to-undo': 'There is nothing to undo.',
  'undo-barrier': 'Something was revealed since: undo stops there.',
  'bad-config': 'The configuration is not legal.',
  'bad-seed': 'A seed is 1 to 128 letters, digits, "-" or "_".',
  'record-unreadable': 'This is no record of a game.',
  'record-cut-short': 'The record is cut short.',
  'record-edited': 'The record was edited: its check does not fit.',
  'record-format': 'The record has a format that this version does not know.',
  'record-other-game': 'The record is of another game.',
  'record-other-version': 'The record is of another version of the game.',
  'record-answer': 'An answer of the record does not fit the game.',
  'record-too-long': 'The record is longer than any game.',
  'no-such-point': 'The record has no such point.',
};
