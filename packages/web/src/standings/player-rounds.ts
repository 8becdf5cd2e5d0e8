import type { PlayerId, Tournament } from '@ronde/engine';
import { type Figures, figuresOf } from './figures.ts';
import { cellOf, type RoundCell } from './round-cell.ts';

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
export function playerRounds({ rounds, settings, format }: Tournament, player: PlayerId): readonly PlayerRound[] {
  return rounds.flatMap((round, i) => {
    if (round.status === 'draft') return [];
    const match = round.matches.find(({ players }) => players.some((id) => id === player));
    const figures = match ? figuresOf(match, settings, format === 'art-de-la-guerre') : null;
    return [
      {
        round: i + 1,
        table: match?.table,
        cell: cellOf(match, player, settings, round.bestOf),
        figures: figures && match?.players[0] !== player ? ([figures[1], figures[0]] as const) : figures,
        started: match?.starts === player,
      },
    ];
  });
}
