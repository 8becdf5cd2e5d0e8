import { counted, list, ordinal } from '../../numbers.ts';
import type { RefusalTable } from '../../refusal-table.ts';
import { nouns } from '../nouns.ts';

/** The final. */
export const final = {
  'no-final': () => ({ what: 'This tournament has no final.', next: 'Plan it on the page “Final”.' }),
  'final-impossible': (refusal) => ({
    what: 'This final is not possible.',
    why:
      refusal.why === 'carry'
        ? 'With one game only, the game carried over from the rounds would decide the final before it is played.'
        : 'Results in this format are not counted in games.',
    next: refusal.why === 'carry' ? 'Leave it out, or play best of three.' : 'Plan the final as a single game.',
  }),
  'rounds-left': (refusal) => ({
    what: `The final comes after the rounds: ${refusal.played} of ${refusal.planned} have been paired.`,
    next: `Pair round ${refusal.played + 1}.`,
  }),
  'final-tie': (refusal, names) => ({
    what: `${list('en', refusal.players.map(names.short))} share ${ordinal('en', refusal.place)} place, and the final has only ${refusal.seats === 1 ? 'one seat' : `${refusal.seats} seats`} left.`,
    why: 'Your choice is logged.',
    next: 'Choose a play-off game or the higher starting rank.',
  }),
  'final-exists': () => ({ what: 'A final is already planned.', next: 'Correct it, or cancel it first.' }),
  'final-changed': ({ losing }) => ({
    what: 'The final has changed since you opened it.',
    ...(losing > 0 && { why: `It now has ${counted('en', losing, nouns.result)}.` }),
    next: 'Check it, then try again.',
  }),
  'final-set-up': () => ({
    what: 'The games of the final are already set up.',
    next: 'To change this, cancel the final first.',
  }),
  'final-waits': ({ tables: pairs }, { short }) => ({
    what: 'The rest of the final waits for results.',
    why: `Missing: ${list(
      'en',
      pairs.map((pair) => pair.map(short).join(' – ')),
    )}.`,
    next: 'Enter them first.',
  }),
  'final-complete': () => ({
    what: 'The final is over: no game is left to set up.',
    next: 'Go on to the closing.',
  }),
  'final-open': () => ({
    what: 'The final is not over.',
    next: 'Play it, or cancel it, before closing.',
  }),
  'no-such-final-match': ({ players }, { short }) => ({
    what: `${list('en', players.map(short))} do not play each other in the final.`,
    next: 'Check the final, then try again.',
  }),
} satisfies Partial<RefusalTable>;
