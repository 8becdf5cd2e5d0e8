import {
  cellOf,
  type GridLine,
  gridLines,
  ownFigures,
  type People,
  type PlayerId,
  playsWargame,
  type Standings,
  type Tournament,
} from '@ronde/engine';
import { type Lang, number, spokenAs, words } from '@ronde/language';
import { type FigureColumn, figureColumns } from '@ronde/views/figure-columns';
import { marked, placeMarks } from '@ronde/views/standings';
import { letterOf } from '../round-cell.ts';
import { shownNames } from '../shown-people.ts';

/** One meeting of two, from the side of one of them: `R3`, `V`, `412–411`. */
export interface Met {
  readonly round: string;
  readonly letter: string;
  readonly figures: string | null;
}

/** Who met whom, in the order of the standings, with the figures that decide. */
export interface Grid {
  readonly lines: readonly GridLine[];
  readonly ui: ReturnType<typeof words>['ui']['standings'];
  readonly figures: readonly FigureColumn[];
  /** Beside the name of who is excluded, that they are. */
  readonly name: (id: PlayerId) => string;
  /** What stands over a column: the place, or the name of who has none. */
  readonly head: (line: GridLine) => string;
  readonly met: (id: PlayerId, other: PlayerId) => readonly Met[];
}

/** A table without result is not in it. */
export function gridOf(tournament: Tournament, people: People, standings: Standings, lang: Lang): Grid {
  const { ui } = words(lang, spokenAs(tournament));
  const names = shownNames(tournament, people);
  const mark = placeMarks(tournament, standings.after, ui.standings);
  const met = metIn(tournament, standings.after, ui.standings);
  return {
    lines: gridLines(tournament, standings),
    ui: ui.standings,
    figures: figureColumns(standings, ui.standings, tournament.format),
    name: (id) => marked(names.full(id), mark(id)),
    head: ({ player, rank }) => (rank === null ? names.short(player) : String(rank)),
    met: (id, other) => met.get(id)?.get(other) ?? [],
  };
}

function metIn(tournament: Tournament, after: number, ui: Grid['ui']) {
  const { rounds, settings } = tournament;
  const wargame = playsWargame(tournament);
  const grid = new Map<PlayerId, Map<PlayerId, readonly Met[]>>();
  for (const [i, { matches, bestOf }] of rounds.slice(0, after).entries())
    for (const match of matches) {
      const [a, b] = match.players;
      if (b === undefined || !match.result) continue;
      for (const [id, other] of [[a, b] as const, [b, a] as const]) {
        const own = ownFigures(match, id, settings, wargame);
        const letter = letterOf(cellOf(match, id, settings, bestOf), ui);
        const one = { round: ui.roundShort(i + 1), letter, figures: own && scores(own) };
        const row = grid.get(id) ?? new Map<PlayerId, readonly Met[]>();
        grid.set(id, row.set(other, [...(row.get(other) ?? []), one]));
      }
    }
  return grid;
}

const scores = (figures: readonly [number, number]): string => figures.map(number).join('–\u2060');
