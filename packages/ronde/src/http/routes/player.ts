import type { OpenAPIHono } from '@hono/zod-openapi';
import type { PlayerPage } from '@ronde/contract/http/player';
import type { Frozen } from '@ronde/contract/values/same-type';
import type { Refusal } from '@ronde/engine';
import type { Context } from 'hono';
import { arriving, claiming } from '../../links/claiming.ts';
import type { Linked } from '../../links/links.ts';
import { optionsOf } from '../../links/options.ts';
import { gameNow, stillPlays, theirs } from '../../links/sheets.ts';
import { ownView } from '../../player/own-view.ts';
import { playerBoard, playerHall } from '../../player/player-board.ts';
import { playerPage } from '../../player/player-page.ts';
import type { AskedDecision, Decide, Stored } from '../../store/store.ts';
import type { WordFile } from '../../word-list/word-file.ts';
import { playerAuthor } from '../authors.ts';
import { digestOf } from '../decide-command.ts';
import type { Installation } from '../house.ts';
import { problem, refusalToStranger } from '../problems.ts';
import { knows } from '../quick-pages.ts';
import { serveRoutes } from '../serve-route.ts';
import { linked, sendOwnPage, tooSoon } from './public-page.ts';

export function playerRoutes(app: OpenAPIHono, house: Installation): void {
  serveRoutes(app, 'GET /api/player/{code}', (c) =>
    linked(c, house, ({ tournament, player }) => own(c, house, tournament, player)),
  );

  serveRoutes(app, 'POST /api/player/{code}/results', (c) => {
    const { id, deviceAt, round, result } = c.req.valid('json');
    const said = { id, deviceAt, request: digestOf({ round, result }) };
    return linked(c, house, (link) => act(c, house, link, said, claiming(link.player, round, result)));
  });

  serveRoutes(app, 'POST /api/player/{code}/presence', (c) =>
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
  house: Installation,
  { tournament, player }: Linked,
  { id, deviceAt, request }: Said,
  decide: Decide<Refusal | OwnNo>,
): Promise<Response> {
  const wait = house.strangers.sending(`${tournament} ${player}`);
  if (wait > 0) return tooSoon(c, wait);
  const by = playerAuthor(player);
  const asked: AskedDecision = { id, by, at: house.now(), ...(deviceAt !== undefined && { deviceAt }), request };
  const written = await house.store.write(tournament, asked, decide);
  if (!written) return problem(c, 'link-dead');
  if (written.ok) return shown(c, house, written.value.stored, player);
  const { refusal } = written;
  if (typeof refusal === 'string') return problem(c, refusal);
  const stored = await house.store.load(tournament);
  return stored ? refusalToStranger(c, refusal, stored) : problem(c, 'link-dead');
}

async function own(c: Context, house: Installation, tournament: string, player: string): Promise<Response> {
  const stored = await house.store.load(tournament);
  return stored ? shown(c, house, stored, player) : problem(c, 'link-dead');
}

/** Phones ask often: whoever has this page already is told so in a few bytes. The clock alone makes no other page. */
function sendOwn(c: Context, mine: Frozen<PlayerPage>): Response {
  const etag = `"${digestOf({ ...mine, hall: { ...mine.hall, now: 0 } })}"`;
  if (c.req.method === 'GET' && knows(c.req.header('if-none-match'), etag)) return c.body(null, 304, { ETag: etag });
  return c.json(mine, 200, { ETag: etag });
}

async function shown(c: Context, house: Installation, stored: Stored, player: string): Promise<Response> {
  const { presence: mayMark } = await optionsOf(house.strangers.db, stored.id);
  const mine = playerPage(stored, player, { mayMark, hall: await playerHall(house, stored) });
  return mine ? sendOwn(c, mine) : problem(c, 'link-dead');
}

/** What a phone is beside the entry. `list`: asked at each question, since it may be missing. */
export function playerToolRoutes(app: OpenAPIHono, house: Installation, list: () => Promise<WordFile | null>): void {
  serveRoutes(app, 'GET /api/player/{code}/board', (c) =>
    ofPlayer(c, house, async (_, stored) =>
      sendOwnPage(c, house.strangers.pages, ownView(stored), { path: 'player/board', make: playerBoard }),
    ),
  );

  serveRoutes(app, 'POST /api/player/{code}/words', (c) =>
    ofPlayer(c, house, async (link, stored) => {
      if (stillPlays(stored.tournament, link.player)) return problem(c, 'table-in-play');
      const wait = house.strangers.looking(`${link.tournament} ${link.player}`);
      if (wait > 0) return tooSoon(c, wait);
      const file = await list();
      if (!file) return c.json({ list: null, words: [] });
      const { name, count } = file;
      return c.json({ list: { name, count }, words: [...file.check(c.req.valid('json').words)] });
    }),
  );

  serveRoutes(app, 'PUT /api/player/{code}/sheet', (c) =>
    ofPlayer(c, house, async ({ tournament, player }, stored) => {
      const { lines, ...said } = c.req.valid('json');
      const game = gameNow(stored, player, said);
      if (!game) return problem(c, 'no-table');
      if (!(await playerHall(house, stored)).phones.sheet) return problem(c, 'sheet-closed');
      const { sheets, looking } = house.strangers;
      const wait = looking(`${tournament} ${player}`);
      if (wait > 0) return tooSoon(c, wait);
      sheets.put(game, lines);
      return c.json({ other: sheets.read(theirs(game)) });
    }),
  );
}

/** Whose link it is, and their tournament as it stands. */
function ofPlayer(
  c: Context,
  house: Installation,
  then: (link: Linked, stored: Stored) => Promise<Response>,
): Promise<Response> {
  return linked(c, house, async (link) => {
    const stored = await house.store.load(link.tournament);
    return stored ? then(link, stored) : problem(c, 'link-dead');
  });
}
