// `npm run journeys`: what only a browser shows, but for the whole days, which `npm test` has.
import { setUp } from './setup.mjs';
import { tally } from './tally.mjs';

await setUp();
tally('journeys', ['browser']);
