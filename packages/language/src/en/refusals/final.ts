import { counted, list, ordinal } from '../../numbers.ts';
import type { RefusalTable } from '../../refusal-table.ts';
import { nouns } from '../nouns.ts';

/** The final. */
export const final = {
  'no-final': () => ({ what: 'This tournament has no final.', act: 'Plan a final' }),
  'final-impossible': (refusal) => ({
    what: 'This final cannot be.',
    why:
      refusal.why === 'carry'
        ? 'In a single game, their game of the rounds would decide before it is played.'
        : 'The results of this formula are not counted in games: the final is played once.',
    act: 'Correct the final',
  }),
  'rounds-left': (refusal) => ({
    what: `The final comes after the rounds: ${refusal.played} of ${refusal.planned} are drawn.`,
    act: `Draw round ${refusal.played + 1}`,
  }),
  'final-tie': (refusal, names) => ({
    what: `${list('en', refusal.players.map(names.short))} share ${ordinal('en', refusal.place)} place, and the final has only ${refusal.seats === 1 ? 'one seat' : `${refusal.seats} seats`} left.`,
    why: 'A deciding game, or the higher initial rank: choose, and it will be noted.',
    act: 'Choose',
  }),
  'final-exists': () => ({ what: 'A final is planned already.', act: 'Open the final' }),
  'final-changed': ({ losing }) => ({
    what: 'The final has changed while you were looking.',
    ...(losing > 0 && { why: `It now has ${counted('en', losing, nouns.result)}.` }),
    act: 'Read the final again',
  }),
  'final-set-up': () => ({
    what: 'The tables of the final are made.',
    why: 'They stand on what would change.',
    act: 'Cancel the final',
  }),
  'final-waits': ({ tables: pairs }, { short }) => ({
    what: 'The rest of the final waits for results.',
    why: `Missing: ${list(
      'en',
      pairs.map((pair) => pair.map(short).join(' – ')),
    )}.`,
    act: 'Enter the result',
  }),
  'final-complete': () => ({ what: 'The final is played: no table is left to make.' }),
  'final-open': () => ({
    what: 'The final is not over.',
    why: 'Play it, or cancel it, before closing.',
    act: 'Open the final',
  }),
  'no-such-final-match': ({ players }, { short }) => ({
    what: `${list('en', players.map(short))} have no table together in the final.`,
    act: 'Open the final',
  }),
} satisfies Partial<RefusalTable>;
