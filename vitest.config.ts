import { defineConfig } from 'vitest/config';

const BROWSER_TESTS = 'apps/web/test/browser/**/*.test.ts';

/** For `npm run hooks`: the tests without one list, vocabulary or hook of Old World. What modules say about it is not heard. */
const { LEFT_OUT } = process.env;
function leaveOut(name: string) {
  return {
    name: 'left-out',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      if (!id.endsWith('/packages/old-world/src/core/compose.ts')) return null;
      const deaf = code
        .replace('hooks[name] !== undefined', `hooks[name] !== undefined && name !== '${name}'`)
        .replace('changed === undefined', `changed === undefined || name === '${name}'`)
        .replace('table === undefined', `table === undefined || vocabulary === '${name}'`);
      if (deaf.split(`'${name}'`).length < 4) throw new Error('compose.ts does not read as this plugin expects');
      return deaf;
    },
  };
}

export default defineConfig({
  plugins: LEFT_OUT === undefined ? [] : [leaveOut(LEFT_OUT)],
  test: {
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts'],
          exclude: [BROWSER_TESTS, '**/node_modules/**'],
          setupFiles: ['packages/text/test/every-language.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER_TESTS],
          globalSetup: ['apps/web/test/browser/build-once.ts'],
          // The players of the tests name cards as the pages do.
          setupFiles: ['packages/text/test/every-language.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
