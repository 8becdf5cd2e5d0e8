// `npm run journeys`: the trials of the program as a whole, and what only a browser shows.
import { setUp } from './setup.mjs';
import { tally } from './tally.mjs';

await setUp();
tally('journeys', ['trials', 'browser']);
