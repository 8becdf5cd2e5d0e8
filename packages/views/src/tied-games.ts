import type { GameScore, PlayerId, Reason, Standings } from '@ronde/engine';
import type { FigureName, Figures } from '@ronde/language';

/** The games among those tied on PM, so that PPM can be counted again by hand. */
export interface TiedGames {
  /** Of the last column: what each took from them all. */
  readonly sum: FigureName;
  readonly rows: readonly TiedRow[];
}

interface TiedRow {
  readonly player: PlayerId;
  /** Against each of those tied, in their order; null: themselves. */
  readonly against: readonly (readonly TiedGame[] | null)[];
  readonly sum: number | null;
}

/** One time that two of them met, from the side of the row. */
export interface TiedGame {
  readonly round: number;
  readonly points: number;
  readonly scores: readonly GameScore[];
}

/** Null: no games tell this tie, or it is none. */
export function tiedGames(
  { rows }: Standings,
  { tie }: Reason,
  { figures }: { readonly figures: Figures },
): TiedGames | null {
  if (!tie || !('meetings' in tie) || tie.meetings.length === 0) return null;
  const { meetings, players } = tie;
  const met = (player: PlayerId, other: PlayerId): readonly TiedGame[] =>
    meetings
      .filter((one) => one.players.includes(player) && one.players.includes(other))
      .map(({ round, players: [first], points, games }) => {
        const own = first === player;
        return {
          round,
          points: points[own ? 0 : 1],
          scores: own ? games : games.map(([a, b]): GameScore => [b, a]),
        };
      });
  return {
    sum: figures.ppm,
    rows: players.map((player) => ({
      player,
      against: players.map((other) => (player === other ? null : met(player, other))),
      sum: rows.find((row) => row.player === player)?.figures.ppm ?? null,
    })),
  };
}
