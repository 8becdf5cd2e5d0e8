import * as z from 'zod';
import { standingGroups } from '../values/standing-groups.ts';
import { langSchema, someText, textOf } from './text.ts';

/** Sheets of one round. */
export const roundPapers = [
  'tables-by-name',
  'tables-by-number',
  'match-slips',
  'score-sheets',
  'draw-reasons',
] as const;

/** Sheets of the tournament. */
const dayPapers = [
  'standings',
  'cross-table',
  'details',
  'statistics',
  'armies',
  'fees',
  'pools',
  'timetable',
  'charter',
  'challenge-slips',
  'name-cards',
  'prizes',
  'certificates',
  'ratings',
  'welcome',
] as const;

export const papers = [...roundPapers, ...dayPapers] as const;
export type PaperName = (typeof papers)[number];
export type RoundPaper = (typeof roundPapers)[number];

/** `html`: to be printed by the browser. `csv`, `xlsx`: of what is a table. */
export const paperFormats = ['pdf', 'html', 'csv', 'xlsx'] as const;
export type PaperFormat = (typeof paperFormats)[number];

export const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A sheet of a round, or standings after one, as it was last printed; `at`: on the clock of whoever did. */
export const printedSheetSchema = z.object({
  sheet: z.enum(papers),
  of: z.number().int().min(0).max(99),
  at: clockSchema,
});
export const printedSheetsSchema = z.array(printedSheetSchema).readonly();
export type PrintedSheet = z.infer<typeof printedSheetSchema>;

/**
 * `round`: of a sheet of one round; missing: the newest. `after`: of the standings, the cross table, the details and the statistics.
 * `by`: standings one group after the other. `licences`: beside names, for a federation.
 * `unpaid`: of the fees, those who still owe alone. `at`: the time of printing on the
 * reader's own clock; `replaces`: when what this sheet replaces was printed. `blank`: boxes for the scores. `pages`: of
 * challenge slips. `upto`: certificates down to this place;
 * `prizes`: and those of the prize list. `wifi`, `password`: of the hall, on the welcome sheet.
 */
export const paperQuerySchema = z.object({
  round: z.coerce.number().int().min(1).max(99).optional(),
  after: z.coerce.number().int().min(0).max(99).optional(),
  by: z.enum(standingGroups).optional(),
  licences: z.enum(['true', 'false']).optional(),
  unpaid: z.enum(['true', 'false']).optional(),
  at: clockSchema.optional(),
  replaces: clockSchema.optional(),
  lang: langSchema.optional(),
  blank: z.enum(['true', 'false']).optional(),
  pages: z.coerce.number().int().min(1).max(20).optional(),
  upto: z.coerce.number().int().min(1).max(999).optional(),
  prizes: z.enum(['true', 'false']).optional(),
  wifi: someText(64).optional(),
  password: textOf(64).optional(),
});
export type PaperQuery = z.infer<typeof paperQuerySchema>;
