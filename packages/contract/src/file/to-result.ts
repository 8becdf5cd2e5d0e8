import type { MatchResult } from '@ronde/engine';
import { present } from './present.ts';
import type { FileMatch } from './schema.ts';

/** The keys of a match, in the rounds or the final, that tell how it ended. */
export type FileResult = Pick<FileMatch, 'games' | 'forfeit' | 'awarded' | 'winner' | 'cohesion' | 'points' | 'reason'>;

/** The result that a checked match writes down, undefined where it has none. */
export function toResult(match: FileResult): MatchResult | undefined {
  const { games, forfeit, awarded, winner, cohesion, points, reason } = match;
  const played = games ?? [];
  if (forfeit !== undefined) return { kind: 'forfeit', by: forfeit, games: played };
  if (awarded !== undefined) return { kind: 'awarded', to: awarded, games: played, ...present({ reason }) };
  if (winner === undefined) return games && { kind: 'games', games };
  if (cohesion) return { kind: 'losses', winner, cohesion };
  return points ? { kind: 'points', winner, points } : { kind: 'decided', winner };
}

/** The same as the file writes it. */
export function fileResult(result: MatchResult | undefined): FileResult {
  switch (result?.kind) {
    case undefined:
      return {};
    case 'games':
      return { games: result.games };
    case 'forfeit':
      return { ...played(result.games), forfeit: result.by };
    case 'awarded':
      return { ...played(result.games), awarded: result.to, ...present({ reason: result.reason }) };
    case 'losses':
      return { winner: result.winner, cohesion: result.cohesion };
    case 'points':
      return { winner: result.winner, points: result.points };
    case 'decided':
      return { winner: result.winner };
  }
}

const played = (games: readonly (readonly [number, number])[]): FileResult => (games.length === 0 ? {} : { games });
