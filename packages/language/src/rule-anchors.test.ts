import { expect, test } from 'vitest';
import { aroundQuotes } from './rule-anchors.ts';

test('what is quoted stands alone, and nothing is lost', () => {
  const quoted = 'L’Art de la Guerre, «\u00a0Ex aequo\u00a0» and «\u00a0Score\u00a0».';
  expect(aroundQuotes(quoted)).toEqual([
    'L’Art de la Guerre, ',
    '«\u00a0Ex aequo\u00a0»',
    ' and ',
    '«\u00a0Score\u00a0»',
    '.',
  ]);
  expect(aroundQuotes('Formule Classique, § 6.2.')).toEqual(['Formule Classique, § 6.2.']);
});
