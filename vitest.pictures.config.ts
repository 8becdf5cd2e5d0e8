import { defineConfig } from 'vitest/config';

// `npm run pictures`: the screens that docs/pictures shows.
export default defineConfig({
  test: {
    name: 'pictures',
    include: ['e2e/**/*.pictures.ts'],
    globalSetup: 'e2e/prepare.ts',
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
