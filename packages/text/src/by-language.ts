import { LANGUAGES, type Language } from './language';
import { TextError } from './text-error';

/** Where the words of each language are: a file each, so that a bundler makes it a chunk that comes when it is spoken. */
export type Sources<Words> = Readonly<Record<Language, () => Promise<{ readonly default: Words }>>>;

/** All words of the program, and the languages they are wanted in: the one spoken, and one that is about to be. */
const all = new Set<ByLanguage<unknown>>();
const wanted = new Set<Language>();

/** Words that come one language at a time. */
export class ByLanguage<Words> {
  readonly #sources: Sources<Words>;
  readonly #here = new Map<Language, Words>();
  readonly #coming = new Map<Language, Promise<void>>();
  #isInUse = false;

  constructor(sources: Sources<Words>) {
    this.#sources = sources;
    all.add(this);
  }

  /** Words of what is not always played wait for this; they come in the language spoken, and follow it from now on. */
  async use(): Promise<void> {
    this.#isInUse = true;
    await Promise.all([...wanted].map((language) => this.load(language)));
  }

  get isInUse(): boolean {
    return this.#isInUse;
  }

  isHere(language: Language): boolean {
    return this.#here.has(language);
  }

  /** The words in a language that has come; throws `TextError` where it has not. */
  in(language: Language): Words {
    const words = this.#here.get(language);
    if (words === undefined) throw new TextError('*', language, 'this language was not loaded');
    return words;
  }

  /** Fetches a language, unless it is here or on its way. */
  async load(language: Language): Promise<void> {
    if (this.#here.has(language)) return;
    const coming = this.#coming.get(language) ?? this.#fetch(language);
    this.#coming.set(language, coming);
    await coming;
  }

  async #fetch(language: Language): Promise<void> {
    try {
      this.#here.set(language, (await this.#sources[language]()).default);
    } finally {
      this.#coming.delete(language); // what failed may be tried again
    }
  }
}

/** Words that are in use as soon as the module that names them runs. */
export function byLanguage<Words>(sources: Sources<Words>): ByLanguage<Words> {
  const words = new ByLanguage(sources);
  words.use().catch(() => undefined); // `wordsReady` tries again, and tells
  return words;
}

/** Words of an expansion: its rules are at every table, but its words come when a table plays with it (`use`). */
export function whenPlayed<Words>(sources: Sources<Words>): ByLanguage<Words> {
  return new ByLanguage(sources);
}

/** Resolves when all words in use are here in the languages wanted; also those of modules that came while it waited. */
export async function wordsReady(): Promise<void> {
  for (;;) {
    const missing = [...wanted].flatMap((language) =>
      [...all].filter((words) => words.isInUse && !words.isHere(language)).map((words) => words.load(language)),
    );
    if (missing.length === 0) return;
    await Promise.all(missing);
  }
}

/**
 * From now on this is the language: all words in use are fetched in it, and those that come later as well. Resolves when
 * they are here and the program may switch. If they do not come, it throws, and what was spoken is spoken still.
 */
export async function speak(language: Language): Promise<void> {
  const before = [...wanted].filter((other) => other !== language);
  wanted.add(language);
  try {
    await wordsReady();
    for (const other of before) wanted.delete(other);
  } catch (problem) {
    if (before.length > 0) wanted.delete(language);
    throw problem;
  }
}

/** Everything in every language, for programs that have all files at hand: the command line, the tests. */
export async function everyLanguage(): Promise<void> {
  await Promise.all([...all].flatMap((words) => LANGUAGES.map((language) => words.load(language))));
}
