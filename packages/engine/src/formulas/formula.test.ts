import { describe, expect, test } from 'vitest';
import { played } from '../fixtures/played.ts';
import type { FormatId } from '../tournament/state.ts';
import { formatOf } from './draws.ts';

const field = (count: number): string => Array.from({ length: count }, (_, i) => `J${i + 1}`).join(' ');

function unavoidable(format: FormatId, players: number, rounds: number) {
  const { tournament } = played({ players: field(players), rounds: [], settings: { rounds } });
  const { warnings } = formatOf(format);
  return warnings({ ...tournament, format }).filter(({ code }) => code === 'repeats-unavoidable');
}

describe('more rounds than opponents: repeats can’t be avoided, and it is said', () => {
  test.each(['classique', 'classique-belge', 'art-de-la-guerre', 'suisse'] as const)('%s', (format) => {
    expect(unavoidable(format, 8, 7)).toEqual([]);
    expect(unavoidable(format, 8, 8)).toEqual([{ code: 'repeats-unavoidable', phase: null, rounds: 8, free: 7 }]);
    // X is one more opponent.
    expect(unavoidable(format, 9, 9)).toEqual([]);
    expect(unavoidable(format, 9, 10)).toMatchObject([{ free: 9 }]);
  });
});

test('formule belge: a table is played by two', () => {
  const impossible = (players: string) =>
    formatOf('classique-belge').impossible({
      ...played({ players, rounds: [] }).tournament,
      format: 'classique-belge',
    });
  expect(impossible('A')).toEqual({ code: 'too-few-players', present: 1, needed: 2 });
  expect(impossible('A B')).toBeNull();
});
