import { expect, test } from 'vitest';
import { resumption } from './message-part.tsx';
import { hallSentences } from './sentences.ts';

const proposed = (hours: number, minutes: number, lang: 'fr' | 'en' = 'fr') =>
  hallSentences[lang]().example(resumption(lang, new Date(2026, 10, 14, hours, minutes)));

test('a message proposes the next half hour, at least twenty minutes ahead; at noon 14 h', () => {
  expect(proposed(14, 41)).toBe('Reprise à 15\u00a0h\u00a030');
  expect(proposed(14, 40)).toBe('Reprise à 15\u00a0h');
  expect(proposed(12, 5)).toBe('Reprise à 14\u00a0h');
  expect(proposed(13, 40)).toBe('Reprise à 14\u00a0h');
  expect(proposed(23, 50)).toBe('Reprise à 0\u00a0h\u00a030');
  expect(proposed(9, 0, 'en')).toBe('Back at 9:30');
});
