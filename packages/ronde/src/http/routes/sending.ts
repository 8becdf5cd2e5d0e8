import type { OpenAPIHono } from '@hono/zod-openapi';
import type { SendingView } from '@ronde/contract/http/sending';
import { fileOf } from '../../files/file-of.ts';
import type { Sent } from '../../sending/sending.ts';
import type { Stored } from '../../store/store.ts';
import { callerOf } from '../access/caller.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { serve } from '../serve-route.ts';

export function sendingRoutes(app: OpenAPIHono, house: House): void {
  const { sending } = house;

  serve(app, 'GET /api/tournaments/{t}/sending', async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    return c.json(viewOf(stored, await sending.list(stored.id)));
  });

  serve(app, 'POST /api/tournaments/{t}/send', async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    if (stored.tournament.status !== 'closed') return problem(c, 'not-closed');
    if (sending.to === null) return problem(c, 'no-federation');
    const sent = await sending.queue(stored, callerOf(c).account.id);
    return c.json(viewOf(stored, sent));
  });

  const viewOf = (stored: Stored, sent: readonly Sent[]): SendingView => ({
    to: sending.to,
    revision: fileOf(stored).revision ?? 1,
    sent: [...sent],
  });
}
