import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageChunk } from '../build/language-chunks';
import { builtApp } from './built-app';

const ROOT = join(import.meta.dirname, '../../..');
const OTHERS = ['de', 'nl'] as const;
const GAMES = ['gwent', 'old-world', 'adventure-game'] as const;
/** Enough to find any file that went astray; all of them would take long. */
const SAMPLES = 40;

let folder = '';
let scripts: ReadonlyMap<string, string> = new Map();
beforeAll(async () => {
  folder = await builtApp();
  const files = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
  scripts = new Map(files.map((file) => [file, readFileSync(join(folder, 'assets', file), 'utf8')]));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function filesOf(language: string): readonly string[] {
  const places = ['packages', 'apps/web/src'].flatMap((place) =>
    readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' }).map((file) => `${place}/${file}`),
  );
  return places.filter((file) => new RegExp(`/text/([\\w-]+\\.)?${language}\\.json$`).test(file));
}

function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

/** A stretch of a message that stands in a script as it stands in the file. */
const stretchOf = (message: string): readonly string[] => /[^{}'"\\#<>`]{24,}/.exec(message) ?? [];

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The ledgers name chapters of the rulebooks as their sources, some of which are German. */
const LEDGERS = GAMES.map((game) => `packages/rulebook/data/${game}.json`);

/** Sentences of a language, without names and the like that another language has too. */
function samplesOf(language: string): readonly string[] {
  const elsewhere = ['en', ...OTHERS].filter((other) => other !== language);
  const shared = [...elsewhere.flatMap(filesOf), ...LEDGERS].map(read).join();
  return filesOf(language).flatMap((file) => {
    const stretches = wordsIn(JSON.parse(read(file))).flatMap(stretchOf);
    const own = stretches.filter((stretch) => !shared.includes(stretch));
    const step = Math.max(1, Math.floor(own.length / SAMPLES));
    return own.filter((_, index) => index % step === 0);
  });
}

const holding = (sentence: string) => [...scripts].flatMap(([file, code]) => (code.includes(sentence) ? file : []));
const isIn = (language: string, file: string) => new RegExp(`\\.${language}-[\\w-]{8}\\.js$`).test(file);

/** A script and all that comes with it at once. */
function withImports(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = scripts.get(file) ?? '';
  for (const [, name = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) withImports(name, seen);
  return seen;
}

describe('the words of a language', () => {
  it.each(OTHERS)('stand in files of that language and nowhere else: %s', (language) => {
    const samples = samplesOf(language);
    expect(samples.length).toBeGreaterThan(500);
    for (const sentence of samples) {
      const found = holding(sentence);
      expect(found.length, sentence).toBeGreaterThan(0);
      const astray = found.filter((script) => !isIn(language, script));
      expect(astray, sentence).toEqual([]);
    }
  });

  it.each(GAMES)('come one language at a time to the table of %s', (game) => {
    const chunk = languageChunk(join(ROOT, `packages/${game}/text/en.json`));
    expect(chunk).toBe(`${game}.en`);
    for (const language of ['en', ...OTHERS])
      expect([...scripts.keys()].filter((file) => file.startsWith(`${game}.${language}-`))).toHaveLength(1);
  });

  it('never come by themselves: a script names them and asks when they are spoken', () => {
    for (const file of scripts.keys()) {
      if (['en', ...OTHERS].some((language) => isIn(language, file))) continue;
      const drawnIn = [...withImports(file)].filter((one) => ['en', ...OTHERS].some((language) => isIn(language, one)));
      expect(drawnIn, file).toEqual([]);
    }
  });
});

describe('a file of words', () => {
  it.each([
    ['packages/old-world/text/stories-events.de.json', 'old-world.de'],
    ['packages/rulebook/text/gwent.nl.json', 'rules-gwent.nl'],
    ['packages/old-world/src/modules/lost-mount/text/en.json', 'old-world-lost-mount.en'],
    ['packages/old-world/src/parts/special-attacks/text/nl.json', 'old-world-special-attacks.nl'],
    ['apps/web/src/games/old-world/modules/lost-mount/text/de.json', 'old-world-lost-mount.de'],
    ['apps/web/src/games/gwent/guide/text/nl.json', 'gwent.nl'],
    ['apps/web/src/games/old-world/staging/text/de.json', 'old-world.de'],
    ['apps/web/src/play/online/text/en.json', 'online.en'],
    ['apps/web/src/text/en.json', 'shell.en'],
    ['packages/old-world/data/map.json', null],
  ])('%s comes with %s', (file, chunk) => {
    expect(languageChunk(join(ROOT, file))).toBe(chunk);
  });
});
