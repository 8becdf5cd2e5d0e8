import { expect, test } from 'vitest';
import { played } from '../fixtures/played.ts';
import { belgianFormula } from './classique-belge/formula.ts';

const again = (...rounds: readonly string[]) => {
  const { tournament } = played({ players: 'A:1500 B:1400 C:1300 D:1200 E:1100 F:1000', rounds });
  return belgianFormula
    .warnings({ ...tournament, format: 'classique-belge' })
    .filter(({ code }) => code === 'absent-again');
};

test('DAY-08: Belgium, nobody faces an absent player twice: the second one is said, with the round of the first', () => {
  const first = 'A-B forfeit B, C-D 400-300, E-F 400-300';
  expect(again(first)).toEqual([]);
  expect(again(first, 'A-C forfeit C, B-D 400-300, E-F 400-300')).toEqual([
    { code: 'absent-again', round: 2, before: 1, player: 'A' },
  ]);
  // X is an absent player too; a match broken off was played; who did not come faced nobody who was absent.
  expect(again('A exempt, C-D 400-300, E-F 400-300', 'A-C forfeit C, B-D 400-300')).toHaveLength(1);
  expect(again(first, 'A-C 400-300 forfeit C, B-D 400-300')).toEqual([]);
  expect(again(first, 'B-C forfeit B, A-D 400-300')).toEqual([]);
});
