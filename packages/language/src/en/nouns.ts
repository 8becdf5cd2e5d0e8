import type { Forms } from '../plural.ts';

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
