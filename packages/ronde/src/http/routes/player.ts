import type { OpenAPIHono } from '@hono/zod-openapi';
import type { PlayerPage } from '@ronde/contract/http/player';
import type { Frozen } from '@ronde/contract/values/same-type';
import type { Refusal } from '@ronde/engine';
import { playerAuthor, playsWargame } from '@ronde/engine';
import type { Context } from 'hono';
import { listsFor } from '../../links/army-lists.ts';
import { arriving, claiming, counting } from '../../links/claim.ts';
import { leaveAsked } from '../../links/leaving.ts';
import type { Linked } from '../../links/links.ts';
import { optionsOf } from '../../links/options.ts';
import { gameNow, stillPlays, theirs } from '../../links/sheets.ts';
import { ownView } from '../../player/own-view.ts';
import { playerBoard, playerHall } from '../../player/player-board.ts';
import { playerPage } from '../../player/player-page.ts';
import type { AskedDecision, Decide, Stored } from '../../store/store.ts';
import type { WordFile } from '../../word-list/word-file.ts';
import { digestOf } from '../decide-command.ts';
import type { Installation } from '../installation.ts';
import { problem, refusalToVisitor } from '../problems.ts';
import { knows } from '../quick-pages.ts';
import { serveRoutes } from '../serve-route.ts';
import { linked, sendOwnPage, tooSoon } from './public-page.ts';
import { votesWaiting } from './votes.ts';

export function playerRoutes(app: OpenAPIHono, installation: Installation): void {
  serveRoutes(app, 'GET /api/player/{code}', (c) =>
    linked(c, installation, ({ tournament, player }) => own(c, installation, tournament, player)),
  );

  serveRoutes(app, 'POST /api/player/{code}/results', (c) => {
    const { id, deviceAt, round, result } = c.req.valid('json');
    const said = { id, deviceAt, request: digestOf({ round, result }) };
    return linked(c, installation, (link) => act(c, installation, link, said, claiming(link.player, round, result)));
  });

  serveRoutes(app, 'PUT /api/player/{code}/counters', (c) => {
    const { id, deviceAt, round, counts } = c.req.valid('json');
    const said = { id, deviceAt, request: digestOf({ round, counts }) };
    return linked(c, installation, (link) => act(c, installation, link, said, counting(link.player, round, counts)));
  });

  serveRoutes(app, 'POST /api/player/{code}/presence', (c) =>
    linked(c, installation, async (link) => {
      const { presence: allowed } = await optionsOf(installation.visitors.db, link.tournament);
      if (!allowed) return problem(c, 'presence-closed');
      const { id, deviceAt } = c.req.valid('json');
      return act(
        c,
        installation,
        link,
        { id, deviceAt, request: digestOf({ presence: 'here' }) },
        arriving(link.player),
      );
    }),
  );
}

/** What is refused beside the rules. */
type OwnNo = 'no-table' | 'no-counter' | 'result-corrected' | 'presence-settled';

interface Said {
  readonly id: string;
  readonly deviceAt: string | undefined;
  readonly request: string;
}

async function act(
  c: Context,
  installation: Installation,
  { tournament, player }: Linked,
  { id, deviceAt, request }: Said,
  decide: Decide<Refusal | OwnNo>,
): Promise<Response> {
  const wait = installation.visitors.sending(`${tournament} ${player}`);
  if (wait > 0) return tooSoon(c, wait);
  const by = playerAuthor(player);
  const asked: AskedDecision = { id, by, at: installation.now(), ...(deviceAt !== undefined && { deviceAt }), request };
  const written = await installation.store.write(tournament, asked, decide);
  if (!written) return problem(c, 'link-dead');
  if (written.ok) return shown(c, installation, written.value.stored, player);
  const { refusal } = written;
  if (typeof refusal === 'string') return problem(c, refusal);
  // It is so already.
  if (refusal.code === 'nothing-changes') return own(c, installation, tournament, player);
  const stored = await installation.store.load(tournament);
  return stored ? refusalToVisitor(c, refusal, stored) : problem(c, 'link-dead');
}

async function own(c: Context, installation: Installation, tournament: string, player: string): Promise<Response> {
  const stored = await installation.store.load(tournament);
  return stored ? shown(c, installation, stored, player) : problem(c, 'link-dead');
}

/** Phones ask often: whoever has this page already is told so in a few bytes. The clock alone makes no other page. */
function sendOwn(c: Context, mine: Frozen<PlayerPage>): Response {
  const etag = `"${digestOf({ ...mine, hall: { ...mine.hall, now: 0 } })}"`;
  if (c.req.method === 'GET' && knows(c.req.header('if-none-match'), etag)) return c.body(null, 304, { ETag: etag });
  return c.json(mine, 200, { ETag: etag });
}

export async function shown(c: Context, installation: Installation, stored: Stored, player: string): Promise<Response> {
  const { presence: mayMark } = await optionsOf(installation.visitors.db, stored.id);
  const hall = await playerHall(installation, stored);
  const votes = await votesWaiting(installation, stored, player);
  const leaving = await leaveAsked(installation.visitors.db, stored, player);
  const lists = playsWargame(stored.tournament)
    ? await listsFor(installation.visitors.db, stored.id, player)
    : { due: null, published: false };
  const mine = playerPage(stored, player, { mayMark, hall, votes, lists, leaving });
  return mine ? sendOwn(c, mine) : problem(c, 'link-dead');
}

/** What a phone is beside the entry. `list`: asked at each question, since it may be missing. */
export function playerToolRoutes(
  app: OpenAPIHono,
  installation: Installation,
  list: () => Promise<WordFile | null>,
): void {
  serveRoutes(app, 'GET /api/player/{code}/board', (c) =>
    ofPlayer(c, installation, async (_, stored) =>
      sendOwnPage(c, installation.visitors.pages, ownView(stored), { path: 'player/board', make: playerBoard }),
    ),
  );

  serveRoutes(app, 'POST /api/player/{code}/words', (c) =>
    ofPlayer(c, installation, async (link, stored) => {
      if (stillPlays(stored.tournament, link.player)) return problem(c, 'table-in-play');
      const wait = installation.visitors.looking(`${link.tournament} ${link.player}`);
      if (wait > 0) return tooSoon(c, wait);
      const file = await list();
      if (!file) return c.json({ list: null, words: [] });
      const { name, count } = file;
      return c.json({ list: { name, count }, words: [...file.check(c.req.valid('json').words)] });
    }),
  );

  serveRoutes(app, 'PUT /api/player/{code}/sheet', (c) =>
    ofPlayer(c, installation, async ({ tournament, player }, stored) => {
      const { lines, ...said } = c.req.valid('json');
      const game = gameNow(stored, player, said);
      if (!game) return problem(c, 'no-table');
      if (!(await playerHall(installation, stored)).phones.sheet) return problem(c, 'sheet-closed');
      const { sheets, looking } = installation.visitors;
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
  installation: Installation,
  then: (link: Linked, stored: Stored) => Promise<Response>,
): Promise<Response> {
  return linked(c, installation, async (link) => {
    const stored = await installation.store.load(link.tournament);
    return stored ? then(link, stored) : problem(c, 'link-dead');
  });
}
