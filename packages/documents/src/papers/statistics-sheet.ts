import type { People, Tournament } from '@ronde/engine';
import { allSentences, type Lang, spokenAs } from '@ronde/language';
import { armiesTable, type NothingTold, statisticsTable, type ToldTable } from '@ronde/views/statistics-table';
import { text } from '../paper/block.ts';
import { headed, type Paper, type Printing } from '../paper/paper.ts';
import { paperSentences } from '../paper/sentences/sentences.ts';
import { shownNames } from '../shown-people.ts';
import { fromSheet } from './from-sheet.ts';

/** The day in figures, a line a round. */
export function statisticsSheet(tournament: Tournament, people: People, after: number, printing: Printing): Paper {
  const told = statisticsTable(tournament, after, shownNames(tournament, people), saidIn(tournament, printing.lang));
  return { ...sheetOf(tournament, told, after, printing), landscape: true };
}

/** How each army fared. */
export const armiesSheet = (tournament: Tournament, after: number, printing: Printing): Paper =>
  sheetOf(tournament, armiesTable(tournament, after, saidIn(tournament, printing.lang)), after, printing);

const saidIn = (tournament: Tournament, lang: Lang) => ({ lang, words: allSentences[lang](spokenAs(tournament)).ui });

function sheetOf(tournament: Tournament, told: ToldTable | NothingTold, after: number, printing: Printing): Paper {
  const { upTo } = paperSentences(printing.lang, tournament);
  const paper = headed(tournament, after === 0 ? told.title : `${told.title}, ${upTo(after)}`, printing);
  if ('none' in told) return { ...paper, body: { kind: 'flow', columns: 1, blocks: [text(told.none, 11)] } };
  const { lang, head } = paper;
  const sheet = { ...told, lang, title: tournament.name, subtitle: head.date, caption: head.what };
  return { ...paper, ...fromSheet(sheet, 9) };
}
