// `npm test`: sets up, then lint, types, every test that needs no browser and is no trial.
import { setUp } from './setup.mjs';
import { check, tally } from './tally.mjs';

await setUp();
const checks = [
  check('lint', 'biome', ['check', '--error-on-warnings', '.']),
  // Each source once: what others import is read from its declarations.
  check('types', 'tsc', ['-b', 'types']),
];
tally('tests', ['pure', 'rooms', 'pages'], checks);
