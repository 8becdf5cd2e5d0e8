import { type GameRefusal, never } from '@ronde/engine';
import { counted } from '../plural.ts';
import type { Sentence } from '../words.ts';

const tiles = (n: number): string => counted('en', n, { one: 'tile', other: 'tiles' });

/** What the rules of a game of Scrabble say no to, with the article of the Belgian text. */
export function gameRefusal(refusal: GameRefusal): Sentence {
  switch (refusal.code) {
    case 'unknown-letter':
      return { what: `“${refusal.letter}” is no letter of the game.`, why: 'A to Z, or a question mark for a blank.' };
    case 'too-many-tiles':
      return { what: `${tiles(refusal.found)} on a rack: ${refusal.most} at most.` };
    case 'not-in-the-set':
      return { what: `“${refusal.letter}” ${refusal.found} times: the set holds ${refusal.held}.` };
    case 'bag-too-low':
      return {
        what: 'No exchange.',
        why: `The bag has ${tiles(refusal.inBag)} left, ${refusal.needed} are needed (4.3).`,
      };
    case 'bad-exchange':
      return { what: `An exchange of ${tiles(refusal.found)} cannot be.`, why: `From 1 to ${refusal.most} (4.3).` };
    case 'out-of-time':
      return { what: 'Out of time.', why: 'What is left is to pass, or to challenge (7.1.2).' };
    case 'opponent-out-of-time':
      return { what: 'No exchange.', why: 'The opponent is out of time (7.1.2).' };
    case 'nothing-challenged':
      return { what: 'No word is challenged.', act: 'Write a word of the move' };
    case 'challenge-too-late':
      return { what: 'Too late for a challenge.', why: 'A drawn tile has been seen (5.2).' };
    case 'not-in-the-move':
      return {
        what: `“${refusal.word}” is no word of this move.`,
        why: 'Only the move just made can be challenged (5.2).',
      };
    case 'scores-missing':
      return { what: 'The match slip has no scores.', act: 'Write the scores' };
    case 'sheet-disputed':
      return { what: 'A score is disputed.', why: 'The slip is signed once that is settled (4.1).' };
    case 'sheet-signed':
      return { what: 'The match slip is signed.', why: 'The score can no longer be disputed (4.1).' };
    case 'unknown-ruling':
      return { what: `“${refusal.keys}” names no decision.` };
    case 'director-only':
      return { what: 'Only the tournament’s director can decide this.', why: `Article ${refusal.article}.` };
    case 'reason-missing':
      return {
        what: 'The reason is missing.',
        why: 'The text leaves it open: the decision needs its reason.',
        act: 'Write the reason',
      };
    default:
      return never(refusal);
  }
}
