import { gamesPossible } from './check-games.ts';
import { resultKeys } from './formula.ts';
import { foundOf } from './found.ts';
import type { BestOf, LooseMatch } from './loose.ts';
import type { FileRefusal } from './problems.ts';

/** Exempt tables have their result by themselves. */
export function hasResult(match: LooseMatch): boolean {
  return match.players.length === 1 || Object.keys(resultKeys).some((key) => match.keys.has(key));
}

/** What a match must be: at most so many games; whether who won may stand alone (round robin and Swiss). */
export interface MatchFrame {
  /** Undefined: the file says it wrongly, and no number of games is held against it. */
  readonly bestOf: BestOf | undefined;
  readonly winnerAlone: boolean;
  /** A game played before that counts as the first of this match, in the order of its players. */
  readonly carried?: readonly [number, number];
}

/** What one match can't hold. */
export function checkMatch(match: LooseMatch, path: string, frame: MatchFrame): readonly FileRefusal[] {
  if (match.players.length === 1) return exempt(match, path);
  return [
    ...atTable(match, path),
    ...together(match, path, frame),
    ...gamesPossible(match, path, frame),
    ...broken(match, path),
  ];
}

function exempt(match: LooseMatch, path: string): readonly FileRefusal[] {
  const given = [...Object.keys(resultKeys), ...ofTwo].filter((key) => match.keys.has(key));
  return given.map((key) => ({ code: 'result-of-exempt', path: `${path}.${key}`, key }));
}

/** What only a table of two has, results apart. */
const ofTwo = ['starts', 'article', 'reason', 'table', 'counters', 'confirmed', 'claimed', 'disputed'];

/** Who starts, forfeits, wins, gets the match or is counted for is one of the two. */
function atTable(match: LooseMatch, path: string): readonly FileRefusal[] {
  const players = match.players.filter((id) => id !== undefined);
  if (players.length < 2) return [];
  const wrong = (key: string, id: string | undefined, allowed: readonly string[] = players): FileRefusal[] => {
    if (id === undefined || allowed.includes(id)) return [];
    return [{ code: 'not-at-table', path: `${path}.${key}`, found: foundOf(id), players: allowed }];
  };
  return [
    ...wrong('starts', match.starts),
    ...wrong('forfeit', match.forfeit, [...players, 'both']),
    ...wrong('awarded', match.awarded),
    ...wrong('winner', match.winner),
    ...match.counters.flatMap((id) => wrong('counters', id)),
  ];
}

/** Keys that say the same thing twice, the second of each pair being the one to keep. */
const apart = [
  ['awarded', 'forfeit'],
  ['winner', 'forfeit'],
  ['winner', 'awarded'],
  ['winner', 'games'],
  ['points', 'cohesion'],
] as const;

const along = [
  ['reason', 'awarded'],
  ['cohesion', 'winner'],
  ['points', 'winner'],
] as const;

function together({ keys }: LooseMatch, path: string, { winnerAlone }: MatchFrame): readonly FileRefusal[] {
  const problems: FileRefusal[] = [];
  for (const [key, other] of apart) {
    if (keys.has(key) && keys.has(other)) problems.push({ code: 'goes-without', path: `${path}.${key}`, key, other });
  }
  for (const [key, other] of along) {
    if (keys.has(key) && !keys.has(other)) problems.push({ code: 'goes-with', path: `${path}.${key}`, key, other });
  }
  if (keys.has('article') && !keys.has('forfeit') && !keys.has('awarded')) {
    problems.push({ code: 'goes-with', path: `${path}.article`, key: 'article', other: 'awarded' });
  }
  const alone =
    keys.has('winner') && !['cohesion', 'points', 'games', 'forfeit', 'awarded'].some((key) => keys.has(key));
  if (alone && !winnerAlone) problems.push({ code: 'winner-alone', path: `${path}.winner` });
  return problems;
}

/** Who has lost all his cohesion has not won; both broken is a draw (L'Art de la Guerre, score). */
function broken({ players, winner, cohesion }: LooseMatch, path: string): readonly FileRefusal[] {
  const seat = winner === undefined ? -1 : players.indexOf(winner);
  const { lost, total } = cohesion[seat] ?? {};
  if (winner === undefined || lost === undefined || total === undefined || lost < total) return [];
  return [{ code: 'winner-broken', path: `${path}.cohesion[${seat}]`, player: winner, lost, total }];
}
