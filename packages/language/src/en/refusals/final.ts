import { counted, list, ordinal } from '../../numbers.ts';
import type { RefusalTable } from '../../refusal-table.ts';
import { nouns } from '../nouns.ts';

/** The final. */
export const final = {
  'no-final': () => ({ what: 'This tournament has no final.', act: 'Plan a final' }),
  'final-impossible': (refusal) => ({
    what: 'This final is not possible.',
    why:
      refusal.why === 'carry'
        ? 'With one game only, the game carried over from the rounds would decide the final before it is played.'
        : 'Results in this format are not counted in games, so the final is a single game.',
    act: 'Correct the final',
  }),
  'rounds-left': (refusal) => ({
    what: `The final comes after the rounds: ${refusal.played} of ${refusal.planned} have been paired.`,
    act: `Pair round ${refusal.played + 1}`,
  }),
  'final-tie': (refusal, names) => ({
    what: `${list('en', refusal.players.map(names.short))} share ${ordinal('en', refusal.place)} place, and the final has only ${refusal.seats === 1 ? 'one seat' : `${refusal.seats} seats`} left.`,
    why: 'Choose a play-off game or the higher starting rank; the choice is logged.',
    act: 'Choose',
  }),
  'final-exists': () => ({ what: 'A final is already planned.', act: 'Open the final' }),
  'final-changed': ({ losing }) => ({
    what: 'The final has changed since you opened it.',
    ...(losing > 0 && { why: `It now has ${counted('en', losing, nouns.result)}.` }),
    act: 'Reload the final',
  }),
  'final-set-up': () => ({
    what: 'The games of the final are already set up.',
    why: 'They depend on what you want to change.',
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
  'final-complete': () => ({ what: 'The final is over: no game is left to set up.' }),
  'final-open': () => ({
    what: 'The final is not over.',
    why: 'Play it, or cancel it, before closing.',
    act: 'Open the final',
  }),
  'no-such-final-match': ({ players }, { short }) => ({
    what: `${list('en', players.map(short))} do not play each other in the final.`,
    act: 'Open the final',
  }),
} satisfies Partial<RefusalTable>;
