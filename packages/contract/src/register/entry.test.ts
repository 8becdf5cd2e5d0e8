import { expect, test } from 'vitest';
import type { RegisterEntry } from '../http/register.ts';
import { mergedEntry } from './entry.ts';

const kept: RegisterEntry = {
  id: 'a',
  name: 'LEFÈVRE Ève',
  club: 'Nancy',
  ratings: [{ game: 'scrabble', rating: 1500, listedOn: '2026-09-01' }],
};
const gone: RegisterEntry = {
  id: 'b',
  name: 'LEFEVRE Eve',
  licence: 'L2',
  club: 'Lyon',
  birthYear: 1990,
  ratings: [
    { game: 'scrabble', rating: 1550, provisional: true, listedOn: '2026-10-01' },
    { game: 'art-de-la-guerre', rating: 1049.6, listedOn: '2026-01-01' },
  ],
};

test('what stays is kept, what was missing comes from the other, and of each game the newer list counts', () => {
  const one = { licence: 'L2', birthYear: 1990, ratings: gone.ratings };
  expect(mergedEntry(kept, gone)).toEqual({ id: 'a', name: 'LEFÈVRE Ève', club: 'Nancy', ...one });
  expect(mergedEntry(gone, kept)).toEqual({ ...gone });
  // Of the same day, the one that stays.
  const same = { ...gone, ratings: [{ game: 'scrabble', rating: 1, listedOn: '2026-09-01' }] } as const;
  expect(mergedEntry(kept, { ...same, ratings: [...same.ratings] }).ratings).toEqual(kept.ratings);
});
