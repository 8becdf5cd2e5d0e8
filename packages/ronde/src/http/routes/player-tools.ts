import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { stillPlays } from '../../links/at-the-table.ts';
import type { Linked } from '../../links/links.ts';
import { gameNow, theirs } from '../../links/sheets.ts';
import { ownView } from '../../player/own-view.ts';
import { playerBoard } from '../../player/player-board.ts';
import { playerHall } from '../../player/player-hall.ts';
import type { Stored } from '../../store/store.ts';
import type { WordFile } from '../../word-list/word-file.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { serve } from '../serve-route.ts';
import { linked } from './of-link.ts';
import { sendOwnPage } from './public-page.ts';
import { tooSoon } from './too-soon.ts';

/** What a phone is beside the entry. `list`: asked at each question, since it may be missing. */
export function playerToolRoutes(app: OpenAPIHono, house: House, list: () => Promise<WordFile | null>): void {
  serve(app, 'GET /api/player/{code}/board', (c) =>
    ofPlayer(c, house, async (_, stored) =>
      sendOwnPage(c, house.strangers.pages, ownView(stored), { path: 'player/board', make: playerBoard }),
    ),
  );

  serve(app, 'POST /api/player/{code}/words', (c) =>
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

  serve(app, 'PUT /api/player/{code}/sheet', (c) =>
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
  house: House,
  then: (link: Linked, stored: Stored) => Promise<Response>,
): Promise<Response> {
  return linked(c, house, async (link) => {
    const stored = await house.store.load(link.tournament);
    return stored ? then(link, stored) : problem(c, 'link-dead');
  });
}
