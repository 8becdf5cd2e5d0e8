import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { otherSheetSchema, playerBoardSchema, playerSheetSchema } from '@ronde/contract/http/player';
import { wordsAnswerSchema, wordsBodySchema } from '@ronde/contract/http/words';
import type { Context } from 'hono';
import { stillPlays } from '../../links/at-the-table.ts';
import type { Linked } from '../../links/links.ts';
import { gameNow, theirs } from '../../links/sheets.ts';
import { ownView } from '../../player/own-view.ts';
import { playerBoard } from '../../player/player-board.ts';
import { playerHall } from '../../player/player-hall.ts';
import type { Stored } from '../../store/store.ts';
import type { WordFile } from '../../word-list/word-file.ts';
import { answers, body } from '../answers.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { linked, ofLink } from './of-link.ts';
import { sendOwnPage } from './public-page.ts';
import { tooSoon } from './too-soon.ts';

const board = createRoute({
  method: 'get',
  path: '/api/player/{code}/board',
  summary: 'Everybody, the last published round and the standings, for a player’s own tournament',
  request: { params: ofLink },
  responses: answers(200, 'What the public may see, open or not', playerBoardSchema),
});

const words = createRoute({
  method: 'post',
  path: '/api/player/{code}/words',
  summary: 'Words of Scrabble, admitted or not; refused while a table of theirs is in play',
  request: { params: ofLink, body: body(wordsBodySchema) },
  responses: answers(200, 'Each word, and which list answered', wordsAnswerSchema),
});

const sheet = createRoute({
  method: 'put',
  path: '/api/player/{code}/sheet',
  summary: 'The player’s score sheet as far as it is; answers with that of the opponent’s phone',
  request: { params: ofLink, body: body(playerSheetSchema) },
  responses: answers(200, 'The opponent’s sheet', otherSheetSchema),
});

/** What a phone is beside the entry. `list`: asked at each question, since it may be missing. */
export function playerToolRoutes(app: OpenAPIHono, house: House, list: () => Promise<WordFile | null>): void {
  app.openapi(board, (c) =>
    ofPlayer(c, house, async (_, stored) =>
      sendOwnPage(c, house.strangers.pages, ownView(stored), { path: 'player/board', make: playerBoard }),
    ),
  );

  app.openapi(words, (c) =>
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

  app.openapi(sheet, (c) =>
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
