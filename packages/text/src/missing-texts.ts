import type { Texts } from './catalog';
import { LANGUAGES, type Language } from './language';
import { parametersOf, parseMessage } from './message';

/** What is wrong with one text in one language. */
export type TextGap =
  | { readonly id: string; readonly language: Language; readonly gap: 'missing' | 'empty' | 'broken' }
  | { readonly id: string; readonly language: Language; readonly gap: 'parameter'; readonly parameter: string };

/**
 * Every id that some language lacks, leaves empty or cannot be read in, and every parameter that one language uses
 * and another does not. The test of each package that has texts asserts that this list is empty.
 */
export function missingTexts(texts: Texts): readonly TextGap[] {
  const ids = new Set(LANGUAGES.flatMap((language) => Object.keys(texts[language])));
  return [...ids].flatMap((id) => gapsOf(texts, id));
}

function gapsOf(texts: Texts, id: string): readonly TextGap[] {
  const parameters = new Map<Language, ReadonlySet<string>>();
  const gaps: TextGap[] = [];
  for (const language of LANGUAGES) {
    const message = Object.hasOwn(texts[language], id) ? texts[language][id] : undefined;
    const used = message === undefined ? 'missing' : readParameters(language, message);
    if (typeof used === 'string') gaps.push({ id, language, gap: used });
    else parameters.set(language, used);
  }
  return [...gaps, ...parameterGaps(id, parameters)];
}

function readParameters(language: Language, message: string): ReadonlySet<string> | 'empty' | 'broken' {
  if (message.trim() === '') return 'empty';
  try {
    return parametersOf(parseMessage(language, message).getAst());
  } catch {
    return 'broken';
  }
}

function parameterGaps(id: string, parameters: ReadonlyMap<Language, ReadonlySet<string>>): readonly TextGap[] {
  const all = new Set([...parameters.values()].flatMap((used) => [...used]));
  return [...parameters].flatMap(([language, used]) =>
    [...all]
      .filter((parameter) => !used.has(parameter))
      .map((parameter) => ({ id, language, gap: 'parameter', parameter }) as const),
  );
}
