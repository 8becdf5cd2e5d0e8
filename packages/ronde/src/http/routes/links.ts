import type { OpenAPIHono } from '@hono/zod-openapi';
import type { PlayerLink } from '../../links/links.ts';
import type { Stored } from '../../store/store.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { serve } from '../serve-route.ts';

export function linkRoutes(app: OpenAPIHono, house: House): void {
  const { links } = house.strangers;

  serve(app, 'GET /api/tournaments/{t}/links', async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    return stored ? c.json(listed(stored, await links.list(stored.id))) : problem(c, 'unknown-tournament');
  });

  serve(app, 'POST /api/tournaments/{t}/links', async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const all = stored.tournament.players.map(({ id }) => id);
    const wanted = c.req.valid('json').players ?? all;
    if (wanted.some((player) => !all.includes(player))) return problem(c, 'unknown-person');
    return c.json(listed(stored, await links.make(stored.id, wanted)));
  });

  serve(app, 'POST /api/tournaments/{t}/links/{player}/renew', async (c) => {
    const { t, player } = c.req.valid('param');
    const stored = await house.store.load(t);
    if (!stored) return problem(c, 'unknown-tournament');
    if (!stored.tournament.players.some(({ id }) => id === player)) return problem(c, 'unknown-person');
    return c.json(withNumber(stored, await links.renew(stored.id, player)));
  });

  serve(app, 'POST /api/tournaments/{t}/links/{player}/revoke', async (c) => {
    const { t, player } = c.req.valid('param');
    const stored = await house.store.load(t);
    if (!stored) return problem(c, 'unknown-tournament');
    await links.revoke(stored.id, player);
    return c.json(listed(stored, await links.list(stored.id)));
  });
}

const withNumber = ({ numbers }: Stored, link: PlayerLink) => ({ ...link, number: numbers.get(link.player) ?? 0 });

function listed(stored: Stored, all: readonly PlayerLink[]) {
  return all.map((link) => withNumber(stored, link)).sort((a, b) => a.number - b.number);
}
