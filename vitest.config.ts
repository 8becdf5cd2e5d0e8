import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** A law runs for so long here, five times as long among the trials; without a bound it is `npm run soak`’s. */
const budget = {
  alias: [
    { find: /^fast-check$/, replacement: fileURLToPath(new URL('./scripts/fast-check-budget.mjs', import.meta.url)) },
  ],
};
const quick = { RONDE_LAW_MS: process.env.RONDE_LAW_MS ?? '1000' };
const trials = '**/*.trial.test.ts';

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Both cores of the smallest machine: left to itself the runner keeps one for watching.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        resolve: budget,
        test: {
          name: 'rooms',
          include: ['packages/{documents,ronde}/src/**/*.test.ts', '{lint,scripts,bin}/**/*.test.ts'],
          exclude: [trials],
          env: quick,
          globalSetup: 'scripts/built-for-tests.mjs',
          // What is imported is read once for all: no test leaves anything in a module.
          isolate: false,
        },
      },
      {
        extends: true,
        resolve: budget,
        test: {
          name: 'pure',
          include: ['packages/{engine,language,contract,views,web}/src/**/*.test.{ts,tsx}', 'examples/**/*.test.ts'],
          exclude: ['**/*.page.test.ts', trials],
          env: quick,
          isolate: false,
        },
      },
      {
        extends: true,
        // As it is shipped: in development React takes three times as long.
        oxc: { jsx: { development: false } },
        test: {
          env: { NODE_ENV: 'production' },
          // Pages of the desk in a window that is no browser, over the program in memory.
          name: 'pages',
          include: ['packages/web/src/**/*.page.test.ts'],
          globalSetup: 'scripts/built-for-tests.mjs',
          environment: './e2e/window.ts',
          environmentOptions: { happyDOM: { url: 'http://localhost/' } },
          setupFiles: ['e2e/in-memory.ts', 'packages/web/src/fixtures/set-up.ts'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 60_000, interval: 10 } },
          isolate: false,
        },
      },
      {
        extends: true,
        resolve: budget,
        test: {
          // The program as a whole, against kills, silence, damage and size; and the laws once more, deeper.
          name: 'trials',
          include: [`packages/${trials}`, `scripts/${trials}`, 'packages/**/*.prop.test.ts'],
          globalSetup: 'scripts/built-for-tests.mjs',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // What only a browser shows.
          name: 'browser',
          include: ['e2e/*.test.ts'],
          globalSetup: 'e2e/prepare.ts',
          testTimeout: 120_000,
          // As long as a busy machine needs: what is waited for is there sooner, or is a fault.
          expect: { poll: { timeout: 15_000 } },
          // Each journey has a program and a browser of its own: nothing of another one is left in the process.
          isolate: false,
        },
      },
    ],
  },
});
