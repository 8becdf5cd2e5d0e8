import { excluded, type People, type ToldPrizes, type Tournament, toldPrizes } from '@ronde/engine';
import { afterExclusion, categoryWithheld, type Lang, list, oncePassed } from '@ronde/language';
import { type PrizeLine, prizeLineName, prizeLines } from '@ronde/views/prizes';
import { text } from '../paper/block.ts';
import { headed, type Paper, type Printing } from '../paper/paper.ts';
import { paperSentences } from '../paper/sentences/sentences.ts';
import type { Cell, DataSheet } from '../sheet.ts';
import { shownNames } from '../shown-people.ts';
import { fromSheet } from './from-sheet.ts';

/** Who is honoured: the first three, the first of each series, category and club, trophies and what was counted. */
function cellsOf(tournament: Tournament, people: People, lang: Lang, told: ToldPrizes): readonly (readonly Cell[])[] {
  const names = shownNames(tournament, people);
  const lines = prizeLines(told);
  const paid = isPaid(told);
  return lines.flatMap((line): readonly (readonly Cell[])[] => {
    const of = [
      prizeTitle(lang, line),
      line.group === 'counter' || line.group === 'game' ? null : line.figure,
    ] as const;
    const cents = paid ? [line.cents === undefined ? null : line.cents / 100] : [];
    // Each of those who share a step has a line.
    if (line.group === 'podium') return line.players.map((id) => [...of, names.full(id), ...cents]);
    return [[...of, list(lang, line.players.map(names.full)), ...cents]];
  });
}

/** Whether money is given. */
const isPaid = ({ podium }: ToldPrizes): boolean => podium.some(({ cents }) => cents !== undefined);

/** « Série B », of a counter with the total. */
export const prizeTitle = (lang: Lang, line: PrizeLine): string =>
  line.group === 'counter' || line.group === 'game'
    ? `${prizeLineName(lang, line)} (${line.figure})`
    : prizeLineName(lang, line);

/** The list that is read aloud, and hangs on the wall. */
export function prizeList(
  tournament: Tournament,
  people: People,
  printing: Printing,
  told: ToldPrizes = toldPrizes(tournament, people),
): Paper {
  const sentences = paperSentences(printing.lang, tournament);
  const played = tournament.rounds.some(({ status }) => status === 'closed');
  const rows = played ? cellsOf(tournament, people, printing.lang, told) : [];
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
      ...(rows.length > 0 && isPaid(told) ? [{ key: 'money', header: '€', kind: 'amount' } as const] : []),
    ],
    rowHeader: 'prize',
    rows,
    notes: [
      ...(tournament.settings.prizes?.accumulate === false ? [oncePassed[printing.lang]] : []),
      ...(excluded(tournament).size > 0 ? [afterExclusion[printing.lang]] : []),
      ...(played && told.withheld ? [categoryWithheld[printing.lang]] : []),
    ],
  };
  if (rows.length === 0)
    return { ...paper, body: { kind: 'flow', columns: 1, blocks: [text(sentences.noPrize, 11)] }, sheet };
  return { ...paper, ...fromSheet(sheet, 12) };
}
