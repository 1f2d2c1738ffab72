import type { AskedQuestion } from '@medallion/kernel';
import { type OldWorldOption, optionOf } from '@medallion/old-world';

/** An option of the present question: its id, and what it is; null where a module reads it. */
export interface ReadOption {
  readonly id: string;
  readonly option: OldWorldOption | null;
}

const read = new WeakMap<AskedQuestion, readonly ReadOption[]>();

/** The options of a question as data. Read once, however often the table is drawn. */
export function readOptions(question: AskedQuestion | null): readonly ReadOption[] {
  if (question === null) return [];
  const known = read.get(question);
  if (known !== undefined) return known;
  const options = question.options.map((id) => ({ id, option: optionOf(question.prompt, id) }));
  read.set(question, options);
  return options;
}
