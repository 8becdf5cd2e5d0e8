import type { OpenAPIHono } from '@hono/zod-openapi';
import { mayCommand } from '../../accounts/may.ts';
import { callerOf } from '../access/caller.ts';
import { consequencesOf } from '../consequences-of.ts';
import type { House } from '../house.ts';
import { problem, refusal } from '../problems.ts';
import { serve } from '../serve-route.ts';

/** Whoever may send the command may ask what follows from it. */
export function consequencesRoute(app: OpenAPIHono, house: House): void {
  serve(app, 'POST /api/tournaments/{t}/consequences', async (c) => {
    const { command } = c.req.valid('json');
    if (!mayCommand(callerOf(c).role, command)) return problem(c, 'not-allowed');
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const found = consequencesOf(stored, command);
    return found.ok ? c.json(found.value) : refusal(c, found.refusal, stored);
  });
}
