import type { PlayerId } from '../tournament/state.ts';
import type { PointsTie, Standings, Tie } from './standing.ts';

/** One thing of standings that « Pourquoi ? » explains: what a final decided, or a tie. */
export interface Reason {
  /** Its address: `finale`, or the points of those tied: at most one group has them. */
  readonly key: string;
  /** Whom it explains, in the order of the rows. */
  readonly players: readonly PlayerId[];
  /** The row that asks it: the first of those whom nothing before explains. */
  readonly asks: PlayerId;
  /** Null: the final. */
  readonly tie: Tie | PointsTie | null;
}

/** All that is to be explained, the final first. A tie of nobody but those whom the final placed is told with it. */
export function reasonsOf(standings: Standings): readonly Reason[] {
  const placed = new Set(standings.decided?.players);
  const at = new Map(standings.rows.map(({ player }, i) => [player, i]));
  const inOrder = (players: readonly PlayerId[]) => players.toSorted((a, b) => (at.get(a) ?? 0) - (at.get(b) ?? 0));
  const all: readonly (Tie | PointsTie)[] = standings.ties;
  const ties = all.flatMap((tie): readonly Reason[] => {
    const players = inOrder(tie.players);
    const asks = players.find((id) => !placed.has(id));
    return asks === undefined ? [] : [{ key: String('pm' in tie ? tie.pm : tie.points), players, asks, tie }];
  });
  const players = inOrder([...placed]);
  const [asks] = players;
  return asks === undefined ? ties : [{ key: 'finale', players, asks, tie: null }, ...ties];
}

/** The reason that explains a player's place: the final for whom it placed. */
export function reasonOf(standings: Standings, player: PlayerId): Reason | null {
  return reasonsOf(standings).find(({ players }) => players.includes(player)) ?? null;
}
