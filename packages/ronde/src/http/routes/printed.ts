import type { OpenAPIHono } from '@hono/zod-openapi';
import { notePrinted, printedTimes } from '../../papers/printed-times.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { serve } from '../serve-route.ts';

export function printedRoutes(app: OpenAPIHono, { store, strangers: { db } }: House): void {
  serve(app, 'GET /api/tournaments/{t}/printed', async (c) => {
    const stored = await store.load(c.req.valid('param').t);
    return stored ? c.json(await printedTimes(db, stored.id)) : problem(c, 'unknown-tournament');
  });

  serve(app, 'PUT /api/tournaments/{t}/printed', async (c) => {
    const stored = await store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    await notePrinted(db, stored.id, c.req.valid('json'));
    return c.json(await printedTimes(db, stored.id));
  });
}
