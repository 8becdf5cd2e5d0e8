import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { printedSheetSchema, printedSheetsSchema } from '@ronde/contract/http/papers';
import { notePrinted, printedTimes } from '../../papers/printed-times.ts';
import { answers, body } from '../answers.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { ofTournament } from './parameters.ts';

const path = '/api/tournaments/{t}/printed';

const list = createRoute({
  method: 'get',
  path,
  summary: 'When each sheet was last printed, from any desk',
  request: { params: ofTournament },
  responses: answers(200, 'The sheets', printedSheetsSchema),
});

const noting = createRoute({
  method: 'put',
  path,
  summary: 'Says that a sheet was printed: the next one names it as replaced',
  request: { params: ofTournament, body: body(printedSheetSchema) },
  responses: answers(200, 'The sheets', printedSheetsSchema),
});

export function printedRoutes(app: OpenAPIHono, { store, strangers: { db } }: House): void {
  app.openapi(list, async (c) => {
    const stored = await store.load(c.req.valid('param').t);
    return stored ? c.json(await printedTimes(db, stored.id)) : problem(c, 'unknown-tournament');
  });

  app.openapi(noting, async (c) => {
    const stored = await store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    await notePrinted(db, stored.id, c.req.valid('json'));
    return c.json(await printedTimes(db, stored.id));
  });
}
