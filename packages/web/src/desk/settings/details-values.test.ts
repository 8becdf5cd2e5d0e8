import { create, start, type Tournament } from '@ronde/engine';
import { expect, test } from 'vitest';
import { changedDetails, detailValues } from './use-save.ts';

const made = create({ id: 't', name: 'Saint-Martin', date: '2026-11-14', format: 'classique', seed: 1, settings: {} });
if (!made.ok) throw new Error('a tournament');
const t: Tournament = { ...start(made.value), place: 'Villebois' };

test('what was touched alone is sent; an emptied detail is taken away', () => {
  const values = { ...detailValues(t), name: ' Saint-Martin 2026 ', place: '' };
  expect(changedDetails(t, values)).toEqual({
    saw: { name: 'Saint-Martin', place: 'Villebois' },
    to: { name: 'Saint-Martin 2026' },
  });
  expect(changedDetails(t, detailValues(t))).toBeNull();
});
