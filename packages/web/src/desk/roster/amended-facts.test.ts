import type { Player } from '@ronde/engine';
import { expect, test } from 'vitest';
import { amendment, factFaults, factFields } from './facts-form.tsx';

const player: Player = { id: 'a', number: 4, presence: 'here', from: 1, rating: 1803, club: 'Lyon', table: 2 };

test('only what changes is sent, as it was and as it becomes; emptied is taken away', () => {
  const fields = factFields(player);
  expect(amendment(player, fields)).toBeNull();
  expect(amendment(player, { ...fields, rating: '1700*', club: ' ', table: '' })).toEqual({
    saw: { rating: 1803, club: 'Lyon', table: 2 },
    to: { rating: 1700, provisional: true },
  });
});

test('a rating of two readings and a table that is no number are asked again', () => {
  const fields = factFields(player);
  expect(factFaults({ ...fields, rating: '1.803', table: '0' })).toEqual(['rating', 'table']);
  expect(factFaults(fields)).toEqual([]);
});

test('an Elo may have decimals, and a card that holds one can be saved', () => {
  const elo = { ...player, rating: 1049.6 };
  const typed = factFields(elo);
  expect(factFaults(typed, true)).toEqual([]);
  expect(amendment(elo, { ...typed, club: 'Sens' }, true)).toMatchObject({ to: { club: 'Sens' } });
  expect(factFaults(typed)).toEqual(['rating']);
});
