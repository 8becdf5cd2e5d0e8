import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { askToLeave, declineLeaving, forgetLeaving, leaveRequests } from '../../links/leaving.ts';
import type { Stored } from '../../store/store.ts';
import type { Installation } from '../installation.ts';
import { problem } from '../problems.ts';
import { serveRoutes } from '../serve-route.ts';
import { shown } from './player.ts';
import { linked, tooSoon } from './public-page.ts';

/** « Je quitte le tournoi » : asked on a phone, answered at the desk, where the command `withdraw` lets somebody go. */
export function leavingRoutes(app: OpenAPIHono, installation: Installation): void {
  const { store, visitors, now } = installation;
  const { db } = visitors;
  const asked = async (c: Context, stored: Stored) => c.json([...(await leaveRequests(db, stored))]);

  serveRoutes(app, 'GET /api/tournaments/{t}/leaving', async (c) => {
    const stored = await store.load(c.req.valid('param').t);
    return stored ? asked(c, stored) : problem(c, 'unknown-tournament');
  });

  serveRoutes(app, 'POST /api/tournaments/{t}/leaving/{player}/decline', async (c) => {
    const { t, player } = c.req.valid('param');
    const stored = await store.load(t);
    if (!stored) return problem(c, 'unknown-tournament');
    await declineLeaving(db, stored.id, player);
    return asked(c, stored);
  });

  serveRoutes(app, 'PUT /api/player/{code}/leaving', (c) =>
    linked(c, installation, async ({ tournament, player }) => {
      const stored = await store.load(tournament);
      if (!stored) return problem(c, 'link-dead');
      const wait = visitors.sending(`${tournament} ${player}`);
      if (wait > 0) return tooSoon(c, wait);
      if (!c.req.valid('json').asked) await forgetLeaving(db, tournament, player);
      else if (stored.tournament.status === 'closed') return problem(c, 'nothing-to-leave');
      else await askToLeave(db, stored, player, now());
      return shown(c, installation, stored, player);
    }),
  );
}
