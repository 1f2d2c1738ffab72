import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingTexts } from '@medallion/text';
import { parseSync } from 'rolldown/experimental';
import { describe, expect, it } from 'vitest';
import de from '../src/text/de.json';
import en from '../src/text/en.json';
import nl from '../src/text/nl.json';

const SOURCE = join(import.meta.dirname, '../src');
/** The kit is a page for whoever builds, in the words of the code. */
const NOT_FOR_PEOPLE = ['pages/kit/'];

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const sourceOf = (file: string) => readFileSync(join(SOURCE, file), 'utf8');
const pages = files.filter(
  (file) => file.endsWith('.tsx') && !NOT_FOR_PEOPLE.some((folder) => file.startsWith(folder)),
);

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item);
  if (!isNode(value)) return;
  yield value;
  for (const child of Object.values(value)) yield* walk(child);
}

/** Ids of all catalogues: a page may hand one to a piece as an attribute. */
const ids = new Set(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('text/en.json'))
    .flatMap((file) => Object.keys(JSON.parse(sourceOf(file)))),
);

const SPOKEN_ATTRIBUTES = new Set(['aria-label', 'title', 'alt', 'placeholder', 'label', 'words']);
const LETTERS = /\p{L}{2,}/u;
const nameOf = (node: Node) => (isNode(node.name) ? String(node.name.name) : '');

/** Words written straight into a page: text between tags, and attributes that are read aloud or shown. */
export function hardCodedWords(code: string): readonly string[] {
  const { program } = parseSync('page.tsx', code);
  const found: string[] = [];
  for (const node of walk(program)) {
    if (node.type === 'JSXText' && LETTERS.test(String(node.value))) found.push(String(node.value).trim());
    if (node.type !== 'JSXAttribute' || !SPOKEN_ATTRIBUTES.has(nameOf(node)) || !isNode(node.value)) continue;
    if (node.value.type !== 'Literal' || !LETTERS.test(String(node.value.value))) continue;
    if (!ids.has(String(node.value.value))) found.push(`${nameOf(node)}=${node.value.value}`);
  }
  return found;
}

describe('texts of the app', () => {
  it('are there in every language, with the same parameters', () => {
    expect(missingTexts({ en, de, nl })).toEqual([]);
  });

  it('are all used', () => {
    const code = files.map(sourceOf).join('\n');
    const templates = [...code.matchAll(/`([a-z][\w-]*(?:\.[\w-]+)*\.)\$\{/g)].map(([, start]) => start ?? '');
    const unused = Object.keys(en).filter(
      (id) =>
        !code.includes(`'${id}'`) && !code.includes(`"${id}"`) && !templates.some((start) => id.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it('finds words that are written into a page', () => {
    expect(hardCodedWords('<p>Deal the cards</p>')).toEqual(['Deal the cards']);
    expect(hardCodedWords('<button aria-label="Close" type="button"><i /></button>')).toEqual(['aria-label=Close']);
    expect(hardCodedWords('<p class="lede">{say(\'home.tagline\')} · 12</p>')).toEqual([]);
  });

  it.each(pages)('stand apart from the page: %s', (file) => {
    expect(hardCodedWords(sourceOf(file))).toEqual([]);
  });
});
