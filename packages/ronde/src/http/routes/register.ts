import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { listBodySchema } from '@ronde/contract/http/lists';
import {
  gameSchema,
  type KeptLine,
  keptLineSchema,
  knownPersonSchema,
  registerCountSchema,
  registerImportedSchema,
  registerImportHeadSchema,
  registerImportSchema,
  registerPreviewSchema,
  registerQuerySchema,
} from '@ronde/contract/http/register';
import { ok, type Result, refused } from '@ronde/engine';
import * as z from 'zod';
import { knownPeople } from '../../register/known-people.ts';
import { previewFor } from '../../register/list-for-register.ts';
import { listOf } from '../../register/list-of.ts';
import { allKnown, countOf, keepList } from '../../register/register.ts';
import { inPieces } from '../../tasks/pieces.ts';
import type { Work } from '../../tasks/tasks.ts';
import { callerOf } from '../access/caller.ts';
import { answers, body, orTask } from '../answers.ts';
import { asTask } from '../as-task.ts';
import { faultsOf } from '../faults.ts';
import type { House } from '../house.ts';
import { problem, readerOf } from '../problems.ts';
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
  responses: orTask(answers(200, 'What would change', registerPreviewSchema)),
});

const keeping = createRoute({
  method: 'post',
  path: '/api/register/import',
  summary: 'Keeps a federation’s list; tournaments that have begun keep their ratings of the start',
  request: { body: body(registerImportSchema) },
  responses: orTask(answers(200, 'How many people it named', registerImportedSchema)),
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
  app.openAPIRegistry.registerPath(keeping);
  app.post(keeping.path, async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    if (body === undefined) return problem(c, 'not-json');
    const sent = registerImportHeadSchema.safeParse(body);
    if (!sent.success) return problem(c, 'malformed', faultsOf(sent.error.issues, readerOf(c)));
    const { game, listedOn } = sent.data;
    return asTask(c, house, { reads: false }, async (work) => {
      const lines = await linesIn(sent.data.lines, work);
      if (!lines.ok) return (taken) => problem(taken, 'malformed', faultsOf(lines.refusal, readerOf(taken)));
      const people = await keepList(db, { game, listedOn, lines: lines.value }, work);
      return (taken) => taken.json({ people });
    });
  });
}

async function linesIn(
  sent: readonly unknown[],
  { signal, tell }: Work,
): Promise<Result<readonly KeptLine[], readonly z.core.$ZodIssue[]>> {
  const told = (share: number) => tell({ step: 'reading', share: 0.3 * share });
  const read = await inPieces(sent, (line) => keptLineSchema.safeParse(line), { signal, told });
  const issues = read.flatMap(({ error }, i) =>
    (error?.issues ?? []).map((issue) => ({ ...issue, path: ['lines', i, ...issue.path] })),
  );
  return issues.length > 0 ? refused(issues) : ok(read.flatMap(({ data }) => data ?? []));
}
