import type { Player } from '@ronde/engine';
import { ratingText } from '@ronde/language';
import { expect, test } from 'vitest';
import { statusText } from './player.ts';

const player: Player = { id: '1', number: 1, presence: 'here', from: 1 };

test('a missing rating is never 0; an Elo is read to a hundredth', () => {
  expect([ratingText('fr', { rating: 1049.604 }), ratingText('en', { rating: 1049.604 })]).toEqual([
    '1049,6',
    '1049.6',
  ]);
  expect(ratingText('fr', {})).toBe('–');
});

test('who came later, or has left, is said so; who has done both has left', () => {
  const text = { from: (round: number) => `from ${round}`, left: (round: number) => `left ${round}` };
  const said = [player, { ...player, from: 3 }, { ...player, from: 3, left: 4 }].map((one) => statusText(one, text));
  expect(said).toEqual([undefined, 'from 3', 'left 4']);
});
