import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { parseSeasons } from '@ronde/contract/file/parse-season';
import { seasonFromSchema, seasonsSchema, seasonsSentSchema } from '@ronde/contract/http/seasons';
import { fileWords } from '@ronde/language';
import * as z from 'zod';
import { dropSeason, houseSeasons, keepSeasons } from '../../listing/seasons.ts';
import { answers, body } from '../answers.ts';
import type { House } from '../house.ts';
import { problem, readerOf } from '../problems.ts';

const reading = createRoute({
  method: 'get',
  path: '/api/seasons',
  summary: 'The seasons of the PL rating that the house knows beside the built-in one, the newest first',
  responses: answers(200, 'The seasons', seasonsSchema),
});

const keeping = createRoute({
  method: 'post',
  path: '/api/seasons',
  summary: 'Keeps a season, or several; of one first day the new one replaces the old. No tournament changes',
  request: { body: body(seasonsSentSchema) },
  responses: answers(200, 'The seasons', seasonsSchema),
});

const dropping = createRoute({
  method: 'delete',
  path: '/api/seasons/{from}',
  summary: 'Forgets the season of that first day. No tournament changes',
  request: { params: z.object({ from: seasonFromSchema }) },
  responses: answers(200, 'The seasons', seasonsSchema),
});

export function seasonRoutes(app: OpenAPIHono, house: House): void {
  const { db } = house.strangers;

  app.openapi(reading, async (c) => c.json(seasonsSchema.parse({ seasons: await houseSeasons(db) })));

  app.openapi(keeping, async (c) => {
    const read = parseSeasons(c.req.valid('json').text);
    if (read.ok) return c.json(seasonsSchema.parse({ seasons: await keepSeasons(db, read.value) }));
    const say = fileWords[readerOf(c)];
    return problem(
      c,
      'bad-season',
      read.refusal.map((one) => ({ path: one.path, message: say.problem(one) })),
    );
  });

  app.openapi(dropping, async (c) =>
    c.json(seasonsSchema.parse({ seasons: await dropSeason(db, c.req.valid('param').from) })),
  );
}
