import {
  type Figures,
  type Match,
  ownFigures,
  type PlayerId,
  playsWargame,
  type RoundCell,
  roundCell,
  type Tournament,
} from '@ronde/engine';
import { matchOf } from '@ronde/engine/tournament/find';

/** What one round was for somebody. `figures`: their own first. */
export interface RoundOf {
  readonly round: number;
  readonly table: number | null;
  readonly opponent: PlayerId | null;
  readonly cell: RoundCell;
  readonly figures: Figures | null;
  readonly draft: boolean;
}

/** The drawn rounds of somebody, from the first they could play in; a draft too, marked so. */
export function roundsOf(tournament: Tournament, player: PlayerId): readonly RoundOf[] {
  const { rounds, settings } = tournament;
  const wargame = playsWargame(tournament);
  return rounds.map((content, i) => {
    const match = matchOf(content, player);
    return {
      round: i + 1,
      table: match?.table ?? null,
      opponent: match ? opponentIn(match, player) : null,
      cell: roundCell(content, player, settings),
      figures: match ? ownFigures(match, player, settings, wargame) : null,
      draft: content.status === 'draft',
    };
  });
}

export function opponentIn({ players }: Match, player: PlayerId): PlayerId | null {
  const [first, second] = players;
  return (first === player ? second : first) ?? null;
}

/** The table that somebody goes to next, or sits at: of the last round, while it has no result. */
export function nextTable(tournament: Tournament, player: PlayerId): { round: number; match: Match } | null {
  const round = tournament.rounds.length;
  const content = tournament.rounds[round - 1];
  const match = content && content.status !== 'closed' ? matchOf(content, player) : undefined;
  return match && !match.result ? { round, match } : null;
}

/** The first round in which somebody had a table, or was exempt; null: never. */
export function firstDrawn({ rounds }: Tournament, player: PlayerId): number | null {
  const at = rounds.findIndex((content) => matchOf(content, player) !== undefined);
  return at < 0 ? null : at + 1;
}
