import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { consequencesBodySchema } from '@ronde/contract/http/command';
import { consequencesSchema } from '@ronde/contract/http/consequences';
import { mayCommand } from '../../accounts/may.ts';
import { callerOf } from '../access/caller.ts';
import { answers, body } from '../answers.ts';
import { consequencesOf } from '../consequences-of.ts';
import type { House } from '../house.ts';
import { problem, refusal } from '../problems.ts';
import { ofTournament } from './parameters.ts';

const route = createRoute({
  method: 'post',
  path: '/api/tournaments/{t}/consequences',
  summary: 'What a command would change: standings, and later tables drawn otherwise; nothing is decided',
  request: { params: ofTournament, body: body(consequencesBodySchema) },
  responses: answers(200, 'The consequences', consequencesSchema),
});

/** Whoever may send the command may ask what follows from it. */
export function consequencesRoute(app: OpenAPIHono, house: House): void {
  app.openapi(route, async (c) => {
    const { command } = c.req.valid('json');
    if (!mayCommand(callerOf(c).role, command)) return problem(c, 'not-allowed');
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const found = consequencesOf(stored, command);
    return found.ok ? c.json(found.value) : refusal(c, found.refusal, stored);
  });
}
