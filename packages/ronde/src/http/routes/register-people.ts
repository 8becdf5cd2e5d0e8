import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import {
  otherEntrySchema,
  type RegisterEntry,
  registerCardSchema,
  registerDoublesSchema,
} from '@ronde/contract/http/register-card';
import { idSchema } from '@ronde/contract/http/text';
import * as z from 'zod';
import { doublesIn, doublesOf, keepApart } from '../../register/doubles.ts';
import { entryOf } from '../../register/entries.ts';
import { mergeEntries, mergesInto, undoMerge } from '../../register/merge.ts';
import { seenIn } from '../../register/seen-in.ts';
import { callerOf } from '../access/caller.ts';
import { answers, body } from '../answers.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';

const ofEntry = z.object({ person: idSchema });

const card = createRoute({
  method: 'get',
  path: '/api/register/people/{person}',
  summary: 'All that the house knows of somebody: lists, tournaments, entries that may be the same person',
  request: { params: ofEntry },
  responses: answers(200, 'The card', registerCardSchema),
});

const doubles = createRoute({
  method: 'get',
  path: '/api/register/doubles',
  summary: 'Pairs of one name that nobody has said to be one person or two',
  responses: answers(200, 'How many, and the first 50', registerDoublesSchema),
});

const merge = createRoute({
  method: 'post',
  path: '/api/register/people/{person}/merge',
  summary: 'The other entry is the same person: it goes into this one',
  request: { params: ofEntry, body: body(otherEntrySchema) },
  responses: answers(200, 'The card of the one that stays', registerCardSchema),
});

const apart = createRoute({
  method: 'post',
  path: '/api/register/people/{person}/apart',
  summary: 'The other entry is somebody else: nobody is asked again',
  request: { params: ofEntry, body: body(otherEntrySchema) },
  responses: answers(200, 'The card', registerCardSchema),
});

const undo = createRoute({
  method: 'post',
  path: '/api/register/merges/{merge}/undo',
  summary: 'Two entries again, as they were before they were merged',
  request: { params: z.object({ merge: idSchema }) },
  responses: answers(200, 'Undone', z.object({})),
});

export function registerPeopleRoutes(app: OpenAPIHono, house: House): void {
  const { db } = house.strangers;

  app.openapi(doubles, async (c) => c.json(await doublesIn(db)));

  app.openapi(card, async (c) => {
    const person = await entryOf(db, c.req.valid('param').person);
    return person ? c.json(await cardOf(house, person)) : problem(c, 'unknown-entry');
  });

  app.openapi(merge, async (c) => {
    const [{ person }, { other }] = [c.req.valid('param'), c.req.valid('json')];
    const by = callerOf(c).account.id;
    if (!(await mergeEntries(db, { kept: person, gone: other, by, at: house.now() })))
      return problem(c, 'unknown-entry');
    const kept = await entryOf(db, person);
    return kept ? c.json(await cardOf(house, kept)) : problem(c, 'unknown-entry');
  });

  app.openapi(apart, async (c) => {
    const [{ person }, { other }] = [c.req.valid('param'), c.req.valid('json')];
    const entry = await keepApart(db, person, other);
    return entry ? c.json(await cardOf(house, entry)) : problem(c, 'unknown-entry');
  });

  app.openapi(undo, async (c) =>
    (await undoMerge(db, c.req.valid('param').merge)) ? c.json({}) : problem(c, 'unknown-entry'),
  );
}

async function cardOf(house: House, person: RegisterEntry) {
  const { db } = house.strangers;
  const [seen, others, merges] = await Promise.all([
    seenIn(db, house.store, person),
    doublesOf(db, person),
    mergesInto(db, person.id),
  ]);
  const names = await house.accounts.names(merges.map(({ by }) => by));
  return {
    person,
    seen: [...seen],
    doubles: [...others],
    merges: merges.map(({ id, at, by, gone: { name, licence } }) => ({
      id,
      at,
      by: names.get(by) ?? '',
      gone: { name, ...(licence !== undefined && { licence }) },
    })),
  };
}
