import { excluded, type People, type ToldPrizes, type Tournament, toldPrizes } from '@ronde/engine';
import { afterExclusion, categoryWithheld, noPrizeWanted } from '@ronde/language';
import { prizeLines, prizeNotes, prizeRows } from '@ronde/views/prizes';
import { text } from '../paper/block.ts';
import { headed, type Paper, type Printing } from '../paper/paper.ts';
import { paperSentences } from '../paper/sentences/sentences.ts';
import type { Cell, DataSheet } from '../sheet.ts';
import { shownNames } from '../shown-people.ts';
import { fromSheet } from './from-sheet.ts';

/** The list that is read aloud, and hangs on the wall. */
export function prizewinners(
  tournament: Tournament,
  people: People,
  printing: Printing,
  told: ToldPrizes = toldPrizes(tournament, people),
): Paper {
  const sentences = paperSentences(printing.lang, tournament);
  const played = tournament.rounds.some(({ status }) => status === 'closed');
  const lines = played ? prizeLines(told) : [];
  const listed = prizeRows(printing.lang, lines, shownNames(tournament, people).full);
  const paid = listed.some(({ cents }) => cents !== null);
  const rows = listed.map(({ title, place, who, cents }): readonly Cell[] => [
    ...[title, place, who],
    ...(paid ? [cents === null ? null : cents / 100] : []),
  ]);
  const what = tournament.status === 'closed' ? sentences.prizes : sentences.prizesPreview;
  const paper = headed(tournament, what, printing);
  const sheet: DataSheet = {
    lang: printing.lang,
    title: tournament.name,
    subtitle: paper.head.date,
    caption: what,
    columns: [
      { key: 'prize', header: sentences.prize, kind: 'text' },
      { key: 'place', header: sentences.place, kind: 'number' },
      { key: 'player', header: sentences.name, kind: 'text' },
      ...(paid ? [{ key: 'money', header: '€', kind: 'amount' } as const] : []),
    ],
    rowHeader: 'prize',
    rows,
    notes: [
      ...prizeNotes(printing.lang, tournament, lines),
      ...(excluded(tournament).size > 0 ? [afterExclusion[printing.lang]] : []),
      ...(played && told.withheld ? [categoryWithheld[printing.lang]] : []),
    ],
  };
  if (rows.length === 0)
    return {
      ...paper,
      body: { kind: 'flow', columns: 1, blocks: [text(played ? noPrizeWanted[printing.lang] : sentences.noPrize, 11)] },
      sheet,
    };
  return { ...paper, ...fromSheet(sheet, 12) };
}
