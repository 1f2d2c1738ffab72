import { type CardFacts, cardName, cardNames, gwentTexts, ROWS, type RowName } from '@medallion/gwent';
import { LANGUAGES, type Language } from '@medallion/text';

export const ROW_FILTERS = ['all', ...ROWS] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];
export const KIND_FILTERS = ['all', 'unit', 'hero', 'special', 'weather'] as const;
export type KindFilter = (typeof KIND_FILTERS)[number];

export interface Filter {
  readonly row: RowFilter;
  readonly kind: KindFilter;
  /** Id of an ability, `agile`, or `all`. */
  readonly ability: string;
  readonly words: string;
}

export const NO_FILTER: Filter = { row: 'all', kind: 'all', ability: 'all', words: '' };

export function rowsOf(facts: CardFacts): readonly RowName[] {
  return 'rows' in facts ? facts.rows : [];
}

export function abilitiesOf(facts: CardFacts): readonly string[] {
  if ('effect' in facts) return facts.kind === 'weather' ? [] : [facts.effect];
  return facts.rows.length > 1 ? ['agile', ...facts.abilities] : facts.abilities;
}

/** Two Scorch abilities and the Scorch card share one name, and so one entry in the filter. */
export function abilityName(language: Language, ability: string): string {
  const id = `ability.${ability}`;
  if (gwentTexts.has(id)) return gwentTexts.say(language, id);
  return ability === 'decoy' || ability === 'scorch' ? cardName(language, ability) : ability;
}

/** The abilities that some card of the pool has, each name once. */
export function abilitiesIn(pool: readonly CardFacts[], language: Language): readonly string[] {
  const byName = new Map<string, string>();
  for (const ability of pool.flatMap(abilitiesOf)) {
    const name = abilityName(language, ability);
    if (!byName.has(name)) byName.set(name, ability);
  }
  return [...byName].sort(([one], [other]) => one.localeCompare(other, language)).map(([, ability]) => ability);
}

export function foldWords(words: string): string {
  return words
    .normalize('NFD')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .toLowerCase()
    .trim();
}

/** A card answers to its name in any of our languages that is here and to the names of its abilities in the present one. */
function answersTo(facts: CardFacts, wanted: string, language: Language): boolean {
  const names = LANGUAGES.filter((known) => cardNames.isHere(known)).map((known) => cardName(known, facts.id));
  const abilities = abilitiesOf(facts).map((ability) => abilityName(language, ability));
  const heard = foldWords([...names, ...abilities].join(' '));
  return wanted.split(/\s+/).every((word) => heard.includes(word));
}

export function passes(facts: CardFacts, filter: Filter, language: Language): boolean {
  if (filter.row !== 'all' && !rowsOf(facts).includes(filter.row)) return false;
  if (filter.kind !== 'all' && facts.kind !== filter.kind) return false;
  if (filter.ability !== 'all') {
    const name = abilityName(language, filter.ability);
    if (!abilitiesOf(facts).some((ability) => abilityName(language, ability) === name)) return false;
  }
  const wanted = foldWords(filter.words);
  return wanted === '' || answersTo(facts, wanted, language);
}
