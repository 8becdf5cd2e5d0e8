import type { OpenAPIHono } from '@hono/zod-openapi';
import { callerOf } from '../access/caller.ts';
import { senderOf } from '../access/sender.ts';
import { takeSession } from '../access/session-cookie.ts';
import type { House } from '../house.ts';
import { accountProblem, problem } from '../problems.ts';
import { serve } from '../serve-route.ts';

export function ownAccountRoutes(app: OpenAPIHono, { accounts }: House): void {
  serve(app, 'PUT /api/session/password', async (c) => {
    const { account, session } = callerOf(c);
    const asked = { account: account.id, session: session.id, from: senderOf(c), ...c.req.valid('json') };
    const changed = await accounts.changePassword(asked);
    return changed.ok ? c.json({}) : accountProblem(c, changed.refusal);
  });

  serve(app, 'GET /api/session/all', async (c) => {
    const { account, session } = callerOf(c);
    const all = await accounts.sessions(account.id);
    return c.json(all.map((one) => ({ ...one, here: one.id === session.id })));
  });

  serve(app, 'DELETE /api/session/all/{session}', async (c) => {
    const { account, session } = callerOf(c);
    const wanted = c.req.valid('param').session;
    if (!(await accounts.endSession(account.id, wanted))) return problem(c, 'unknown-session');
    if (wanted === session.id) takeSession(c);
    return c.json({});
  });
}
