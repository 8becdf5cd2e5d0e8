import type { OpenAPIHono } from '@hono/zod-openapi';
import type { PlayerPage } from '@ronde/contract/http/player';
import type { Frozen } from '@ronde/contract/values/same-type';
import type { Refusal } from '@ronde/engine';
import type { Context } from 'hono';
import { arriving } from '../../links/arriving.ts';
import { claiming } from '../../links/claiming.ts';
import type { Linked } from '../../links/links.ts';
import { optionsOf } from '../../links/options.ts';
import { playerHall } from '../../player/player-hall.ts';
import { playerPage } from '../../player/player-page.ts';
import type { Asked, Decide, Stored } from '../../store/store.ts';
import { playerAuthor } from '../authors.ts';
import { digestOf } from '../digest.ts';
import type { House } from '../house.ts';
import { problem, refusalToStranger } from '../problems.ts';
import { knows } from '../quick-pages.ts';
import { serve } from '../serve-route.ts';
import { linked } from './of-link.ts';
import { tooSoon } from './too-soon.ts';

export function playerRoutes(app: OpenAPIHono, house: House): void {
  serve(app, 'GET /api/player/{code}', (c) =>
    linked(c, house, ({ tournament, player }) => own(c, house, tournament, player)),
  );

  serve(app, 'POST /api/player/{code}/results', (c) => {
    const { id, deviceAt, round, result } = c.req.valid('json');
    const said = { id, deviceAt, request: digestOf({ round, result }) };
    return linked(c, house, (link) => act(c, house, link, said, claiming(link.player, round, result)));
  });

  serve(app, 'POST /api/player/{code}/presence', (c) =>
    linked(c, house, async (link) => {
      const { presence: allowed } = await optionsOf(house.strangers.db, link.tournament);
      if (!allowed) return problem(c, 'presence-closed');
      const { id, deviceAt } = c.req.valid('json');
      return act(c, house, link, { id, deviceAt, request: digestOf({ presence: 'here' }) }, arriving(link.player));
    }),
  );
}

/** What is refused beside the rules. */
type OwnNo = 'no-table' | 'result-corrected' | 'presence-settled';

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
  decide: Decide<Refusal | OwnNo>,
): Promise<Response> {
  const wait = house.strangers.sending(`${tournament} ${player}`);
  if (wait > 0) return tooSoon(c, wait);
  const by = playerAuthor(player);
  const asked: Asked = { id, by, at: house.now(), ...(deviceAt !== undefined && { deviceAt }), request };
  const written = await house.store.write(tournament, asked, decide);
  if (!written) return problem(c, 'link-dead');
  if (written.ok) return shown(c, house, written.value.stored, player);
  const { refusal } = written;
  if (typeof refusal === 'string') return problem(c, refusal);
  const stored = await house.store.load(tournament);
  return stored ? refusalToStranger(c, refusal, stored) : problem(c, 'link-dead');
}

async function own(c: Context, house: House, tournament: string, player: string): Promise<Response> {
  const stored = await house.store.load(tournament);
  return stored ? shown(c, house, stored, player) : problem(c, 'link-dead');
}

/** Phones ask often: whoever has this page already is told so in a few bytes. The clock alone makes no other page. */
function sendOwn(c: Context, mine: Frozen<PlayerPage>): Response {
  const etag = `"${digestOf({ ...mine, hall: { ...mine.hall, now: 0 } })}"`;
  if (c.req.method === 'GET' && knows(c.req.header('if-none-match'), etag)) return c.body(null, 304, { ETag: etag });
  return c.json(mine, 200, { ETag: etag });
}

async function shown(c: Context, house: House, stored: Stored, player: string): Promise<Response> {
  const { presence: mayMark } = await optionsOf(house.strangers.db, stored.id);
  const mine = playerPage(stored, player, { mayMark, hall: await playerHall(house, stored) });
  return mine ? sendOwn(c, mine) : problem(c, 'link-dead');
}
