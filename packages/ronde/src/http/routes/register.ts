import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { listBodySchema } from '@ronde/contract/http/lists';
import {
  gameSchema,
  knownPersonSchema,
  registerCountSchema,
  registerImportedSchema,
  registerImportSchema,
  registerPreviewSchema,
  registerQuerySchema,
} from '@ronde/contract/http/register';
import * as z from 'zod';
import { knownPeople } from '../../register/known-people.ts';
import { previewFor } from '../../register/list-for-register.ts';
import { listOf } from '../../register/list-of.ts';
import { allKnown, countOf, keepList } from '../../register/register.ts';
import { callerOf } from '../access/caller.ts';
import { answers, body } from '../answers.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { isSeries } from './lists.ts';

const search = createRoute({
  method: 'get',
  path: '/api/register',
  summary: 'People whom this house knows: of a federation’s list, of the reader’s own tournaments',
  request: { query: registerQuerySchema },
  responses: answers(200, 'At most 20, the best first', z.array(knownPersonSchema)),
});

const count = createRoute({
  method: 'get',
  path: '/api/register/count',
  summary: 'How many people federations’ lists have named, and the date of the newest list',
  request: { query: z.object({ game: gameSchema }) },
  responses: answers(200, 'How many, as of when', registerCountSchema),
});

const preview = createRoute({
  method: 'post',
  path: '/api/register/lists',
  summary: 'Reads a federation’s list and says what it would change; nothing is written',
  request: { query: z.object({ game: gameSchema }), body: body(listBodySchema) },
  responses: answers(200, 'What would change', registerPreviewSchema),
});

const keeping = createRoute({
  method: 'post',
  path: '/api/register/import',
  summary: 'Keeps a federation’s list; tournaments that have begun keep their ratings of the start',
  request: { body: body(registerImportSchema) },
  responses: answers(200, 'How many people it named', registerImportedSchema),
});

export function registerRoutes(app: OpenAPIHono, house: House): void {
  const { db } = house.strangers;

  app.openapi(search, async (c) => {
    const { q, game } = c.req.valid('query');
    const { account } = callerOf(c);
    const mine = account.house === 'manager' ? null : await house.accounts.tournamentsOf(account.id);
    return c.json([...(await knownPeople({ db, store: house.store, mine }, q, game))]);
  });

  app.openapi(count, async (c) => c.json(await countOf(db, c.req.valid('query').game)));

  app.openapi(preview, async (c) => {
    const { game } = c.req.valid('query');
    const read = await listOf(c.req.valid('json'), { decimals: game === 'art-de-la-guerre', armies: false, isSeries });
    return read.ok ? c.json(previewFor(read.value, await allKnown(db, game))) : problem(c, read.refusal);
  });

  app.openapi(keeping, async (c) => {
    const { game, listedOn, lines } = c.req.valid('json');
    return c.json({ people: await keepList(db, { game, listedOn, lines }) });
  });
}
