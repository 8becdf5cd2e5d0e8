import { type GameScore, gamesIn, gamesWonBy, type MatchResult } from './match-result.ts';
import type { People } from './people.ts';
import type { Refusal, TableRef } from './refusals.ts';
import type { PlayerId, Tournament } from './state.ts';

/** What a match may be: its length, and the kinds of result that its formula takes. */
interface MatchRules {
  readonly bestOf: 1 | 3 | 5;
  readonly kinds: readonly MatchResult['kind'][];
}

const largestScore = 9999;

/** Why a result can't be, or null. The desk and the tournament file ask the same. */
export function impossibleResult(result: MatchResult, table: TableRef, rules: MatchRules): Refusal | null {
  if (!rules.kinds.includes(result.kind)) return { code: 'result-kind', table, found: result.kind };
  // A forfeit, or a decision, leaves the games that were played: where games are what is played.
  if (gamesIn(result).length > 0 && !rules.kinds.includes('games'))
    return { code: 'result-kind', table, found: 'games' };
  const named = namedIn(result);
  if (named !== null && !table.players.includes(named)) return { code: 'not-at-table', table, player: named };
  switch (result.kind) {
    case 'games':
    case 'forfeit':
    case 'awarded':
      return impossibleGames(result.kind, result.games, table, rules.bestOf);
    case 'losses':
      return impossibleLosses(result, table);
    case 'points':
      return badScore(result.points, table);
    case 'decided':
      return null;
  }
}

function namedIn(result: MatchResult): PlayerId | null {
  if (result.kind === 'games') return null;
  if (result.kind === 'forfeit') return result.by === 'both' ? null : result.by;
  return result.kind === 'awarded' ? result.to : result.winner;
}

function badScore(scores: readonly number[], table: TableRef): Refusal | null {
  const found = scores.find((score) => !Number.isInteger(score) || Math.abs(score) > largestScore);
  return found === undefined ? null : { code: 'bad-score', table, found };
}

function impossibleGames(
  kind: 'games' | 'forfeit' | 'awarded',
  games: readonly GameScore[],
  table: TableRef,
  bestOf: 1 | 3 | 5,
): Refusal | null {
  const enough =
    kind === 'awarded'
      ? games.length <= bestOf
      : kind === 'forfeit'
        ? unfinished(games, bestOf)
        : finished(games, bestOf);
  return badScore(games.flat(), table) ?? (enough ? null : { code: 'bad-games', table, found: games.length, bestOf });
}

/** Wins that settle a match. */
const needed = (bestOf: 1 | 3 | 5): number => (bestOf + 1) / 2;

function unfinished(games: readonly GameScore[], bestOf: 1 | 3 | 5): boolean {
  return games.length < bestOf && gamesWonBy(0, games) < needed(bestOf) && gamesWonBy(1, games) < needed(bestOf);
}

/** The last game settles it and none before did: by its winner, or because no game is left. */
function finished(games: readonly GameScore[], bestOf: 1 | 3 | 5): boolean {
  return games.length > 0 && unfinished(games.slice(0, -1), bestOf) && !unfinished(games, bestOf);
}

/** Losses are whole numbers of a whole total; who has lost all of it has not won (rules: score). */
function impossibleLosses(result: Extract<MatchResult, { kind: 'losses' }>, table: TableRef): Refusal | null {
  for (const { lost, total } of result.cohesion) {
    const counts =
      Number.isInteger(lost) && Number.isInteger(total) && lost >= 0 && total >= 1 && total <= largestScore;
    if (!counts || lost > largestScore) return { code: 'bad-losses', table, lost, total };
  }
  const seat = result.winner === null ? null : table.players[0] === result.winner ? 0 : 1;
  const loss = seat === null ? undefined : result.cohesion[seat];
  return loss && result.winner !== null && loss.lost >= loss.total
    ? { code: 'winner-broken', table, player: result.winner }
    : null;
}

/**
 * The cohesion of a player's army, as it was last typed in another round, else as their list says (`people`); null
 * where nobody has said it.
 */
export function armyTotal(
  { rounds }: Tournament,
  player: PlayerId,
  round: number,
  people: People = new Map(),
): number | null {
  const known = rounds.flatMap(({ matches }, i) =>
    i + 1 === round
      ? []
      : matches.flatMap(({ players, result }) => {
          const seat = (players as readonly PlayerId[]).indexOf(player);
          return result?.kind === 'losses' && (seat === 0 || seat === 1) ? [result.cohesion[seat].total] : [];
        }),
  );
  return known.at(-1) ?? people.get(player)?.marks?.cohesion ?? null;
}
