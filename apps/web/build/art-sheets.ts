import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { SHELL_ICONS } from '../src/art/shell-icons';
import { ADVENTURE_EMBLEMS } from '../src/games/adventure-game/art/emblems';
import { GWENT_EMBLEMS } from '../src/games/gwent/emblems';
import { OLD_WORLD_EMBLEMS } from '../src/games/old-world/art/emblems';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const require = createRequire(import.meta.url);
const WOODCUT = new URL('../src/art/woodcut.svg', import.meta.url);
const OLD_WORLD_PATTERNS = new URL('../src/games/old-world/art/patterns.svg', import.meta.url);

function symbol(set: IconSet, name: string): string {
  const icon = set.icons[name];
  if (!icon) throw new Error(`The icon set has no "${name}"`);
  return `<symbol id="gi-${name}" viewBox="0 0 512 512">${icon.body.replaceAll(' fill="currentColor"', '').replaceAll('fill="currentColor" ', '')}</symbol>`;
}

const sheet = (parts: readonly string[]) => `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('\n')}</svg>\n`;

/** Sheets of symbols, each with only what is used. What the shell has no game repeats; two games may share a figure. */
export function drawSheets(): Readonly<Record<string, string>> {
  const set: IconSet = require('@iconify-json/game-icons/icons.json');
  const shell = [...new Set<string>(SHELL_ICONS)].sort();
  const own = (names: readonly string[]) => [...new Set(names)].filter((name) => !shell.includes(name)).sort();
  const inner = (file: URL) => readFileSync(file, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return {
    shell: sheet([inner(WOODCUT), ...shell.map((name) => symbol(set, name))]),
    gwent: sheet(own(Object.values(GWENT_EMBLEMS)).map((name) => symbol(set, name))),
    oldworld: sheet([inner(OLD_WORLD_PATTERNS), ...own(OLD_WORLD_EMBLEMS).map((name) => symbol(set, name))]),
    adventure: sheet(own(ADVENTURE_EMBLEMS).map((name) => symbol(set, name))),
  };
}

const PREFIX = 'virtual:art-sheet/';

/** `import url from 'virtual:art-sheet/shell'` gives the address of a sheet made at build time. */
export function artSheets(): Plugin {
  let building = false;
  const addressOf = (name: string, source: string) =>
    building
      ? `assets/${name}-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.svg`
      : `art/${name}.svg`;
  return {
    name: 'medallion-art-sheets',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const source = drawSheets()[name];
      if (source === undefined) throw new Error(`No art sheet "${name}"`);
      const fileName = addressOf(name, source);
      if (building) this.emitFile({ type: 'asset', fileName, source });
      return `export default ${JSON.stringify(`/${fileName}`)};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = /^\/art\/(\w+)\.svg$/.exec(request.url ?? '')?.[1];
        const source = name === undefined ? undefined : drawSheets()[name];
        if (source === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(source);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const file = Object.keys(context.bundle ?? {}).find((name) => /^assets\/shell-.*\.svg$/.test(name));
        if (!file) return [];
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'fetch', type: 'image/svg+xml', href: `/${file}`, crossorigin: '' },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
