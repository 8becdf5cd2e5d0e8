import {
  cellOf,
  type Figures,
  type Match,
  ownFigures,
  type PlayerId,
  playsWargame,
  type RoundCell,
  type Tournament,
} from '@ronde/engine';

/** One meeting of two players, from the side of one of them. */
export interface GridMeeting {
  readonly round: number;
  readonly cell: RoundCell;
  /** Own figure first; null where the result has none. */
  readonly figures: Figures | null;
}

export type Grid = ReadonlyMap<PlayerId, ReadonlyMap<PlayerId, readonly GridMeeting[]>>;

/** Everybody against everybody in the first `after` rounds; a table without result is not in it. */
export function gridOf(tournament: Tournament, after: number): Grid {
  const { rounds, settings } = tournament;
  const wargame = playsWargame(tournament);
  const grid = new Map<PlayerId, Map<PlayerId, GridMeeting[]>>();
  for (const [i, round] of rounds.slice(0, after).entries())
    for (const match of round.matches)
      for (const [player, opponent] of sides(match)) {
        const cell = cellOf(match, player, settings, round.bestOf);
        const figures = ownFigures(match, player, settings, wargame);
        const row = grid.get(player) ?? new Map<PlayerId, GridMeeting[]>();
        row.set(opponent, [...(row.get(opponent) ?? []), { round: i + 1, cell, figures }]);
        grid.set(player, row);
      }
  return grid;
}

function sides({ players: [a, b], result }: Match): readonly (readonly [PlayerId, PlayerId])[] {
  if (b === undefined || !result) return [];
  return [
    [a, b],
    [b, a],
  ];
}
