import * as z from 'zod';
import { sendingSchema } from '../http/closing.ts';
import { decidedSchema } from '../http/events.ts';
import { sentDocumentStateSchema } from '../http/federation/documents.ts';
import {
  clockSchema,
  paperFormats,
  paperQuerySchema,
  papers,
  printedSheetSchema,
  printedSheetsSchema,
} from '../http/papers.ts';
import {
  acceptResultsSchema,
  resultFormats,
  resultsFileBodySchema,
  resultsPreviewSchema,
  wholeResultsBodySchema,
  wholeResultsSchema,
} from '../http/results-file.ts';
import { standingsQuerySchema, standingsSchema } from '../http/standings.ts';
import { idSchema, langSchema } from '../http/text.ts';
import type { RouteTable } from './route.ts';

const format = z.enum(paperFormats);

export const standingsAddresses = {
  'GET /api/tournaments/{t}/standings': {
    permission: 'read-desk',
    summary: 'The standings after a round, with how each tie was put in order',
    query: standingsQuerySchema,
    answer: { says: 'The standings', schema: standingsSchema },
  },
  'GET /api/tournaments/{t}/standings.csv': {
    permission: 'read-desk',
    summary: 'The standings for a spreadsheet',
    query: standingsQuerySchema,
    answer: { says: 'UTF-8, semicolons, no formula', type: 'text/csv', schema: z.string() },
  },
  'GET /api/tournaments/{t}/standings.html': {
    permission: 'read-desk',
    summary: 'The standings to read and to print',
    query: standingsQuerySchema,
    answer: { says: 'A page on its own', type: 'text/html', schema: z.string() },
  },
  'GET /api/tournaments/{t}/file': {
    permission: 'export-file',
    summary: 'The tournament file: all that is public of it, drafts left out',
    answer: { says: 'The file', type: 'application/json', schema: z.looseObject({}) },
  },
  'GET /api/tournaments/{t}/archive': {
    permission: 'export-file',
    summary: 'All of a tournament in one zip: its file, its log, its sheets, its public pages',
    query: z.object({ at: clockSchema.optional(), lang: langSchema.optional() }),
    long: true,
    answer: { says: 'The archive', type: 'application/zip', schema: z.string() },
  },
  'POST /api/tournaments/results-file': {
    permission: 'import',
    summary:
      'Reads a whole tournament of another program (tsh, AUPAIR, csv, xlsx, ods) as a tournament file, or asks for the columns of a table (`file` null); nothing is written',
    body: wholeResultsBodySchema,
    long: true,
    answer: { says: 'The tournament file, and what was taken otherwise', schema: wholeResultsSchema },
  },
  'POST /api/tournaments/{t}/results-file': {
    permission: 'command',
    summary: 'Reads results from a file or from what was pasted and says what each line would do; nothing is written',
    body: resultsFileBodySchema,
    long: true,
    answer: { says: 'The lines, each with its verdict', schema: resultsPreviewSchema },
  },
  'POST /api/tournaments/{t}/results-file/accept': {
    permission: 'command',
    summary: 'Records the lines that were taken as one decision, undone in one go',
    body: acceptResultsSchema,
    answer: { says: 'What was decided', schema: decidedSchema },
  },
  'GET /api/tournaments/{t}/results-file/{as}': {
    permission: 'export-file',
    summary: 'The tournament as other programs read it: tsh, AUPAIR, the wargame’s results workbook',
    params: z.object({ t: idSchema, as: z.enum(resultFormats) }),
    query: z.object({ lang: langSchema.optional() }),
    answer: { says: 'The file', type: 'application/octet-stream', schema: z.string() },
  },
  'GET /api/tournaments/{t}/papers/{paper}/{format}': {
    permission: 'read-desk',
    summary: 'A sheet to be printed, as pdf, as a page for the browser, or as a table',
    params: z.object({ t: idSchema, paper: z.enum(papers), format }),
    query: paperQuerySchema,
    long: true,
    answer: { says: 'The sheet', type: 'application/pdf', schema: z.string() },
  },
  'GET /api/tournaments/{t}/badges/{format}': {
    permission: 'player-links',
    summary: 'Badges with each player’s own link, where one was made',
    params: z.object({ t: idSchema, format: z.enum(['pdf', 'html']) }),
    query: paperQuerySchema,
    long: true,
    answer: { says: 'The badges', type: 'application/pdf', schema: z.string() },
  },
  'GET /api/tournaments/{t}/printed': {
    permission: 'read-desk',
    summary: 'When each sheet was last printed, from any desk',
    answer: { says: 'The sheets', schema: printedSheetsSchema },
  },
  'PUT /api/tournaments/{t}/printed': {
    permission: 'read-desk',
    summary: 'Says that a sheet was printed: the next one names it as replaced',
    body: printedSheetSchema,
    answer: { says: 'The sheets', schema: printedSheetsSchema },
  },
  'GET /api/tournaments/{t}/sending': {
    permission: 'read-desk',
    summary: 'What was sent to the federation, and what waits',
    answer: { says: 'The state of each revision', schema: sendingSchema },
  },
  'GET /api/tournaments/{t}/sending/{receipt}': {
    permission: 'read-desk',
    summary: 'What a document that was sent does to the ratings, as the federation says now',
    params: z.object({ t: idSchema, receipt: z.coerce.number().int().min(1).max(99_999_999) }),
    answer: { says: 'Its state and its effect', schema: sentDocumentStateSchema },
  },
  'POST /api/tournaments/{t}/send': {
    permission: 'send',
    summary: 'Sends the closed tournament to the federation, as soon as it answers; the same revision once',
    body: z.strictObject({}),
    answer: { says: 'The state of each revision', schema: sendingSchema },
  },
} as const satisfies RouteTable;
