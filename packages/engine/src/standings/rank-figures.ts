import type { Standings } from './standing.ts';

/** A figure that standings rank by: its key in a line of them, and in what the command line answers. */
export type RankFigure = 'pm' | 'ppm' | 'pdep' | 'points' | 'wins' | 'opponents' | 'spread';

/** As much of a line as its figures need; null, and a figure that is not there: it says nothing of this line. */
type Line = { readonly [Figure in RankFigure]?: number | null };

/** The criteria of each kind that are a figure beside a name, in the order in which they decide. */
const inOrder: Readonly<Record<Standings['kind'], readonly RankFigure[]>> = {
  scrabble: ['pm', 'ppm', 'pdep'],
  points: ['points', 'wins', 'opponents', 'spread'],
};

/** Only some standings by points rank by them: the wargame by neither, results without scores by no spread. */
const atTimes: ReadonlySet<RankFigure> = new Set(['wins', 'spread']);

/**
 * The columns of figures of some standings, first the one that decides first. Every screen, paper and answer reads them
 * here, so that nothing decides which stands in no column.
 */
export function rankFigures({ kind, rows }: Standings): readonly RankFigure[] {
  const lines: readonly Line[] = rows;
  return inOrder[kind].filter((figure) => !atTimes.has(figure) || lines.some((line) => line[figure] !== undefined));
}

/** One figure of a line. */
export const rankFigure = (line: Line, figure: RankFigure): number | null => line[figure] ?? null;
