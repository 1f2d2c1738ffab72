import type { HelpLine } from '@medallion/gwent';

/** A mark with all that it may mean: several cards of one name do it each in its own way. */
export interface Mark {
  readonly id: string;
  readonly name: string;
  readonly texts: readonly string[];
}

export function marksOf(lines: readonly HelpLine[]): readonly Mark[] {
  const marks = new Map<string, Mark>();
  for (const { id, name, text } of lines) {
    const mark = marks.get(name) ?? { id, name, texts: [] };
    marks.set(name, mark.texts.includes(text) ? mark : { ...mark, texts: [...mark.texts, text] });
  }
  return [...marks.values()];
}
