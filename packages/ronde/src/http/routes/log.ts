import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { logLineSchema } from '@ronde/contract/http/events';
import * as z from 'zod';
import { answers } from '../answers.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { logLines } from '../views.ts';
import { ofTournament } from './parameters.ts';

/** `limit`: only the newest lines, which is quick however long the log. */
const asked = z.object({ limit: z.coerce.number().int().min(1).max(10_000).optional() });

const log = createRoute({
  method: 'get',
  path: '/api/tournaments/{t}/log',
  summary: 'Who decided what, newest first, and what can be taken back',
  request: { params: ofTournament, query: asked },
  responses: answers(200, 'The log', z.array(logLineSchema)),
});

export function logRoutes(app: OpenAPIHono, house: House): void {
  app.openapi(log, async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    return stored ? c.json(logLines(stored, c.req.valid('query').limit)) : problem(c, 'unknown-tournament');
  });
}
