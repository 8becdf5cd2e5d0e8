import type { OpenAPIHono } from '@hono/zod-openapi';
import { parseSeasons } from '@ronde/contract/file/parse-season';
import { seasonsSchema } from '@ronde/contract/http/seasons';
import { fileWords } from '@ronde/language';
import { dropSeason, houseSeasons, keepSeasons } from '../../listing/seasons.ts';
import type { House } from '../house.ts';
import { problem, readerOf } from '../problems.ts';
import { serve } from '../serve-route.ts';

export function seasonRoutes(app: OpenAPIHono, house: House): void {
  const { db } = house.strangers;

  serve(app, 'GET /api/seasons', async (c) => c.json(seasonsSchema.parse({ seasons: await houseSeasons(db) })));

  serve(app, 'POST /api/seasons', async (c) => {
    const read = parseSeasons(c.req.valid('json').text);
    if (read.ok) return c.json(seasonsSchema.parse({ seasons: await keepSeasons(db, read.value) }));
    const say = fileWords[readerOf(c)];
    return problem(
      c,
      'bad-season',
      read.refusal.map((one) => ({ path: one.path, message: say.problem(one) })),
    );
  });

  serve(app, 'DELETE /api/seasons/{from}', async (c) =>
    c.json(seasonsSchema.parse({ seasons: await dropSeason(db, c.req.valid('param').from) })),
  );
}
