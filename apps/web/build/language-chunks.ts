import type { Plugin } from 'vite';

/** Which words come in one file: those of a game with those of its table, and those that every table needs. */
const TOGETHER: readonly (readonly [folder: RegExp, name: string])[] = [
  [/^apps\/web\/src\/text\//, 'shell'],
  [/^(apps\/web\/src\/(play|table)|packages\/bots)\/text\//, 'play'],
  [/^packages\/rulebook\/text\/([\w-]+)\./, 'rules-$1'],
  [/^packages\/([\w-]+)\/src\/(?:modules|parts)\/([\w-]+)\/text\//, '$1-$2'],
  [/^apps\/web\/src\/games\/([\w-]+)\/modules\/([\w-]+)\/(\w+\/)*text\//, '$1-$2'],
  [/^packages\/([\w-]+)\/text\//, '$1'],
  [/^apps\/web\/src\/games\/([\w-]+)\/(?:(?:guide|staging)\/)?text\//, '$1'],
  [/^apps\/web\/src\/(?:\w+\/)*([\w-]+)\/text\//, '$1'],
];
const FILE = /\/((?:packages|apps\/web\/src)\/[^?]*\btext\/(?:[\w-]+\.)?(en|de|nl)\.json)$/;

/** The chunk of a file of words, such as `old-world.de`; null for any other file. */
export function languageChunk(file: string): string | null {
  const [, path = '', language = ''] = FILE.exec(file.replaceAll('\\', '/')) ?? [];
  for (const [folder, name] of TOGETHER) {
    const found = folder.exec(path);
    if (found !== null) return `${name.replace(/\$(\d)/g, (_, part) => found[Number(part)] ?? '')}.${language}`;
  }
  return null;
}

const NO_WORDS = '\0no-words';

/** For workers, which play but never speak: words would only be kept on the device twice. */
export function withoutWords(): Plugin {
  return {
    name: 'medallion-without-words',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\btext\/[\w.-]+\.json$/ },
      handler: () => NO_WORDS,
    },
    load: { filter: { id: /^\0no-words$/ }, handler: () => 'export default {};' },
  };
}

const isShellWords = (name: string) => /^assets\/shell\.(en|de|nl)-/.test(name);

/** Tells the page where the shell's words are, so that boot.js can ask for those of one language before the script runs. */
export function wordsPreload(): Plugin {
  return {
    name: 'medallion-words-preload',
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        const files = Object.keys(context.bundle ?? {}).filter(isShellWords);
        return html.replace(
          'src="/boot.js"',
          `src="/boot.js" data-words="${files.map((file) => `/${file}`).join(' ')}"`,
        );
      },
    },
  };
}
