import type { MatchResult, NoteId } from '@ronde/engine';
import type { FileMatch } from './schema.ts';

/** The keys of a match, in the rounds or the final, that tell how it ended. */
type FileResult = Pick<
  FileMatch,
  'games' | 'forfeit' | 'awarded' | 'winner' | 'cohesion' | 'points' | 'article' | 'reason'
>;

/** The free text that is kept beside the log; undefined where it is not known, or not to be told. */
export type ReasonOf = (note: NoteId) => string | undefined;

/** The result that a checked match writes down, undefined where it has none. */
export function toResult(match: FileResult): MatchResult | undefined {
  const { games, forfeit, awarded, winner, cohesion, points, article, reason } = match;
  const played = games ?? [];
  if (forfeit !== undefined) return { kind: 'forfeit', by: forfeit, games: played, ...present({ article }) };
  if (awarded !== undefined) return { kind: 'awarded', to: awarded, games: played, ...present({ article, reason }) };
  if (winner === undefined) return games && { kind: 'games', games };
  if (cohesion) return { kind: 'losses', winner, cohesion };
  return points ? { kind: 'points', winner, points } : { kind: 'decided', winner };
}

/** The same as the file writes it. */
export function fileResult(result: MatchResult | undefined, reasonOf?: ReasonOf): FileResult {
  switch (result?.kind) {
    case undefined:
      return {};
    case 'games':
      return { games: result.games };
    case 'forfeit':
      return { ...played(result.games), forfeit: result.by, ...present({ article: result.article }) };
    case 'awarded': {
      const { article } = result;
      return {
        ...played(result.games),
        awarded: result.to,
        ...present({ article, reason: reasonIn(result, reasonOf) }),
      };
    }
    case 'losses':
      return { winner: result.winner, cohesion: result.cohesion };
    case 'points':
      return { winner: result.winner, points: result.points };
    case 'decided':
      return { winner: result.winner };
  }
}

interface Reasoned {
  readonly reason?: string;
  readonly note?: NoteId;
}

/** As a file brought it, else as it is kept beside the log. */
export function reasonIn({ reason, note }: Reasoned, reasonOf?: ReasonOf): string | undefined {
  return reason ?? (note === undefined ? undefined : reasonOf?.(note));
}

const played = (games: readonly (readonly [number, number])[]): FileResult => (games.length === 0 ? {} : { games });

type Keys<T, Missing extends boolean> = {
  [K in keyof T]: undefined extends T[K] ? (Missing extends true ? K : never) : Missing extends true ? never : K;
}[keyof T];

type Present<T> = Pick<T, Keys<T, false>> & { [K in Keys<T, true>]?: Exclude<T[K], undefined> };

/** The fields that have a value: a missing key is missing, never undefined. */
export function present<T extends object>(fields: T): Present<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
}
