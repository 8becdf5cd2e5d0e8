import { resultKeysTaken } from './formula.ts';
import { foundOf } from './path.ts';
import type { FileRefusal } from './problems.ts';
import type { FileFinal, FileTable } from './schema.ts';

/** Exempt tables have their result by themselves. */
export function hasResult(match: FileTable): boolean {
  return match.players.length === 1 || Object.keys(resultKeysTaken).some((key) => Object.hasOwn(match, key));
}

type BestOf = FileFinal['bestOf'];

/** What a match must be: at most so many games; whether who won may stand alone (round robin and Swiss). */
export interface MatchFrame {
  readonly bestOf: BestOf;
  readonly winnerAlone: boolean;
  /** A game played before that counts as the first of this match, in the order of its players. */
  readonly carried?: readonly [number, number];
}

/** What one match can't hold. */
export function checkMatch(match: FileTable, path: string, frame: MatchFrame): readonly FileRefusal[] {
  if (match.players.length === 1) return exempt(match, path);
  return [
    ...atTable(match, path),
    ...together(match, path, frame),
    ...gamesPossible(match, path, frame),
    ...runningPossible(match, path, frame),
    ...broken(match, path),
  ];
}

function exempt(match: FileTable, path: string): readonly FileRefusal[] {
  const given = [...Object.keys(resultKeysTaken), ...ofTwo].filter((key) => Object.hasOwn(match, key));
  return given.map((key) => ({ code: 'result-of-exempt', path: `${path}.${key}`, key }));
}

/** What only a table of two has, results apart. */
const ofTwo = ['starts', 'article', 'reason', 'table', 'counters', 'confirmed', 'claimed', 'disputed', 'running'];

/** Who starts, forfeits, wins, gets the match or is counted for is one of the two. */
function atTable(match: FileTable, path: string): readonly FileRefusal[] {
  const { players } = match;
  const wrong = (key: string, id: string | null | undefined, allowed: readonly string[] = players): FileRefusal[] => {
    if (id === undefined || id === null || allowed.includes(id)) return [];
    return [{ code: 'not-at-table', path: `${path}.${key}`, found: foundOf(id), players: allowed }];
  };
  return [
    ...wrong('starts', match.starts),
    ...wrong('forfeit', match.forfeit, [...players, 'both']),
    ...wrong('awarded', match.awarded),
    ...wrong('winner', match.winner),
    ...Object.keys(match.counters ?? {}).flatMap((id) => wrong('counters', id)),
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

function together(match: FileTable, path: string, { winnerAlone }: MatchFrame): readonly FileRefusal[] {
  const has = (key: keyof FileTable): boolean => match[key] !== undefined;
  const problems: FileRefusal[] = [];
  for (const [key, other] of apart) {
    if (has(key) && has(other)) problems.push({ code: 'goes-without', path: `${path}.${key}`, key, other });
  }
  for (const [key, other] of along) {
    if (has(key) && !has(other)) problems.push({ code: 'goes-with', path: `${path}.${key}`, key, other });
  }
  if (has('article') && !has('forfeit') && !has('awarded')) {
    problems.push({ code: 'goes-with', path: `${path}.article`, key: 'article', other: 'awarded' });
  }
  const alone = has('winner') && !(['cohesion', 'points', 'games', 'forfeit', 'awarded'] as const).some(has);
  if (alone && !winnerAlone) problems.push({ code: 'winner-alone', path: `${path}.winner` });
  return problems;
}

/** Who has lost all his cohesion has not won; both broken is a draw (L'Art de la Guerre, score). */
function broken({ players, winner, cohesion }: FileTable, path: string): readonly FileRefusal[] {
  if (typeof winner !== 'string') return [];
  const seat = players.indexOf(winner);
  const { lost, total } = cohesion?.[seat] ?? { lost: 0, total: 1 };
  if (lost < total) return [];
  return [{ code: 'winner-broken', path: `${path}.cohesion[${seat}]`, player: winner, lost, total }];
}

/**
 * As many games as the match needs: one, or until somebody has won two (or three of five), or all of them. A forfeit
 * leaves at least one game unplayed; a decision may come after any number of them. The same rule as the engine's for
 * a result that is typed.
 */
function gamesPossible(
  { games, awarded, forfeit: by }: FileTable,
  path: string,
  { bestOf, carried }: MatchFrame,
): readonly FileRefusal[] {
  if (games === undefined) return [];
  const before = carried && awarded === undefined ? [carried] : [];
  const at = `${path}.games`;
  const forfeit = by !== undefined;
  const most = (forfeit ? bestOf - 1 : bestOf) - before.length;
  if (games.length > most) return [{ code: 'too-many-games', path: at, found: games.length, most, bestOf }];
  const over = settled([...before, ...games], bestOf).slice(before.length);
  const early = over.findIndex((done, i) => done && i < games.length - 1);
  if (early >= 0) return [{ code: 'game-after-the-end', path: `${at}[${early + 1}]`, game: early + 2 }];
  const ended = over.at(-1) ?? false;
  if (forfeit && ended) return [{ code: 'forfeit-after-the-end', path: `${path}.forfeit` }];
  if (forfeit || awarded !== undefined) return [];
  return ended || games.length === most ? [] : [{ code: 'match-unfinished', path: at, found: games.length, bestOf }];
}

/** The games of a match that goes on: they leave one unplayed, no result stands beside them, one of the two begins. */
function runningPossible(match: FileTable, path: string, frame: MatchFrame): readonly FileRefusal[] {
  const { running, players } = match;
  if (!running) return [];
  const key = 'running';
  if (hasResult(match)) return [{ code: 'goes-without', path: `${path}.${key}`, key, other: 'games' }];
  const third = running.third;
  const stranger: readonly FileRefusal[] =
    third === undefined || players.includes(third)
      ? []
      : [{ code: 'not-at-table', path: `${path}.${key}.third`, found: foundOf(third), players }];
  const [forfeit = ''] = players;
  return [...gamesPossible({ players, games: running.games, forfeit }, `${path}.${key}`, frame), ...stranger];
}

type Game = NonNullable<FileTable['games']>[number];

/** After each game, whether somebody has all the wins that the match needs. */
function settled(games: readonly Game[], bestOf: BestOf): readonly boolean[] {
  const won = [0, 0];
  return games.map(([one, other]) => {
    if (one !== other) {
      const seat = one > other ? 0 : 1;
      won[seat] = (won[seat] ?? 0) + 1;
    }
    return Math.max(...won) >= (bestOf + 1) / 2;
  });
}
