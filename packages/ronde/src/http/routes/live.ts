import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import * as z from 'zod';
import { document } from '../answers.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { ofTournament } from './parameters.ts';

const live = createRoute({
  method: 'get',
  path: '/api/tournaments/{t}/live',
  summary: 'Says each new version as it comes; the event’s id is the version',
  request: { params: ofTournament },
  responses: document('Server-sent events', 'text/event-stream', z.string()),
});

export function liveRoutes(app: OpenAPIHono, house: House): void {
  app.openapi(live, async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const stream = house.live.follow(stored.id, stored.version, lastKnown(c.req.header('last-event-id')));
    if (!stream) return problem(c, 'too-many-listeners');
    return c.body(stream, 200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  });
}

function lastKnown(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
