import { type GridLine, gridLines, type People, type PlayerId, type Standings, type Tournament } from '@ronde/engine';
import { allSentences, type Lang, spokenAs, type Ui } from '@ronde/language';
import { type FigureColumn, figureColumns } from '@ronde/views/figure-columns';
import { cellFigures, gridOf, letterOf, type PlayerRound } from '@ronde/views/rounds';
import { marked, placeMarks } from '@ronde/views/standings';
import { type Block, space, type TableBlock, type TableCell, type TableColumn, text } from '../paper/block.ts';
import { type Head, headed, type Paper, type Printing } from '../paper/paper.ts';
import { paperSentences } from '../paper/sentences/sentences.ts';
import type { DataSheet } from '../sheet.ts';
import { shownNames, shownPeople } from '../shown-people.ts';
import { roundInPlay, umpireNotes } from '../standings-notes.ts';
import { ofSheet } from '../standings-sheet.ts';

/** Opponents side by side on a landscape page: as many with scores, as many without. */
const withScores = 12;
const withoutScores = 24;

/** What place, name and figures leave to the opponents, in millimetres. */
const room = 180;

/** « Grille »: everybody against everybody, in the order of the standings; as many parts as it takes to be read. */
export function crossTable(tournament: Tournament, people: People, standings: Standings, printing: Printing): Paper {
  const { lang } = printing;
  const sentences = paperSentences(lang, tournament);
  const grid = crossGrid(tournament, people, standings, lang);
  const open = roundInPlay(tournament, standings.after);
  const counted = open === null ? grid.ui.afterRounds(standings.after) : sentences.inPlay(open);
  const paper = headed(tournament, `${sentences.grid}, ${counted}`, printing);
  const notes = [
    grid.ui.legend,
    sentences.gridHelp(grid.ui.roundShort(1)),
    ...umpireNotes(tournament, shownPeople(people), standings.after, lang),
  ];
  const blocks = partsOf(grid.lines).flatMap((part, i): readonly Block[] => [
    ...(i > 0 ? [space(6)] : []),
    partOf(grid, part, paper.head.what),
  ]);
  return {
    ...paper,
    landscape: true,
    body: { kind: 'flow', columns: 1, blocks: [...blocks, space(2), ...notes.map((note) => text(note, 9))] },
    sheet: crossSheet(grid, paper.head, lang, notes),
  };
}

/** As even as they come. */
function partsOf(lines: readonly GridLine[]): readonly (readonly GridLine[])[] {
  const count = lines.length <= withScores ? 1 : Math.ceil(lines.length / withoutScores);
  const each = Math.ceil(lines.length / count);
  return Array.from({ length: count }, (_, i) => lines.slice(i * each, (i + 1) * each));
}

/** Everybody against some. */
function partOf(grid: CrossGrid, part: readonly GridLine[], caption: string): TableBlock {
  const { lines, name, figures } = grid;
  const width = Math.floor((10 * room) / Math.max(part.length, withScores)) / 10;
  const shown = lines.length <= withScores ? scored : unscored;
  const cellOf = (id: PlayerId, other: PlayerId) => (id === other ? { text: '·' } : shown(grid, id, other));
  return {
    kind: 'table',
    caption,
    columns: columnsOf(grid, part, width),
    rowHeader: 1,
    rows: lines.map(({ rank, player }) => [
      { text: rank === null ? '' : String(rank) },
      { text: name(player) },
      ...part.map((other) => cellOf(player, other.player)),
      ...figures.map((column) => ({ text: column.text(player) ?? '' })),
    ]),
    size: 9,
    pad: 0.3,
  };
}

function columnsOf(
  { ui, name, head, figures }: CrossGrid,
  part: readonly GridLine[],
  width: number,
): readonly TableColumn[] {
  return [
    { header: ui.rank, width: 'auto', align: 'end' },
    { header: ui.player, width: 'rest', align: 'start' },
    ...part.map((line): TableColumn => {
      return { header: head(line), title: name(line.player), width, align: 'center' };
    }),
    ...figures.map(({ head, long }): TableColumn => ({ header: head, title: long, width: 'auto', align: 'end' })),
  ];
}

/** `V R3`, and below `412–411`. */
function scored({ met }: CrossGrid, id: PlayerId, other: PlayerId): TableCell {
  const all = met(id, other);
  const under = all.flatMap(({ figures }) => figures ?? []).join(' ');
  return { text: all.map(({ letter, round }) => `${letter} ${round}`).join(' '), ...(under !== '' && { under }) };
}

/** `V`, and below `R3`. */
function unscored({ met }: CrossGrid, id: PlayerId, other: PlayerId): TableCell {
  const all = met(id, other);
  const under = all.map(({ round }) => round).join(' ');
  return { text: all.map(({ letter }) => letter).join(' '), ...(under !== '' && { under }) };
}

/** The cross table in one piece, for a spreadsheet: `V 412–411 R3`. */
function crossSheet(grid: CrossGrid, head: Head, lang: Lang, notes: readonly string[]): DataSheet {
  const { lines, ui, name, head: headOf, met, figures } = grid;
  const against = (id: PlayerId, other: PlayerId): string =>
    met(id, other)
      .map(({ letter, figures: own, round }) => [letter, own, round].filter((part) => part !== null).join(' '))
      .join(', ');
  return {
    lang,
    title: head.tournament,
    subtitle: head.date,
    caption: head.what,
    columns: [
      { key: 'rank', header: ui.rank, kind: 'number' },
      { key: 'player', header: ui.player, kind: 'text' },
      ...lines.map((line) => ({
        key: `against-${line.player}`,
        header: headOf(line),
        title: name(line.player),
        kind: 'short' as const,
      })),
      ...figures.map(ofSheet).map(({ cell: _, ...column }) => column),
    ],
    rowHeader: 'player',
    rows: lines.map(({ rank, player }) => [
      rank,
      name(player),
      ...lines.map((other) => against(player, other.player) || null),
      ...figures.map(({ value }) => value(player)),
    ]),
    notes,
  };
}

/** One meeting of two, from the side of one of them: `R3`, `V`, `412–411`. */
interface Met {
  readonly round: string;
  readonly letter: string;
  readonly figures: string | null;
}

/** Who met whom, in the order of the standings, with the figures that decide. */
interface CrossGrid {
  readonly lines: readonly GridLine[];
  readonly ui: Ui['standings'];
  readonly figures: readonly FigureColumn[];
  /** Beside the name of who is excluded, that they are. */
  readonly name: (id: PlayerId) => string;
  /** What stands over a column: the place, or the name of who has none. */
  readonly head: (line: GridLine) => string;
  readonly met: (id: PlayerId, other: PlayerId) => readonly Met[];
}

function crossGrid(tournament: Tournament, people: People, standings: Standings, lang: Lang): CrossGrid {
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
