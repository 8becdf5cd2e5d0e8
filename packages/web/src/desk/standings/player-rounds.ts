import {
  cellOf,
  type Figures,
  ownFigures,
  type PlayerId,
  playsWargame,
  type RoundCell,
  type Tournament,
} from '@ronde/engine';

/** What one round was for one player. */
export interface PlayerRound {
  readonly round: number;
  readonly table: number | undefined;
  readonly cell: RoundCell;
  /** Own figure first. */
  readonly figures: Figures | null;
  readonly started: boolean;
}

/** Their rounds, drafts left out, from the first that they could play. */
export function playerRounds(tournament: Tournament, player: PlayerId): readonly PlayerRound[] {
  const { rounds, settings } = tournament;
  const wargame = playsWargame(tournament);
  return rounds.flatMap((round, i) => {
    if (round.status === 'draft') return [];
    const match = round.matches.find(({ players }) => players.some((id) => id === player));
    return [
      {
        round: i + 1,
        table: match?.table,
        cell: cellOf(match, player, settings, round.bestOf),
        figures: match ? ownFigures(match, player, settings, wargame) : null,
        started: match?.starts === player,
      },
    ];
  });
}
