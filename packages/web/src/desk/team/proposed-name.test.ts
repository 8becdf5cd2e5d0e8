import { expect, test } from 'vitest';
import { proposedName } from './request-panel.tsx';

test.each([
  ['martin léa', 'MARTIN Léa'],
  [' d’aubigné  jean-baptiste ', 'D’AUBIGNÉ Jean-Baptiste'],
  // Written with care, or of more words than two: as it was asked.
  ['MARTIN Léa', 'MARTIN Léa'],
  ['Léa Martin', 'Léa Martin'],
  ['van der meersch marie', 'van der meersch marie'],
  ['léa', 'léa'],
])('%s is proposed as %s', (asked, proposed) => expect(proposedName(asked)).toBe(proposed));
