import { type FormatId, never, type Settings, type TableRef, traitsOf } from '@ronde/engine';
import { defaultScale } from '../margins.ts';
import { counted, type Forms, list, ordinal, plural, signed } from '../numbers.ts';

/** Nouns that are counted. */
export const nouns = {
  table: { one: 'table', other: 'tables' },
  round: { one: 'round', other: 'rounds' },
  player: { one: 'player', other: 'players' },
  person: { one: 'person', other: 'people' },
  result: { one: 'result', other: 'results' },
  game: { one: 'game', other: 'games' },
  point: { one: 'point', other: 'points' },
  bye: { one: 'bye', other: 'byes' },
  line: { one: 'line', other: 'lines' },
  post: { one: 'desk', other: 'desks' },
  decision: { one: 'decision', other: 'decisions' },
  change: { one: 'change', other: 'changes' },
} satisfies Record<string, Forms>;

/** “3 tables” */
export const of = (n: number, noun: keyof typeof nouns): string => counted('en', n, nouns[noun]);

/** “tables 2 and 4” */
export const tables = (refs: readonly TableRef[]): string =>
  `${plural('en', refs.length, nouns.table)} ${list(
    'en',
    refs.map((ref) => String(ref.table)),
  )}`;

/** The places that tied players take: “2nd, 3rd”, “4th to 9th”. */
export function ranks(numbers: readonly number[]): string {
  const first = numbers[0] ?? 0;
  const last = numbers.at(-1) ?? first;
  if (numbers.length > 3) return `${ordinal('en', first)} to ${ordinal('en', last)}`;
  return numbers.map((n) => ordinal('en', n)).join(', ');
}

/** « round 2 », « rounds 1 and 3 ». */
export function inRounds(rounds: readonly number[]): string {
  if (rounds.length === 0) return '';
  if (rounds.length === 1) return `round ${rounds[0]}`;
  return `rounds ${rounds.slice(0, -1).join(', ')} and ${rounds.at(-1)}`;
}

/** once, twice, 3 times. */
export function times(n: number): string {
  return n === 0 ? 'never' : n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`;
}

/** What a bye is worth: “3 PM, +50”, “90 points”. */
export function exemptPoints(format: FormatId, settings: Settings): string {
  const { exempt } = traitsOf(format);
  switch (exempt) {
    case 'spread':
      return `3 match points, ${signed(settings.forfeitSpread ?? 50)}`;
    case 'own-rating':
      return '3 match points, and the player’s own rating as spread points';
    case 'score':
      return '90 points';
    case 'win':
      return counted('en', (settings.points ?? defaultScale).win, nouns.point);
    default:
      return never(exempt);
  }
}
