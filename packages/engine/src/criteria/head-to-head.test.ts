import { expect, test } from 'vitest';
import { type HeadToHeadRule, headToHead } from './head-to-head.ts';
import { scrabbleOrder } from './scrabble-order.ts';

/** Who met whom, and the match points that each took. */
type Meeting = readonly [one: number, other: number, points: readonly [number, number]];

const metIn = (meetings: readonly Meeting[]) => (place: number) =>
  meetings.flatMap(([one, other, [own, theirs]], i) => [
    ...(one === place ? [{ opponent: other, round: i + 1, points: own }] : []),
    ...(other === place ? [{ opponent: one, round: i + 1, points: theirs }] : []),
  ]);

const won = [3, 0] as const;
const pointsOf = (meetings: readonly Meeting[], rule: HeadToHeadRule) =>
  headToHead({ met: metIn(meetings) }, [0, 1, 2], rule);

test('Belgium, final standings: a pair that has not met counts 2 each, once, however often others have met', () => {
  const twice: readonly Meeting[] = [
    [0, 1, won],
    [0, 1, won],
  ];
  // 6 of two games and 2 for who was never met; 0 and 2; 2 and 2.
  expect(pointsOf(twice, 'unmet-two-each')).toEqual({ kind: 'counted', points: [8, 2, 4] });
});

test('FISF §4.1: void where two of the set have not met, though others have twice', () => {
  const twice: readonly Meeting[] = [
    [0, 1, won],
    [0, 1, won],
  ];
  expect(pointsOf(twice, 'if-all-met')).toEqual({ kind: 'void', unmet: [0, 2] });
});

test('FISF §5: PPM stand beside who has them, the winner of their game first though placed lower before', () => {
  const meetings: readonly Meeting[] = [[1, 0, won]];
  const level = { points: [6, 6], spread: [40, 10], met: metIn(meetings) };
  const tally = { ...level, players: ['a', 'b'], wins: [2, 2], freeWins: [[], []] };
  expect(scrabbleOrder(tally, [0, 1], 'if-all-met')).toEqual([
    { points: 6, order: [1, 0], headToHead: { kind: 'counted', points: [0, 3] }, headPoints: [3, 0] },
  ]);
});
