import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { playerPageSchema, playerPresenceSchema, playerResultSchema } from '@ronde/contract/http/player';
import type { Refusal } from '@ronde/engine';
import type { Context } from 'hono';
import * as z from 'zod';
import { arriving, claiming } from '../../links/claiming.ts';
import type { Linked } from '../../links/links.ts';
import { optionsOf } from '../../links/options.ts';
import { playerPage } from '../../links/player-page.ts';
import { senderOf } from '../../server/reach.ts';
import { type Asked, type Decide, idReused, type Stored } from '../../store/store.ts';
import { answers, body } from '../answers.ts';
import { playerAuthor } from '../authors.ts';
import { digestOf } from '../digest.ts';
import { type House, write } from '../house.ts';
import { problem, refusalToStranger } from '../problems.ts';
import { tooSoon } from './too-soon.ts';

const ofLink = z.object({ code: z.string().min(1).max(40) });

const page = createRoute({
  method: 'get',
  path: '/api/player/{code}',
  summary: 'A player’s own page: their table, what is asked of them, their results',
  request: { params: ofLink },
  responses: answers(200, 'The page', playerPageSchema),
});

const results = createRoute({
  method: 'post',
  path: '/api/player/{code}/results',
  summary: 'How the player’s match ended, by the player; equal entries of the two confirm each other',
  request: { params: ofLink, body: body(playerResultSchema) },
  responses: answers(200, 'The page as it is then', playerPageSchema),
});

const presence = createRoute({
  method: 'post',
  path: '/api/player/{code}/presence',
  summary: 'Notes that the player is in the hall, where the director allows it',
  request: { params: ofLink, body: body(playerPresenceSchema) },
  responses: answers(200, 'The page as it is then', playerPageSchema),
});

export function playerRoutes(app: OpenAPIHono, house: House): void {
  app.openapi(page, (c) => linked(c, house, ({ tournament, player }) => own(c, house, tournament, player)));

  app.openapi(results, (c) => {
    const { id, deviceAt, round, result } = c.req.valid('json');
    const said = { id, deviceAt, request: digestOf({ round, result }) };
    return linked(c, house, (link) => act(c, house, link, said, claiming(link.player, round, result)));
  });

  app.openapi(presence, (c) =>
    linked(c, house, async (link) => {
      const { presence: allowed } = await optionsOf(house.strangers.db, link.tournament);
      if (!allowed) return problem(c, 'presence-closed');
      const { id, deviceAt } = c.req.valid('json');
      return act(c, house, link, { id, deviceAt, request: digestOf({ presence: 'here' }) }, arriving(link.player));
    }),
  );
}

/** Whoever holds the code is its player. Codes of nobody are counted by sender. */
async function linked(c: Context, house: House, then: (link: Linked) => Promise<Response>): Promise<Response> {
  const { links, guessing } = house.strangers;
  const link = await links.find(c.req.param('code') ?? '');
  if (link) return then(link);
  const wait = guessing(senderOf(c));
  return wait > 0 ? tooSoon(c, wait) : problem(c, 'link-dead');
}

interface Said {
  readonly id: string;
  readonly deviceAt: string | undefined;
  readonly request: string;
}

async function act(
  c: Context,
  house: House,
  { tournament, player }: Linked,
  { id, deviceAt, request }: Said,
  decide: Decide<Refusal | 'no-table'>,
): Promise<Response> {
  const wait = house.strangers.sending(`${tournament} ${player}`);
  if (wait > 0) return tooSoon(c, wait);
  const by = playerAuthor(player);
  const asked: Asked = { id, by, at: house.now(), ...(deviceAt !== undefined && { deviceAt }), request };
  const written = await write(house, tournament, asked, decide);
  if (!written) return problem(c, 'link-dead');
  if (written.ok) return shown(c, house, written.value.stored, player);
  if (written.refusal === idReused || written.refusal === 'no-table') return problem(c, written.refusal);
  const stored = await house.store.load(tournament);
  return stored ? refusalToStranger(c, written.refusal, stored) : problem(c, 'link-dead');
}

async function own(c: Context, house: House, tournament: string, player: string): Promise<Response> {
  const stored = await house.store.load(tournament);
  return stored ? shown(c, house, stored, player) : problem(c, 'link-dead');
}

async function shown(c: Context, house: House, stored: Stored, player: string): Promise<Response> {
  const { presence: mayMark } = await optionsOf(house.strangers.db, stored.id);
  const mine = playerPage(stored, player, mayMark);
  return mine ? c.json(mine) : problem(c, 'link-dead');
}
