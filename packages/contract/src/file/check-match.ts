import { resultKeysTaken } from './formula.ts';
import type { BestOf, LenientMatch } from './lenient-file.ts';
import { foundOf } from './path.ts';
import type { FileRefusal } from './problems.ts';

/** Exempt tables have their result by themselves. */
export function hasResult(match: LenientMatch): boolean {
  return match.players.length === 1 || Object.keys(resultKeysTaken).some((key) => match.keys.has(key));
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
export function checkMatch(match: LenientMatch, path: string, frame: MatchFrame): readonly FileRefusal[] {
  if (match.players.length === 1) return exempt(match, path);
  return [
    ...atTable(match, path),
    ...together(match, path, frame),
    ...gamesPossible(match, path, frame),
    ...broken(match, path),
  ];
}

function exempt(match: LenientMatch, path: string): readonly FileRefusal[] {
  const given = [...Object.keys(resultKeysTaken), ...ofTwo].filter((key) => match.keys.has(key));
  return given.map((key) => ({ code: 'result-of-exempt', path: `${path}.${key}`, key }));
}

/** What only a table of two has, results apart. */
const ofTwo = ['starts', 'article', 'reason', 'table', 'counters', 'confirmed', 'claimed', 'disputed'];

/** Who starts, forfeits, wins, gets the match or is counted for is one of the two. */
function atTable(match: LenientMatch, path: string): readonly FileRefusal[] {
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

function together({ keys }: LenientMatch, path: string, { winnerAlone }: MatchFrame): readonly FileRefusal[] {
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
function broken({ players, winner, cohesion }: LenientMatch, path: string): readonly FileRefusal[] {
  const seat = winner === undefined ? -1 : players.indexOf(winner);
  const { lost, total } = cohesion[seat] ?? {};
  if (winner === undefined || lost === undefined || total === undefined || lost < total) return [];
  return [{ code: 'winner-broken', path: `${path}.cohesion[${seat}]`, player: winner, lost, total }];
}

/**
 * As many games as the match needs: one, or until somebody has won two (or three of five), or all of them. A forfeit
 * leaves at least one game unplayed; a decision may come after any number of them. The same rule as the engine's for
 * a result that is typed.
 */
function gamesPossible(
  { games, keys }: LenientMatch,
  path: string,
  { bestOf, carried }: { readonly bestOf: BestOf | undefined; readonly carried?: readonly [number, number] },
): readonly FileRefusal[] {
  if (games === undefined || bestOf === undefined) return [];
  const before = carried && !keys.has('awarded') ? [carried] : [];
  const at = `${path}.games`;
  const forfeit = keys.has('forfeit');
  const most = (forfeit ? bestOf - 1 : bestOf) - before.length;
  if (games.length > most) return [{ code: 'too-many-games', path: at, found: games.length, most, bestOf }];
  const over = settled([...before, ...games], bestOf).slice(before.length);
  const early = over.findIndex((done, i) => done && i < games.length - 1);
  if (early >= 0) return [{ code: 'game-after-the-end', path: `${at}[${early + 1}]`, game: early + 2 }];
  const ended = over.at(-1) ?? false;
  if (forfeit && ended) return [{ code: 'forfeit-after-the-end', path: `${path}.forfeit` }];
  if (forfeit || keys.has('awarded') || games.some((game) => game === undefined)) return [];
  return ended || games.length === most ? [] : [{ code: 'match-unfinished', path: at, found: games.length, bestOf }];
}

/** After each game, whether somebody has all the wins that the match needs. */
function settled(games: NonNullable<LenientMatch['games']>, bestOf: BestOf): readonly boolean[] {
  const won = [0, 0];
  return games.map((game) => {
    if (game && game[0] !== game[1]) {
      const seat = game[0] > game[1] ? 0 : 1;
      won[seat] = (won[seat] ?? 0) + 1;
    }
    return Math.max(...won) >= (bestOf + 1) / 2;
  });
}
