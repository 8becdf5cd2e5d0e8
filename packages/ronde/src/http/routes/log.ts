import type { OpenAPIHono } from '@hono/zod-openapi';
import { fileName, logSheet, toCsv } from '@ronde/documents';
import { callerOf } from '../access/caller.ts';
import { authorsOf } from '../authors.ts';
import type { House } from '../house.ts';
import { logLines } from '../log-lines.ts';
import { problem, readerOf } from '../problems.ts';
import { langOf } from '../reader.ts';
import { serve } from '../serve-route.ts';

/** `limit`: only the newest lines, which is quick however long the log. */
export function logRoutes(app: OpenAPIHono, house: House): void {
  serve(app, 'GET /api/tournaments/{t}/log', async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const { account, role } = callerOf(c);
    const nameAuthor = await authorsOf(house, stored.log, stored.people, readerOf(c), account);
    return c.json(logLines(stored, { account: account.id, role, nameAuthor }, c.req.valid('query').limit));
  });

  serve(app, 'GET /api/tournaments/{t}/log.csv', async (c) => {
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
