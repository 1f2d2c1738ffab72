import { defineConfig } from 'vitest/config';

const BROWSER_TESTS = 'apps/web/test/browser/**/*.test.ts';

export default defineConfig({
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
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
