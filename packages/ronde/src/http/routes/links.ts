import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { makeLinksSchema, playerLinkSchema } from '@ronde/contract/http/player';
import * as z from 'zod';
import type { PlayerLink } from '../../links/links.ts';
import type { Stored } from '../../store/store.ts';
import { answers, body } from '../answers.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { ofPerson, ofTournament } from './parameters.ts';

const list = createRoute({
  method: 'get',
  path: '/api/tournaments/{t}/links',
  summary: 'The players’ links, to print or hand out',
  request: { params: ofTournament },
  responses: answers(200, 'The links; without code once revoked', z.array(playerLinkSchema)),
});

const making = createRoute({
  method: 'post',
  path: '/api/tournaments/{t}/links',
  summary: 'Makes the links that are missing, of these players or of all',
  request: { params: ofTournament, body: body(makeLinksSchema) },
  responses: answers(200, 'All the links', z.array(playerLinkSchema)),
});

const renewal = createRoute({
  method: 'post',
  path: '/api/tournaments/{t}/links/{player}/renew',
  summary: 'A new link for a player; the older one opens nothing any more',
  request: { params: ofPerson },
  responses: answers(200, 'The new link', playerLinkSchema),
});

const revocation = createRoute({
  method: 'post',
  path: '/api/tournaments/{t}/links/{player}/revoke',
  summary: 'The player’s link opens nothing any more',
  request: { params: ofPerson },
  responses: answers(200, 'All the links', z.array(playerLinkSchema)),
});

export function linkRoutes(app: OpenAPIHono, house: House): void {
  const { links } = house.strangers;

  app.openapi(list, async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    return stored ? c.json(listed(stored, await links.list(stored.id))) : problem(c, 'unknown-tournament');
  });

  app.openapi(making, async (c) => {
    const stored = await house.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const all = stored.tournament.players.map(({ id }) => id);
    const wanted = c.req.valid('json').players ?? all;
    if (wanted.some((player) => !all.includes(player))) return problem(c, 'unknown-person');
    return c.json(listed(stored, await links.make(stored.id, wanted)));
  });

  app.openapi(renewal, async (c) => {
    const { t, player } = c.req.valid('param');
    const stored = await house.store.load(t);
    if (!stored) return problem(c, 'unknown-tournament');
    if (!stored.tournament.players.some(({ id }) => id === player)) return problem(c, 'unknown-person');
    return c.json(withNumber(stored, await links.renew(stored.id, player)));
  });

  app.openapi(revocation, async (c) => {
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
