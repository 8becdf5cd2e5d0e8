import type { Tournament } from '@ronde/engine';
import { type Dictionary, dates, hourInWords, spokenAs, timetableDay, timetableWord } from '@ronde/language';
import { inOrder, severalDays } from '@ronde/views/timetable';
import { text } from '../paper/block.ts';
import { headed, type Paper, type Printing } from '../paper/paper.ts';
import type { SheetColumn } from '../sheet.ts';
import { fromSheet } from './from-sheet.ts';

/** The hours of the day, large enough to be read on a door. */
export function timetableSheet(tournament: Tournament, printing: Printing): Paper {
  const { lang } = printing;
  const said = sentences[lang];
  const paper = headed(tournament, said.title, printing);
  const lines = inOrder(tournament.timetable ?? []);
  if (lines.length === 0) return { ...paper, body: { kind: 'flow', columns: 1, blocks: [text(said.none, 11)] } };
  const several = severalDays(lines);
  const day: SheetColumn = { key: 'day', header: said.day, kind: 'text' };
  const format = spokenAs(tournament);
  return {
    ...paper,
    ...fromSheet(
      {
        lang,
        title: tournament.name,
        subtitle: dates(lang, tournament.date, tournament.endDate),
        caption: said.title,
        columns: [
          ...(several ? [day] : []),
          { key: 'at', header: said.at, kind: 'short' },
          { key: 'what', header: said.what, kind: 'text' },
        ],
        rowHeader: 'what',
        rows: lines.map((line) => [
          ...(several ? [timetableDay(lang, tournament.date, line.day)] : []),
          hourInWords(lang, line.at),
          timetableWord(lang, line, format),
        ]),
        notes: [],
      },
      16,
    ),
  };
}

interface Sentences {
  readonly title: string;
  readonly none: string;
  readonly day: string;
  readonly at: string;
  readonly what: string;
}

const sentences: Dictionary<Sentences> = {
  fr: {
    title: 'Horaires',
    none: 'Les horaires ne sont pas encore fixés (page Réglages).',
    day: 'Jour',
    at: 'Heure',
    what: 'Programme',
  },
  en: { title: 'Timetable', none: 'No times are set yet (Settings page).', day: 'Day', at: 'Time', what: 'What' },
};
