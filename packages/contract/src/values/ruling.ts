import * as z from 'zod';

/** What the arbiter decides beside a result; `penalty`: points that are in the score typed. */
export const sanctionKindSchema = z.enum(['warning', 'malus', 'penalty', 'exclusion', 'ruling']);

/** What happened in a game, as the catalogue of the conduct of a game names it. */
export const rulingSchema = z.enum([
  'excess-tiles',
  'board-upset',
  'incomplete-set',
  'totals-differ',
  'absent-at-start',
  'pause',
  'resigned',
  'left-in-silence',
  'conduct',
  'appeal',
  'exclusion',
  'not-foreseen',
]);

/** What was decided of it. */
export const choiceSchema = z.enum([
  'unseen',
  'seen',
  'restored',
  'restored-warning',
  'restored-penalty',
  'not-restored',
  'scores-stand',
  'deliberate',
  'from-sheets',
  'no-sheet',
  'start-clock',
  'came-in-time',
  'half-gone',
  'opponent-agrees',
  'clock-runs-on',
  'said-so',
  'no-penalty',
  'warning',
  'penalty',
  'lost',
  'upheld',
  'overturned',
  'excluded',
]);
