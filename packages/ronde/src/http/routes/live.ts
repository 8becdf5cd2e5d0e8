import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { postSchema } from '@ronde/contract/http/posts';
import { publicVersionSchema } from '@ronde/contract/http/public';
import * as z from 'zod';
import { callerOf } from '../access/caller.ts';
import { deskRole } from '../access/desk-role.ts';
import { answers, document } from '../answers.ts';
import type { House } from '../house.ts';
import { serveLive } from '../live/serve-live.ts';
import { problem } from '../problems.ts';
import { knows } from '../quick-pages.ts';
import { ofTournament } from './parameters.ts';

const live = createRoute({
  method: 'get',
  path: '/api/tournaments/{t}/live',
  summary: 'Says each new version as it comes; the event’s id is the version',
  request: { params: ofTournament },
  responses: document('Server-sent events', 'text/event-stream', z.string()),
});

const posts = createRoute({
  method: 'get',
  path: '/api/tournaments/{t}/posts',
  summary: 'Who is at this desk now, on the process that answers: account, device, role, since when',
  request: { params: ofTournament },
  responses: answers(200, 'Each sign-in that follows the live stream', z.array(postSchema)),
});

const version = createRoute({
  method: 'get',
  path: '/api/tournaments/{t}/version',
  summary: 'The version in force, for who cannot follow the live stream',
  request: { params: ofTournament },
  responses: answers(200, 'The version', publicVersionSchema),
});

export function liveRoutes(app: OpenAPIHono, house: House): void {
  app.openapi(live, async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const { account, session, role } = callerOf(c);
    const post = {
      session: session.id,
      name: account.name,
      device: session.device,
      role: deskRole(role),
      since: house.now(),
    };
    return serveLive(c, house, { audience: 'desk', tournament: stored.id, version: stored.version, post });
  });

  app.openapi(posts, async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const own = callerOf(c).session.id;
    return c.json(house.live.posts(stored.id).map(({ session, ...post }) => ({ ...post, mine: session === own })));
  });

  app.openapi(version, async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const etag = `"${stored.version}"`;
    if (knows(c.req.header('if-none-match'), etag)) return c.body(null, 304, { ETag: etag });
    return c.json({ version: stored.version }, 200, { ETag: etag });
  });
}
