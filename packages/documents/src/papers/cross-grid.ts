import { type GridLine, gridLines, type People, type PlayerId, type Standings, type Tournament } from '@ronde/engine';
import { allSentences, type Lang, spokenAs, type Ui } from '@ronde/language';
import { type FigureColumn, figureColumns } from '@ronde/views/figure-columns';
import { cellFigures, gridOf, letterOf, type PlayerRound } from '@ronde/views/rounds';
import { marked, placeMarks } from '@ronde/views/standings';
import { shownNames } from '../shown-people.ts';

/** One meeting of two, from the side of one of them: `R3`, `V`, `412–411`. */
export interface Met {
  readonly round: string;
  readonly letter: string;
  readonly figures: string | null;
}

/** Who met whom, in the order of the standings, with the figures that decide. */
export interface CrossGrid {
  readonly lines: readonly GridLine[];
  readonly ui: Ui['standings'];
  readonly figures: readonly FigureColumn[];
  /** Beside the name of who is excluded, that they are. */
  readonly name: (id: PlayerId) => string;
  /** What stands over a column: the place, or the name of who has none. */
  readonly head: (line: GridLine) => string;
  readonly met: (id: PlayerId, other: PlayerId) => readonly Met[];
}

export function crossGrid(tournament: Tournament, people: People, standings: Standings, lang: Lang): CrossGrid {
  const { ui } = allSentences[lang](spokenAs(tournament));
  const names = shownNames(tournament, people);
  const mark = placeMarks(tournament, standings.after, ui.standings);
  const met = gridOf(tournament, standings.after);
  const told = ({ round, cell, figures }: PlayerRound): Met => ({
    round: ui.standings.roundShort(round),
    letter: letterOf(cell, ui.standings),
    figures: figures && cellFigures(figures),
  });
  return {
    lines: gridLines(tournament, standings),
    ui: ui.standings,
    figures: figureColumns(standings, ui.standings, tournament.format),
    name: (id) => marked(names.full(id), mark(id)),
    head: ({ player, rank }) => (rank === null ? names.short(player) : String(rank)),
    met: (id, other) => (met.get(id)?.get(other) ?? []).map(told),
  };
}
