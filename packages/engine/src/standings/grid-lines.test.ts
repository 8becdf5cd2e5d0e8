import { expect, test } from 'vitest';
import { wargame } from '../fixtures/wargame.ts';
import { standingsOf } from '../formulas/formulas.ts';
import { gridLines } from './grid.ts';

const { tournament, people } = wargame({
  players: 'A:1100 B:1000 C:900 S:800 T:700',
  rounds: ['A-B 97-13,C-S 45=45', 'A-C 20-90,B-S'],
  about: { S: { spare: true }, T: { spare: true } },
});
const linesAfter = (after: number) => gridLines(tournament, standingsOf(tournament, people, { after }));

test('a spare player who has played stands after everybody, without a place; one who has not is in no line', () => {
  expect(linesAfter(1).map(({ player, rank }) => `${rank} ${player}`)).toEqual(['1 A', '2 C', '3 B', 'null S']);
  expect(
    linesAfter(0)
      .map(({ player }) => player)
      .toSorted(),
  ).toEqual(['A', 'B', 'C']);
});
