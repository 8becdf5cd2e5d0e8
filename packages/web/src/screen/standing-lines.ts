import type { FormatId, PlayerId, Standings } from '@ronde/engine';
import { pdepText } from '@ronde/language';
import type { ScreenWords } from './words.ts';

/** One place, with the two figures that people look at. */
export interface StandingLine {
  readonly rank: number;
  readonly player: PlayerId;
  readonly first: string;
  readonly second: string;
}

export function linesOf(standings: Standings, say: ScreenWords, format: FormatId): readonly StandingLine[] {
  if (standings.kind === 'scrabble')
    return standings.rows.map(({ rank, player, pm, pdep }) => ({
      rank,
      player,
      first: `${pm}\u00a0${say.pm}`,
      second: pdepText(format)(pdep),
    }));
  return standings.rows.map(({ rank, player, points, opponents }) => ({
    rank,
    player,
    first: String(points),
    second: String(opponents),
  }));
}
