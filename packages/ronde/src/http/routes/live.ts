import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { callerOf, deskRole } from '../access/authorize.ts';
import { answeredOrTask } from '../as-task.ts';
import type { Installation } from '../installation.ts';
import { serveLive } from '../live/serve-live.ts';
import { problem } from '../problems.ts';
import { knows } from '../quick-pages.ts';
import { serveRoutes } from '../serve-route.ts';

export function liveRoutes(app: OpenAPIHono, installation: Installation): void {
  serveRoutes(app, 'GET /api/tournaments/{t}/live', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const { account, session, role } = callerOf(c);
    const post = {
      session: session.id,
      name: account.name,
      device: session.device,
      role: deskRole(role),
      since: installation.now(),
    };
    return serveLive(c, installation, { audience: 'desk', tournament: stored.id, version: stored.version, post });
  });

  serveRoutes(app, 'GET /api/tournaments/{t}/posts', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const own = callerOf(c).session.id;
    return c.json(
      installation.live.posts(stored.id).map(({ session, ...post }) => ({ ...post, mine: session === own })),
    );
  });

  serveRoutes(app, 'GET /api/tournaments/{t}/version', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const etag = `"${stored.version}"`;
    if (knows(c.req.header('if-none-match'), etag)) return c.body(null, 304, { ETag: etag });
    return c.json({ version: stored.version }, 200, { ETag: etag });
  });
}

export function taskRoutes(app: OpenAPIHono, installation: Installation): void {
  serveRoutes(app, 'GET /api/tasks', (c) => c.json([...installation.tasks.of(callerOf(c).account.id)]));

  serveRoutes(app, 'GET /api/tasks/{task}', (c) => {
    const found = ownTask(c, installation, c.req.valid('param').task);
    return found ? c.json(found.view) : problem(c, 'unknown-task');
  });

  serveRoutes(app, 'GET /api/tasks/{task}/answer', async (c) => {
    const found = ownTask(c, installation, c.req.valid('param').task);
    const { else: again } = c.req.valid('query');
    if (!found) return again === undefined ? problem(c, 'unknown-task') : c.redirect(again, 302);
    return found.answer ? await answeredOrTask(c, installation, found.answer) : problem(c, 'task-running');
  });

  serveRoutes(app, 'DELETE /api/tasks/{task}', (c) => {
    const { task } = c.req.valid('param');
    if (!ownTask(c, installation, task)) return problem(c, 'unknown-task');
    return installation.tasks.drop(task) ? c.json({}) : problem(c, 'task-past');
  });
}

/** Of whoever started it, and of who leads the house. */
function ownTask(c: Context, { tasks }: Installation, id: string) {
  const { account, role } = callerOf(c);
  const found = tasks.find(id);
  return found && (found.by === account.id || role === 'manager') ? found : null;
}
