import type { OpenAPIHono } from '@hono/zod-openapi';
import type { RegisterEntry } from '@ronde/contract/http/register-card';
import { doublesIn, doublesOf, keepApart } from '../../register/doubles.ts';
import { entryOf } from '../../register/entries.ts';
import { mergeEntries, mergesInto, undoMerge } from '../../register/merge.ts';
import { seenIn } from '../../register/seen-in.ts';
import { callerOf } from '../access/caller.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import { serve } from '../serve-route.ts';

export function registerPeopleRoutes(app: OpenAPIHono, house: House): void {
  const { db } = house.strangers;

  serve(app, 'GET /api/register/doubles', async (c) => c.json(await doublesIn(db)));

  serve(app, 'GET /api/register/people/{person}', async (c) => {
    const person = await entryOf(db, c.req.valid('param').person);
    return person ? c.json(await cardOf(house, person)) : problem(c, 'unknown-entry');
  });

  serve(app, 'POST /api/register/people/{person}/merge', async (c) => {
    const [{ person }, { other }] = [c.req.valid('param'), c.req.valid('json')];
    const by = callerOf(c).account.id;
    if (!(await mergeEntries(db, { kept: person, gone: other, by, at: house.now() })))
      return problem(c, 'unknown-entry');
    const kept = await entryOf(db, person);
    return kept ? c.json(await cardOf(house, kept)) : problem(c, 'unknown-entry');
  });

  serve(app, 'POST /api/register/people/{person}/apart', async (c) => {
    const [{ person }, { other }] = [c.req.valid('param'), c.req.valid('json')];
    const entry = await keepApart(db, person, other);
    return entry ? c.json(await cardOf(house, entry)) : problem(c, 'unknown-entry');
  });

  serve(app, 'POST /api/register/merges/{merge}/undo', async (c) =>
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
