import { type People, type PlayerId, playerOf, playsWargame, roundOf, type Tournament } from '@ronde/engine';
import { capital } from '@ronde/language';
import { exemptIn, type TableLine } from '@ronde/views/tables';
import { type Block, space, type TableBlock, type TableCell, type TableColumn, text } from '../paper/block.ts';
import { headedRound, type Paper, type Printing } from '../paper/paper.ts';
import type { PaperSentences } from '../paper/sentences/fr.ts';
import { paperSentences } from '../paper/sentences/sentences.ts';
import { shownNames } from '../shown-people.ts';
import { sheetOf } from './tables-by-name.ts';
import { tablesIn } from './tables-in-order.ts';

export interface ByNumber {
  /** Boxes for the scores. */
  readonly blank: boolean;
}

/** One line a table, who starts first, with boxes for the scores: a round can be kept on it alone. */
export function tablesByNumber(
  tournament: Tournament,
  people: People,
  round: number,
  printing: Printing,
  { blank }: ByNumber = { blank: true },
): Paper {
  const sentences = paperSentences(printing.lang, tournament);
  const names = shownNames(tournament, people);
  const headed = headedRound(tournament, round, sentences.byNumber, printing);
  const tables = tablesIn(tournament, round);
  const starters = tables.some(({ match }) => match.starts !== undefined);
  const exempt = exemptIn(roundOf(tournament, round)?.matches ?? []).flatMap((id) => [
    space(1.5),
    text(`${names.full(id)}, ${sentences.exempt}`, 11),
  ]);
  const notes: readonly Block[] = starters ? [space(1), text(`● ${sentences.starts}`, 9)] : [];
  const listed: Listed = {
    tournament,
    tables,
    name: names.full,
    first: starters ? sentences.starter : sentences.name,
    sentences,
    blank,
  };
  return {
    ...headed,
    body: { kind: 'flow', columns: 1, blocks: [linesOf(listed, headed.head.what), ...exempt, ...notes] },
    sheet: sheetOf(headed, tables, {
      columns: [
        sentences.table,
        sentences.name,
        sentences.opponent,
        playsWargame(tournament) ? null : sentences.starter,
      ],
      row: ({
        table,
        seats: {
          players: [a, b],
        },
        match,
      }) => [table, names.full(a), names.full(b), match.starts === a ? names.full(a) : null],
    }),
  };
}

interface Listed extends ByNumber {
  readonly tournament: Tournament;
  readonly tables: readonly TableLine[];
  readonly name: (id: PlayerId) => string;
  /** What heads the first name. */
  readonly first: string;
  readonly sentences: PaperSentences;
}

function linesOf({ tournament, tables, name, first, sentences, blank }: Listed, caption: string): TableBlock {
  const score = capital(playsWargame(tournament) ? sentences.points : sentences.score);
  const width = 'rest' as const;
  const boxed: readonly TableColumn[] = blank ? [{ header: score, width: 24, align: 'start' }] : [];
  const box: readonly TableCell[] = blank ? [{ text: '', boxes: 1 }] : [];
  const named = (id: PlayerId): TableCell => {
    const army = playerOf(tournament, id)?.army;
    return { text: name(id), ...(army && { under: army.name }) };
  };
  return {
    kind: 'table',
    caption,
    columns: [
      { header: sentences.table, width: 16, align: 'end', size: 18, bold: true },
      { header: first, width, align: 'start' },
      ...boxed,
      { header: sentences.opponent, width, align: 'start' },
      ...boxed,
    ],
    rowHeader: 0,
    rows: tables.map(
      ({
        table,
        seats: {
          players: [a, b],
        },
        match,
      }) => {
        const starter = { ...named(a), ...(match.starts === a && { dot: true as const }) };
        return [{ text: String(table) }, starter, ...box, named(b), ...box];
      },
    ),
    size: 11,
    pad: 0.6,
  };
}
