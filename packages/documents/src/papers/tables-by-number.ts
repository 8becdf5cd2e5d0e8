import type { People, Tournament } from '@ronde/engine';
import { capital } from '@ronde/language';
import { type Block, text } from '../paper/block.ts';
import { headedRound } from '../paper/head.ts';
import type { Paper, Printing } from '../paper/paper.ts';
import { paperWords } from '../paper/words/words.ts';
import { exemptIn, shownNames, tablesInOrder } from './seated.ts';
import { sheetOf } from './tables-by-name.ts';

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
  const say = paperWords(printing.lang, tournament);
  const names = shownNames(tournament, people);
  const headed = headedRound(tournament, round, say.byNumber, printing);
  const tables = tablesInOrder(tournament, round);
  const starters = tables.some(({ match }) => match.starts !== undefined);
  const exempt = exemptIn(tournament, round).map((id) => text(`${names.full(id)}, ${say.exempt}`, 11));
  const notes: readonly Block[] = starters ? [text(`● ${say.starts}`, 9)] : [];
  const width = 'rest' as const;
  return {
    ...headed,
    body: {
      kind: 'flow',
      columns: 1,
      blocks: [
        {
          kind: 'table',
          caption: headed.head.what,
          columns: [
            { header: say.table, width: 16, align: 'end', size: 18, bold: true },
            { header: starters ? say.starter : say.name, width, align: 'start' },
            ...(blank ? [{ header: capital(say.score), width: 24, align: 'start' as const }] : []),
            { header: say.opponent, width, align: 'start' },
            ...(blank ? [{ header: capital(say.score), width: 24, align: 'start' as const }] : []),
          ],
          rowHeader: 0,
          rows: tables.map(({ table, players: [a, b], match }) => {
            const box = blank ? [{ text: '', boxes: 1 }] : [];
            const first = { text: names.full(a), ...(match.starts === a && { dot: true as const }) };
            return [{ text: String(table) }, first, ...box, { text: names.full(b) }, ...box];
          }),
          size: 11,
          pad: 1,
        },
        ...exempt,
        ...notes,
      ],
    },
    sheet: sheetOf(headed, tables, {
      columns: [say.table, starters ? say.starter : say.name, say.opponent, say.starts],
      row: ({ table, players: [a, b], match }) => [
        table,
        names.full(a),
        names.full(b),
        match.starts === a ? names.full(a) : null,
      ],
    }),
  };
}
