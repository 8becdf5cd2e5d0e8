import type { OpenAPIHono } from '@hono/zod-openapi';
import { keptLineSchema, registerImportHeadSchema } from '@ronde/contract/http/register';
import { knownPeople } from '../../register/known-people.ts';
import { previewFor } from '../../register/list-for-register.ts';
import { listOf } from '../../register/list-of.ts';
import { allKnown, countOf, keepList } from '../../register/register.ts';
import { callerOf } from '../access/caller.ts';
import { asTask } from '../as-task.ts';
import { checkedInPieces } from '../checked-in-pieces.ts';
import { faultsOf } from '../faults.ts';
import type { House } from '../house.ts';
import { problem, readerOf } from '../problems.ts';
import { serve, serveUnread } from '../serve-route.ts';
import { isSeries } from './lists.ts';

export function registerRoutes(app: OpenAPIHono, house: House): void {
  const { db } = house.strangers;

  serve(app, 'GET /api/register', async (c) => {
    const { q, game } = c.req.valid('query');
    const { account } = callerOf(c);
    const mine = account.house === 'manager' ? null : await house.accounts.tournamentsOf(account.id);
    return c.json([...(await knownPeople({ db, store: house.store, mine }, q, game))]);
  });

  serve(app, 'GET /api/register/count', async (c) => c.json(await countOf(db, c.req.valid('query').game)));

  serve(app, 'POST /api/register/lists', async (c) => {
    const { game } = c.req.valid('query');
    const sent = c.req.valid('json');
    return asTask(c, house, { reads: true }, async ({ signal, tell }) => {
      const reading = { signal, told: (share: number) => tell({ step: 'reading', share: share / 2 }) };
      const read = await listOf(sent, { decimals: game === 'art-de-la-guerre', armies: false, isSeries }, reading);
      if (!read.ok) return (taken) => problem(taken, read.refusal);
      const comparing = { signal, told: (share: number) => tell({ step: 'comparing', share: (1 + share) / 2 }) };
      const preview = await previewFor(read.value, await allKnown(db, game), comparing);
      return (taken) => taken.json(preview);
    });
  });

  // Tens of thousands of lines are looked at in pieces, which a schema of the whole would not.
  serveUnread(app, 'POST /api/register/import', async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    if (body === undefined) return problem(c, 'not-json');
    const sent = registerImportHeadSchema.safeParse(body);
    if (!sent.success) return problem(c, 'malformed', faultsOf(sent.error.issues, readerOf(c)));
    const { game, listedOn } = sent.data;
    return asTask(c, house, { reads: false }, async (work) => {
      const lines = await checkedInPieces(keptLineSchema, { sent: sent.data.lines, at: 'lines', until: 0.3 }, work);
      if (!lines.ok) return (taken) => problem(taken, 'malformed', faultsOf(lines.refusal, readerOf(taken)));
      const people = await keepList(db, { game, listedOn, lines: lines.value }, work);
      return (taken) => taken.json({ people });
    });
  });
}
