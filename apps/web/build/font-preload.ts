import type { Plugin } from 'vite';

/** The faces the first screen is set in; everything else may come when it is needed. */
const FIRST_SCREEN = [
  /grenze-gotisch-latin-wght-normal/,
  /alegreya-latin-wght-normal/,
  /alegreya-latin-wght-italic/,
  /alegreya-sans-latin-500-normal/,
  /alegreya-sans-latin-700-normal/,
];

export function fontPreload(): Plugin {
  return {
    name: 'medallion-font-preload',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const files = Object.keys(context.bundle ?? {}).filter((file) => FIRST_SCREEN.some((face) => face.test(file)));
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
