import type { Army, PlayerId, Tournament } from '../tournament/state.ts';
import { wargameScale, wargameScores, wargameWinner } from './wargame-score.ts';

/** A game that was played or awarded, for statistics of players and armies: no forfeit, no exemption. */
export interface WargameGame {
  readonly round: number;
  readonly players: readonly [PlayerId, PlayerId];
  /** Null where none was given. */
  readonly armies: readonly [Army | null, Army | null];
  /** Of the first: 1 won, ½ drawn, 0 lost. */
  readonly score: 1 | 0.5 | 0;
  /** Of each, maluses apart. */
  readonly points: readonly [number, number];
}

/** In the order of rounds and tables. */
export function wargameGames(tournament: Tournament): readonly WargameGame[] {
  const scale = wargameScale(tournament.settings);
  const armies = new Map(tournament.players.map(({ id, army }) => [id, army ?? null]));
  const armyOf = (id: PlayerId): Army | null => armies.get(id) ?? null;
  return tournament.rounds.flatMap(({ matches }, i) =>
    matches.flatMap((match): WargameGame[] => {
      const [a, b] = match.players;
      const points = match.result && wargameScores(match, match.result, scale);
      if (b === undefined || !match.result || !points) return [];
      const winner = wargameWinner(match.result);
      const score = winner === a ? 1 : winner === b ? 0 : 0.5;
      return [{ round: i + 1, players: [a, b], armies: [armyOf(a), armyOf(b)], score, points }];
    }),
  );
}
