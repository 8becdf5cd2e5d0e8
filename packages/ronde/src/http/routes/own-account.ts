import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { mySessionSchema, passwordBodySchema } from '@ronde/contract/http/session';
import * as z from 'zod';
import { callerOf } from '../access/caller.ts';
import { senderOf } from '../access/sender.ts';
import { takeSession } from '../access/session-cookie.ts';
import { answers, body } from '../answers.ts';
import type { House } from '../house.ts';
import { accountProblem, problem } from '../problems.ts';
import { ofSession } from './parameters.ts';

const change = createRoute({
  method: 'put',
  path: '/api/session/password',
  summary: 'Changes one’s password, and ends one’s other sessions',
  request: { body: body(passwordBodySchema) },
  responses: answers(200, 'Changed', z.object({})),
});

const mine = createRoute({
  method: 'get',
  path: '/api/session/all',
  summary: 'Where one is signed in',
  responses: answers(200, 'The sessions, the newest first', z.array(mySessionSchema)),
});

const end = createRoute({
  method: 'delete',
  path: '/api/session/all/{session}',
  summary: 'Ends one of one’s sessions, on whatever device',
  request: { params: ofSession },
  responses: answers(200, 'Ended', z.object({})),
});

export function ownAccountRoutes(app: OpenAPIHono, { accounts }: House): void {
  app.openapi(change, async (c) => {
    const { account, session } = callerOf(c);
    const asked = { account: account.id, session: session.id, from: senderOf(c), ...c.req.valid('json') };
    const changed = await accounts.changePassword(asked);
    return changed.ok ? c.json({}) : accountProblem(c, changed.refusal);
  });

  app.openapi(mine, async (c) => {
    const { account, session } = callerOf(c);
    const all = await accounts.sessions(account.id);
    return c.json(all.map((one) => ({ ...one, here: one.id === session.id })));
  });

  app.openapi(end, async (c) => {
    const { account, session } = callerOf(c);
    const wanted = c.req.valid('param').session;
    if (!(await accounts.endSession(account.id, wanted))) return problem(c, 'unknown-session');
    if (wanted === session.id) takeSession(c);
    return c.json({});
  });
}
