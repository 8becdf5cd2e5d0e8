import { expect, test } from 'vitest';
import { bestRounds, fewestRepeats } from './best-rounds.ts';
import { type FirstChoice, firstChoice, type PassedOver } from './first-choice.ts';

/** Places by letter: 'AB BD' says that A met B and B met D; said twice, they met twice. */
function meetings(size: number, text: string): readonly ReadonlyMap<number, number>[] {
  const met = Array.from({ length: size }, () => new Map<number, number>());
  for (const pair of text.split(' ').filter(Boolean)) {
    const [a, b] = [pair.charCodeAt(0) - 65, pair.charCodeAt(1) - 65];
    const times = (met[a]?.get(b) ?? 0) + 1;
    met[a]?.set(b, times);
    met[b]?.set(a, times);
  }
  return met;
}

const letter = (place: number): string => String.fromCharCode(65 + place);

function round(wish: FirstChoice): string {
  return firstChoice(wish)
    .tables.map(({ place, opponent }) => letter(place) + letter(opponent))
    .join(' ');
}

function passedOver(wish: FirstChoice): readonly string[] {
  const notes: string[] = [];
  const note = (place: number, other: number, why: PassedOver): void => {
    notes.push(`${letter(place)} ${why} ${letter(other)}`);
  };
  firstChoice({ ...wish, note });
  return notes;
}

test('combinée, phase 2: A…H, met AB BD DF', () => {
  expect(round({ met: meetings(8, 'AB BD DF') })).toBe('AC BE DG FH');
});

test('combinée, phase 2: A…F, met EF: C leaves D to the last two, who have met', () => {
  const wish = { met: meetings(6, 'EF') };
  expect(round(wish)).toBe('AB CE DF');
  expect(passedOver(wish)).toEqual(['C ahead D']);
});

test('combinée, phase 2: B has met all three', () => {
  const wish = { met: meetings(4, 'AB BC BD') };
  expect(round(wish)).toBe('AC BD');
  expect(firstChoice(wish).tables.map(({ repeats }) => repeats)).toEqual([0, 1]);
  expect(passedOver(wish)).toEqual(['A met B', 'B met D']);
});

test('repeats are counted by meetings: two who have met twice are two, and those met seldom come first', () => {
  // Everybody has met: A–B and C–D twice, the others once. Any round but AB CD costs two.
  const met = meetings(4, 'AB AB CD CD AC AD BC BD');
  expect(round({ met })).toBe('AC BD');
  expect(firstChoice({ met }).repeats).toBe(2);
  expect(passedOver({ met })).toEqual(['A met B', 'A met C', 'A met D', 'B met D']);
  // Two rounds cost 2 + 1 and one 1 + 1.
  expect(round({ met: meetings(4, 'AB AB CD AC BD AD AD BC') })).toBe('AC BD');
});

test('art de la guerre: among those met clubs say nothing, how often does', () => {
  // All have met once, A and B twice; A and C are of one club, and so are B and D.
  const met = meetings(4, 'AB AB AC AD BC BD CD');
  expect(round({ met, clubs: [0, 1, 0, 1] })).toBe('AD BC');
  // Among rounds as good A takes C, met once and of his club, before D, met once as well.
  expect(round({ met, clubs: [0, 0, 0, 0] })).toBe('AC BD');
});

test('art de la guerre: P1–P2 and P5–P6 of one club each, avoided', () => {
  const met = meetings(8, '');
  const wish = { met, clubs: [0, 0, -1, -1, 1, 1, -1, -1] };
  expect(round(wish)).toBe('AC BD EG FH');
  expect(passedOver(wish)).toEqual(['A club B', 'E club F']);
  expect(round({ met })).toBe('AB CD EF GH');
});

test('a repeat is worse than any number of tables of one club', () => {
  // Only A–B, C–D and E–F have not met, and each is of one club.
  const met = meetings(6, 'AC AD AE AF BC BD BE BF CE CF DE DF');
  expect(firstChoice({ met, clubs: [0, 0, 1, 1, 2, 2] })).toMatchObject({ repeats: 0, sameClub: 3 });
});

test('those without a club are not of one club', () => {
  expect(firstChoice({ met: meetings(4, ''), clubs: [-1, -1, -1, -1] }).sameClub).toBe(0);
});

test('six of eight in one club: two tables of it, as low as they can be', () => {
  expect(round({ met: meetings(8, ''), clubs: [0, 0, 0, 0, 0, 0, 1, 2] })).toBe('AG BH CD EF');
});

test('two pools of five: played out, nobody need repeat; all across played, each has one over', () => {
  const inPool = (from: number): string[] =>
    [0, 1, 2, 3, 4].flatMap((a) =>
      [0, 1, 2, 3, 4].filter((b) => b > a).map((b) => letter(from + a) + letter(from + b)),
    );
  const met = meetings(10, [...inPool(0), ...inPool(5)].join(' '));
  expect(firstChoice({ met }).repeats).toBe(0);
  const across = meetings(
    10,
    [0, 1, 2, 3, 4].flatMap((a) => [5, 6, 7, 8, 9].map((b) => letter(a) + letter(b))).join(' '),
  );
  expect(round({ met: across })).toBe('AB CD EF GH IJ');
  expect(firstChoice({ met: across }).repeats).toBe(1);
});

test("the rule's own order decides, whoever comes first in it", () => {
  const order = (place: number): readonly number[] => [3, 2, 1, 0].filter((other) => other !== place);
  expect(round({ met: meetings(4, ''), order })).toBe('AD BC');
});

test('an order that names nobody possible is a bug', () => {
  expect(() => firstChoice({ met: meetings(4, ''), order: () => [] })).toThrow();
});

test('a table is taken only once, and an odd number is refused', () => {
  const rounds = bestRounds({ met: meetings(4, 'AB') });
  expect(rounds.take(0, 1)).toBe(false);
  expect(rounds.take(0, 2)).toBe(true);
  expect(() => rounds.take(0, 3)).toThrow('Place 0');
  expect(() => bestRounds({ met: meetings(3, '') })).toThrow();
});

test('some of the places only', () => {
  const met = meetings(6, 'AC AE CE');
  expect(fewestRepeats(met, [0, 1, 2, 3])).toBe(0);
  expect(fewestRepeats(met, [0, 2])).toBe(1);
  expect(fewestRepeats(met, [])).toBe(0);
  expect(() => bestRounds({ met, places: [0, 2] }).take(0, 1)).toThrow('Place 1');
});
