import { type GridLine, gridLines, type People, type PlayerId, type Standings, type Tournament } from '@ronde/engine';
import { allSentences, type Lang, metAsLegend, spokenAs, type Ui } from '@ronde/language';
import { type FigureColumn, figureColumns } from '@ronde/views/figure-columns';
import { finalsOfAll, gridOf, type Meeting, meetingName } from '@ronde/views/grid';
import { cellFigures, letterOf, roundsOfAll } from '@ronde/views/rounds';
import { marked, placeMarks } from '@ronde/views/standings';
import { type Block, space, type TableBlock, type TableCell, type TableColumn, text } from '../paper/block.ts';
import { type Head, headed, type Paper, type Printing } from '../paper/paper.ts';
import { paperSentences } from '../paper/sentences/sentences.ts';
import type { DataSheet } from '../sheet.ts';
import { shownNames, shownPeople } from '../shown-people.ts';
import { roundInPlay, rulingNotes } from '../standings-notes.ts';
import { ofSheet } from '../standings-sheet.ts';

/** Opponents side by side on a landscape page, each with letter, round and score. */
const mostAcross = 13;

/** What place, name and figures leave to the opponents, in millimetres. */
const room = 180;

/** With more people than this hardly anybody has met: on paper a line has their rounds instead of everybody. */
const mostSquare = 60;

/** Rounds side by side of so large a field. */
const mostRounds = 12;

/**
 * « Grille »: everybody against everybody, in the order of the standings; as many parts as it takes to be read. A field
 * that is too large for that has a column a round.
 */
export function crossTable(tournament: Tournament, people: People, standings: Standings, printing: Printing): Paper {
  const { lang } = printing;
  const sentences = paperSentences(lang, tournament);
  const grid = crossGrid(tournament, people, standings, lang);
  const square = grid.lines.length <= mostSquare;
  const open = roundInPlay(tournament, standings.after);
  const counted = open === null ? grid.ui.afterRounds(standings.after) : sentences.inPlay(open);
  const paper = headed(tournament, `${sentences.grid}, ${counted}`, printing);
  const notes = [
    grid.ui.legend,
    square ? sentences.gridHelp(grid.ui.roundShort(1)) : metAsLegend[lang],
    ...rulingNotes(tournament, shownPeople(people), standings.after, lang),
  ];
  const parts = square
    ? evenParts(grid.lines, mostAcross).map((part) => partOf(grid, part, paper.head.what))
    : roundParts(grid, paper.head.what);
  const blocks = parts.flatMap((part, i): readonly Block[] => [...(i > 0 ? [space(6)] : []), part]);
  return {
    ...paper,
    landscape: true,
    body: { kind: 'flow', columns: 1, blocks: [...blocks, space(2), ...notes.map((note) => text(note, 9))] },
    // A spreadsheet has them all against all, which a large field does not want made for each sheet of paper.
    get sheet() {
      return crossSheet(grid, paper.head, lang, notes);
    },
  };
}

/** So many at most in each, as even as they come. */
function evenParts<T>(all: readonly T[], most: number): readonly (readonly T[])[] {
  const count = Math.max(1, Math.ceil(all.length / most));
  const each = Math.ceil(all.length / count);
  return Array.from({ length: count }, (_, i) => all.slice(i * each, (i + 1) * each));
}

/** Everybody against some. */
function partOf(grid: CrossGrid, part: readonly GridLine[], caption: string): TableBlock {
  const { name } = grid;
  const width = Math.floor((10 * room) / Math.max(part.length, mostAcross - 1)) / 10;
  const heads = part.map((line): TableColumn => {
    return { header: grid.head(line), title: name(line.player), width, align: 'center' };
  });
  return tableOf(grid, caption, heads, (player) =>
    part.map(({ player: other }) => (player === other ? { text: '·' } : scored(grid, player, other))),
  );
}

/** A large field: in each round whom they met, by their place, and below the score. */
function roundParts(grid: CrossGrid, caption: string): readonly TableBlock[] {
  return evenParts(grid.rounds, mostRounds).map((part) => {
    const heads = part.map((round): TableColumn => {
      return { header: round, width: Math.floor(room / mostRounds), align: 'center' };
    });
    return tableOf(grid, caption, heads, (player) => part.map((round) => ofRound(grid, player, round)));
  });
}

/** `V 12`, and below `412–411`. */
function ofRound({ metAll, headOf }: CrossGrid, player: PlayerId, name: string): TableCell {
  const all = metAll(player).filter(({ round }) => round === name);
  const under = all.flatMap(({ figures }) => figures ?? []).join(' ');
  const told = ({ letter, opponent }: Met) => (opponent === null ? letter : `${letter} ${headOf(opponent)}`);
  return { text: all.map(told).join(' '), ...(under !== '' && { under }) };
}

function tableOf(
  grid: CrossGrid,
  caption: string,
  heads: readonly TableColumn[],
  cellsOf: (player: PlayerId) => readonly TableCell[],
): TableBlock {
  const { lines, name, figures, ui } = grid;
  return {
    kind: 'table',
    caption,
    columns: [
      { header: ui.rank, width: 'auto', align: 'end' },
      { header: ui.player, width: 'rest', align: 'start' },
      ...heads,
      ...figures.map(({ head, long }): TableColumn => ({ header: head, title: long, width: 'auto', align: 'end' })),
    ],
    rowHeader: 1,
    rows: lines.map(({ rank, player }) => [
      { text: rank === null ? '' : String(rank) },
      { text: name(player) },
      ...cellsOf(player),
      ...figures.map((column) => ({ text: column.text(player) ?? '' })),
    ]),
    size: 9,
    pad: 0.3,
  };
}

/** `V R3`, and below `412–411`. */
function scored({ met }: CrossGrid, id: PlayerId, other: PlayerId): TableCell {
  const all = met(id, other);
  const under = all.flatMap(({ figures }) => figures ?? []).join(' ');
  return { text: all.map(({ letter, round }) => `${letter} ${round}`).join(' '), ...(under !== '' && { under }) };
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
  /** Null: exempt. */
  readonly opponent: PlayerId | null;
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
  readonly headOf: (id: PlayerId) => string;
  readonly met: (id: PlayerId, other: PlayerId) => readonly Met[];
  readonly metAll: (id: PlayerId) => readonly Met[];
  /** What each round is called, the final last where there is one. */
  readonly rounds: readonly string[];
}

function crossGrid(tournament: Tournament, people: People, standings: Standings, lang: Lang): CrossGrid {
  const { ui } = allSentences[lang](spokenAs(tournament));
  const names = shownNames(tournament, people);
  const mark = placeMarks(tournament, standings.after, ui.standings);
  const met = gridOf(tournament, standings.after);
  const told = ({ round, cell, figures, opponent }: Meeting): Met => ({
    opponent,
    round: meetingName(round, ui.standings, lang),
    letter: letterOf(cell, ui.standings),
    figures: figures && cellFigures(figures),
  });
  const lines = gridLines(tournament, standings);
  const head = ({ player, rank }: GridLine): string => (rank === null ? names.short(player) : String(rank));
  const heads = new Map(lines.map((line) => [line.player, head(line)]));
  const played = Array.from({ length: standings.after }, (_, i) => ui.standings.roundShort(i + 1));
  const rounds = roundsOfAll(tournament, standings.after);
  const finals = standings.after < tournament.rounds.length ? null : finalsOfAll(tournament);
  return {
    lines,
    ui: ui.standings,
    figures: figureColumns(standings, ui.standings, tournament.format),
    name: (id) => marked(names.full(id), mark(id)),
    head,
    headOf: (id) => heads.get(id) ?? '',
    met: (id, other) => (met.get(id)?.get(other) ?? []).map(told),
    metAll: (id) => [...(rounds.get(id) ?? []), ...(finals?.get(id) ?? [])].map(told),
    rounds: finals && finals.size > 0 ? [...played, meetingName(null, ui.standings, lang)] : played,
  };
}
