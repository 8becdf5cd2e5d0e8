import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const hours = 3_600_000;

// `npm run soak`: what takes too long for `npm test`.
export default defineConfig({
  test: {
    testTimeout: 6 * hours,
    hookTimeout: 60_000,
    fileParallelism: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'kills and rivals',
          include: ['packages/*/src/**/*.soak.ts', 'packages/ronde/src/copies/large.trial.test.ts'],
          env: { RONDE_PEOPLE: '30000' },
          globalSetup: 'scripts/built-for-tests.mjs',
        },
      },
      { extends: true, test: { name: 'keyboard', include: ['e2e/**/*.soak.ts'], globalSetup: 'e2e/prepare.ts' } },
      {
        extends: true,
        // The laws run more often than they say themselves.
        resolve: {
          alias: [
            {
              find: /^fast-check$/,
              replacement: fileURLToPath(new URL('./scripts/fast-check-often.mjs', import.meta.url)),
            },
          ],
        },
        test: {
          name: 'laws',
          include: ['packages/engine/src/**/*.test.ts', 'packages/*/src/**/*.prop.test.ts'],
        },
      },
    ],
  },
});
