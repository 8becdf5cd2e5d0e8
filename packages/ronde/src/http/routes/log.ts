import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { logLineSchema } from '@ronde/contract/http/events';
import { fileName, logSheet, toCsv } from '@ronde/documents';
import * as z from 'zod';
import { callerOf } from '../access/caller.ts';
import { answers, document } from '../answers.ts';
import { authorsOf } from '../authors.ts';
import type { House } from '../house.ts';
import { logLines } from '../log-lines.ts';
import { problem, readerOf } from '../problems.ts';
import { langOf } from '../reader.ts';
import { ofTournament } from './parameters.ts';

/** `limit`: only the newest lines, which is quick however long the log. */
const asked = z.object({ limit: z.coerce.number().int().min(1).max(10_000).optional() });

const log = createRoute({
  method: 'get',
  path: '/api/tournaments/{t}/log',
  summary: 'Who decided what, newest first, and what the reader can take back',
  request: { params: ofTournament, query: asked },
  responses: answers(200, 'The log', z.array(logLineSchema)),
});

const csv = createRoute({
  method: 'get',
  path: '/api/tournaments/{t}/log.csv',
  summary: 'The whole log for a spreadsheet, oldest first',
  request: { params: ofTournament, query: z.object({ lang: z.enum(['fr', 'en']).optional() }) },
  responses: document('UTF-8, semicolons, no formula', 'text/csv', z.string()),
});

export function logRoutes(app: OpenAPIHono, house: House): void {
  app.openapi(log, async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const { account, role } = callerOf(c);
    const nameAuthor = await authorsOf(house, stored.log, stored.people, readerOf(c), account);
    return c.json(logLines(stored, { account: account.id, role, nameAuthor }, c.req.valid('query').limit));
  });

  app.openapi(csv, async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const { account, role } = callerOf(c);
    const spoken = c.req.valid('query').lang ?? langOf(c.req.header('accept-language'));
    const nameAuthor = await authorsOf(house, stored.log, stored.people, spoken, account);
    const lines = logLines(stored, { account: account.id, role, nameAuthor });
    return c.body(toCsv(logSheet(lines, stored.tournament, stored.people, spoken)), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName(stored.slug, '', 'journal', 'csv')}"`,
    });
  });
}
