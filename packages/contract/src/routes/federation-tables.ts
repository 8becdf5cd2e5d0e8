import * as z from 'zod';
import { comparisonQuerySchema, ratingsQuerySchema } from '../http/federation/lists.ts';
import { civilDate, idSchema, langSchema } from '../http/text.ts';
import type { RouteTable } from './route.ts';

const lang = langSchema.optional();
const csv = { says: 'UTF-8, semicolons, no formula', type: 'text/csv', schema: z.string() } as const;
const page = { says: 'A page on its own', type: 'text/html', schema: z.string() } as const;

/** A federation's lists as tables: for a spreadsheet, and to be read and printed. */
export const federationTableAddresses = {
  'GET /api/federations/{f}/lists/{date}/{format}': {
    permission: 'see-public',
    summary:
      'A published list for a spreadsheet, or to read and to print: made of what was frozen, and of nothing else',
    params: z.object({ f: idSchema, date: civilDate, format: z.enum(['csv', 'html']) }),
    query: z.object({ lang }),
    answer: csv,
  },
  'GET /api/federations/{f}/ratings.csv': {
    permission: 'keep-ratings',
    summary: 'Everybody’s rating at a date for a spreadsheet, with licences; headed as computed',
    query: ratingsQuerySchema.extend({ lang }),
    answer: csv,
  },
  'GET /api/federations/{f}/ratings.html': {
    permission: 'keep-ratings',
    summary: 'Everybody’s rating at a date to read and to print, without licences; headed as computed',
    query: ratingsQuerySchema.extend({ lang }),
    answer: page,
  },
  'GET /api/federations/{f}/comparison.csv': {
    permission: 'keep-ratings',
    summary: 'Two lists side by side for a spreadsheet, each figure headed as published or computed',
    query: comparisonQuerySchema.extend({ lang }),
    answer: csv,
  },
  'GET /api/federations/{f}/comparison.html': {
    permission: 'keep-ratings',
    summary: 'Two lists side by side to read and to print',
    query: comparisonQuerySchema.extend({ lang }),
    answer: page,
  },
} as const satisfies RouteTable;
