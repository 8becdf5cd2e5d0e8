import type { OpenAPIHono } from '@hono/zod-openapi';
import { callerOf, deskRole } from '../access/authorize.ts';
import type { House } from '../house.ts';
import { serveLive } from '../live/serve-live.ts';
import { problem } from '../problems.ts';
import { knows } from '../quick-pages.ts';
import { serve } from '../serve-route.ts';

export function liveRoutes(app: OpenAPIHono, house: House): void {
  serve(app, 'GET /api/tournaments/{t}/live', async (c) => {
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

  serve(app, 'GET /api/tournaments/{t}/posts', async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const own = callerOf(c).session.id;
    return c.json(house.live.posts(stored.id).map(({ session, ...post }) => ({ ...post, mine: session === own })));
  });

  serve(app, 'GET /api/tournaments/{t}/version', async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const etag = `"${stored.version}"`;
    if (knows(c.req.header('if-none-match'), etag)) return c.body(null, 304, { ETag: etag });
    return c.json({ version: stored.version }, 200, { ETag: etag });
  });
}
