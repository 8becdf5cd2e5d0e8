import { type People, playsWargame, type Tournament } from '@ronde/engine';
import type { Seated } from '@ronde/engine/tournament/seated-by-name';
import { space, type TableCell, text } from '../paper/block.ts';
import { headedRound, type Paper, type Printing } from '../paper/paper.ts';
import { paperSentences } from '../paper/sentences/sentences.ts';
import type { DataSheet } from '../sheet.ts';
import { shownNames } from '../shown-people.ts';
import { seatedIn } from './tables-in-order.ts';

/** Names in one column of a page. */
const ofColumn = 30;

/** Each player once, by name: one column, or two of thirty; the table's number first (UI-01). */
export function tablesByName(tournament: Tournament, people: People, round: number, printing: Printing): Paper {
  const sentences = paperSentences(printing.lang, tournament);
  const names = shownNames(tournament, people);
  const lines = seatedIn(tournament, people, round);
  const headed = headedRound(tournament, round, sentences.byName, printing);
  const word = ({ why }: Seated): string =>
    why === 'exempt' ? sentences.exempt : why === 'absent' ? sentences.absent : '';
  const under = (line: Seated): string =>
    line.opponent === null ? word(line) : sentences.against(names.full(line.opponent));
  const cells = (line: Seated): readonly TableCell[] => [
    { text: line.table === null ? '–' : String(line.table) },
    { text: line.name, under: under(line), ...(line.starts && { dot: true }) },
  ];
  return {
    ...headed,
    body: {
      kind: 'flow',
      columns: lines.length > ofColumn ? 2 : 1,
      blocks: [
        {
          kind: 'table',
          caption: headed.head.what,
          columns: [
            { header: sentences.table, width: 14, align: 'end', size: 16, bold: true },
            { header: sentences.name, width: 'rest', align: 'start', size: 11 },
          ],
          rowHeader: 1,
          rows: lines.map(cells),
          size: 11,
          pad: 0.45,
        },
        ...(lines.some(({ starts }) => starts) ? [space(0.8), text(`● ${sentences.starts}`, 9)] : []),
      ],
    },
    sheet: sheetOf(headed, lines, {
      columns: [
        sentences.table,
        sentences.name,
        sentences.opponent,
        playsWargame(tournament) ? null : sentences.starter,
      ],
      row: (line) => [
        line.table ?? word(line),
        line.name,
        line.opponent === null ? null : names.full(line.opponent),
        line.starts ? sentences.starts : null,
      ],
    }),
  };
}

interface AsSheet<Line> {
  /** `null`: nobody starts, so there is no last column. */
  readonly columns: readonly [string, string, string, string | null];
  row(line: Line): DataSheet['rows'][number];
}

/** The same list for a spreadsheet. */
export function sheetOf<Line>(
  { lang, head }: Pick<Paper, 'lang' | 'head'>,
  lines: readonly Line[],
  { columns: [table, first, second, last], row }: AsSheet<Line>,
): DataSheet {
  return {
    lang,
    title: head.tournament,
    subtitle: head.date,
    caption: head.what,
    columns: [
      { key: 'table', header: table, kind: 'number' },
      { key: 'first', header: first, kind: 'text' },
      { key: 'second', header: second, kind: 'text' },
      ...(last === null ? [] : [{ key: 'last', header: last, kind: 'text' } as const]),
    ],
    rowHeader: 'first',
    rows: lines.map((line) => (last === null ? row(line).slice(0, 3) : row(line))),
    notes: [],
  };
}
