// Every sheet of two whole days that is a table, for what reads our files beside us.
import { readFileSync } from 'node:fs';
import { parseFile } from '@ronde/contract/file/index';
import { standingsAt } from '@ronde/views/standings';
import Papa from 'papaparse';
import { restored, toCsv } from '../csv.ts';
import type { DataSheet } from '../sheet.ts';
import * as papers from './index.ts';

export const days = ['scrabble', 'wargame'] as const;
const languages = ['fr', 'en'] as const;

export function dayOf(name: string) {
  const text = readFileSync(new URL(`../../../../examples/whole-day/${name}.json`, import.meta.url), 'utf8');
  const parsed = parseFile(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
}

/** Every paper of a day that is a table. */
export function sheetsOf(day: (typeof days)[number], lang: (typeof languages)[number]): readonly DataSheet[] {
  const { tournament, people } = dayOf(day);
  const printing = { lang, at: '10:42' };
  const after = tournament.rounds.length;
  const standings = standingsAt(tournament, people, after);
  const bands = [
    { upTo: 17, cents: 550 },
    { upTo: null, cents: 1200 },
  ];
  const all = [
    papers.standingsPaper(tournament, people, standings, printing, { licences: true }),
    papers.standingsPaper(tournament, people, standings, printing, { by: 'club' }),
    papers.crossTable(tournament, people, standings, printing),
    papers.roundDetails(tournament, people, standings, printing, { licences: true }),
    papers.statisticsSheet(tournament, people, after, printing),
    papers.armiesSheet(tournament, after, printing),
    papers.feesSheet(tournament, people, bands, printing),
    papers.prizewinners(tournament, people, printing),
    papers.newRatings(tournament, people, printing),
    papers.tablesByName(tournament, people, 2, printing),
    papers.tablesByNumber(tournament, people, 2, printing),
  ];
  return all.flatMap(({ sheet }) => (sheet ? [sheet] : []));
}

/** Rows of our csv: names as they are, without the apostrophe that keeps them from being formulas. */
export const csvRows = (sheet: DataSheet): readonly (readonly string[])[] =>
  Papa.parse<string[]>(toCsv(sheet).slice(1).trimEnd(), { delimiter: ';' }).data.map((row) => row.map(restored));

/** « 449,3333 » and « −29 » of a csv as a figure. */
export const figure = (text: string): number => Number(text.replace(',', '.').replace('−', '-'));

export const cases = days.flatMap((day) =>
  languages.flatMap((lang) => sheetsOf(day, lang).map((sheet) => [day, lang, sheet.caption, sheet] as const)),
);
