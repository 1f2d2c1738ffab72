import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtApp } from './built-app';

const MOST_SCRIPT = 150_000;
let folder = '';
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

beforeAll(async () => {
  folder = await builtApp();
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A script and everything it imports at once, as the browser loads it. */
function withImports(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name = ''] of read(file).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    withImports(`assets/${name}`, seen);
  return seen;
}

/** By what a module is known: classes of its own, and sentences it says; its facts come with the rules. Short words may be anybody's. */
function marksIn(module: string, isMeant: (file: string) => boolean = () => true): readonly string[] {
  const files = readdirSync(module, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx$|^text\/.*\.json$/.test(file) && isMeant(file),
  );
  return files.flatMap((file) => {
    const source = readFileSync(join(module, file), 'utf8');
    const classes = [...source.matchAll(/class="([a-z]+-[a-z-]+)"/g)].map(([, name = '']) => name);
    const sentences = [...source.matchAll(/": "([^"\\{}']{30,})"/g)].map(([, words = '']) => words);
    return [...new Set([...classes, ...sentences])];
  });
}

describe('what is shipped', () => {
  it('keeps the script of the first load small', () => {
    const page = read('index.html');
    const first = [...page.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, file = '']) => file);
    expect(first).toContain('boot.js');
    const scripts = new Set(first.flatMap((file) => [...withImports(file)]));
    const bytes = [...scripts].reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(MOST_SCRIPT);
  });

  it('has no script or style inside the page, and no address of another host', () => {
    const page = read('index.html');
    expect(page).not.toMatch(/<style|\son\w+=|style=|<script(?![^>]*\ssrc=)/);
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });

  it('has no eval and no data address', () => {
    for (const file of readdirSync(join(folder, 'assets'))) {
      if (!/\.(js|css)$/.test(file)) continue;
      const code = read(`assets/${file}`);
      expect(code, file).not.toMatch(/\beval\(|new Function\(/);
      if (file.endsWith('.css')) expect(code, file).not.toMatch(/url\(["']?(data:|https?:)/);
    }
  });

  it('does not carry the whole icon set', () => {
    const sheets = readdirSync(join(folder, 'assets')).filter((file) =>
      /^(shell|gwent|adventure)-[\w-]{8}\.svg$/.test(file),
    );
    expect(sheets).toHaveLength(3);
    const symbols = sheets.map((file) => read(`assets/${file}`).match(/<symbol id="gi-/g)?.length ?? 0);
    expect(symbols.reduce((sum, count) => sum + count)).toBeLessThan(450);
  });

  it('keeps what an expansion of Old World draws and says in chunks of its own', () => {
    const screens = join(import.meta.dirname, '../src/games/old-world/modules');
    const rules = join(import.meta.dirname, '../../../packages/old-world/src/modules');
    const parts = join(rules, '../parts');
    const modules = readdirSync(screens, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(modules.map(({ name }) => name)).toContain('lost-mount');
    // The rulebook carries the rules of all expansions, in words that their texts may share.
    const scripts = readdirSync(join(folder, 'assets')).filter((file) => /^(?!rules-).*\.js$/.test(file));
    const code = new Map(scripts.map((file) => [file, read(`assets/${file}`)]));
    const base = (file: string) => !file.includes('old-world/modules/');
    const shared = new Set([
      ...marksIn(join(import.meta.dirname, '../src'), base),
      ...marksIn(join(rules, '../..'), (file) => file.startsWith('text/')),
    ]);
    for (const { name } of modules) {
      const places = [screens, rules, parts].map((place) => join(place, name)).filter((place) => existsSync(place));
      const all = places.flatMap((place) => marksIn(place));
      const marks = all.filter((mark) => !shared.has(mark));
      expect(marks.length, name).toBeGreaterThan(0);
      for (const mark of marks) {
        const found = scripts.filter((file) => code.get(file)?.includes(mark));
        expect(found.length, `${name}: ${mark} in ${found.join()}`).toBeLessThanOrEqual(1);
      }
    }
  });

  it('lists every file in the service worker', () => {
    const worker = read('sw.js');
    for (const file of readdirSync(join(folder, 'assets'))) expect(worker).toContain(`"/assets/${file}"`);
    expect(worker).toContain('"/"');
    expect(worker).not.toMatch(/%VERSION%|%FILES%/);
  });

  it('can be installed', () => {
    const manifest: { icons: { src: string; purpose?: string }[] } = JSON.parse(read('manifest.webmanifest'));
    for (const { src } of manifest.icons) expect(readFileSync(join(folder, src)).length).toBeGreaterThan(100);
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
});
