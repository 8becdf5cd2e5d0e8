import type { OpenAPIHono } from '@hono/zod-openapi';
import { keptLineSchema, type RegisterEntry, registerImportHeadSchema } from '@ronde/contract/http/register';
import { fileName, registerSheet, toCsv, toXlsx, workbookType } from '@ronde/documents';
import { civilDay } from '@ronde/language';
import { doublesIn, doublesOf, keepApart } from '../../register/doubles.ts';
import { entryOf } from '../../register/entries.ts';
import { knownPeople, seenIn } from '../../register/known-people.ts';
import { previewFor } from '../../register/list-for-register.ts';
import { forgetLayout, keepLayout, keptLayouts } from '../../register/list-layouts.ts';
import { openList } from '../../register/list-of.ts';
import { mergeEntries, mergesInto, undoMerge } from '../../register/merge.ts';
import { allKnown, countOf, keepList } from '../../register/register.ts';
import { registerChoices, registerList, registerTable } from '../../register/register-list.ts';
import { callerOf } from '../access/authorize.ts';
import { asTask, checkedInPieces } from '../as-task.ts';
import { namedFile } from '../attachment.ts';
import type { Installation } from '../installation.ts';
import { faultsOf, langOf, problem, readerOf } from '../problems.ts';
import { serveRoutes, serveUnread } from '../serve-route.ts';
import { isSeries } from './lists.ts';

export function registerRoutes(app: OpenAPIHono, installation: Installation): void {
  const { db } = installation.visitors;

  serveRoutes(app, 'GET /api/register', async (c) => {
    const { q, game } = c.req.valid('query');
    const { account } = callerOf(c);
    const mine = account.house === 'manager' ? null : await installation.accounts.tournamentsOf(account.id);
    return c.json([...(await knownPeople({ db, store: installation.store, mine }, q, game))]);
  });

  serveRoutes(app, 'GET /api/register/people', async (c) => c.json(await registerList(db, c.req.valid('query'))));

  serveRoutes(app, 'GET /api/register/choices', async (c) =>
    c.json(await registerChoices(db, c.req.valid('query').game)),
  );

  serveRoutes(app, 'GET /api/register/table/{format}', async (c) => {
    const { lang = langOf(c.req.header('accept-language')), ...asked } = c.req.valid('query');
    const { format } = c.req.valid('param');
    const today = civilDay(installation.now());
    const sheet = registerSheet(await registerTable(db, asked), { game: asked.game, today }, lang);
    return c.body(format === 'csv' ? toCsv(sheet) : new Uint8Array(await toXlsx(sheet)), 200, {
      'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : workbookType,
      ...namedFile(fileName('registre', today, asked.game, format)),
    });
  });

  serveRoutes(app, 'GET /api/register/count', async (c) => c.json(await countOf(db, c.req.valid('query').game)));

  serveRoutes(app, 'GET /api/register/federation-list', async (c) => {
    const { game = 'scrabble' } = c.req.valid('query');
    if (!(await installation.sending.recipients.of(game))) return problem(c, 'no-federation');
    const list = await installation.sending.organisersList(game);
    if (!list) return problem(c, 'federation-away');
    const { text, ...head } = list;
    return c.json({ ...head, file: Buffer.from(text).toString('base64') });
  });

  serveRoutes(app, 'PUT /api/list-layouts/{layout}', async (c) => {
    await keepLayout(db, c.req.valid('param').layout, c.req.valid('json'), installation.now());
    return c.json({});
  });

  serveRoutes(app, 'DELETE /api/list-layouts/{layout}', async (c) => {
    await forgetLayout(db, c.req.valid('param').layout);
    return c.json({});
  });

  serveRoutes(app, 'POST /api/register/lists', async (c) => {
    const { game } = c.req.valid('query');
    const sent = c.req.valid('json');
    return asTask(c, installation, { reads: true }, async ({ signal, tell }) => {
      const reading = { signal, told: (share: number) => tell({ step: 'reading', share: share / 2 }) };
      const read = await openList(
        sent,
        { decimals: game === 'art-de-la-guerre', armies: false, isSeries },
        reading,
        await keptLayouts(db),
      );
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
    return asTask(c, installation, { reads: false }, async (work) => {
      const lines = await checkedInPieces(keptLineSchema, { sent: sent.data.lines, at: 'lines', until: 0.3 }, work);
      if (!lines.ok) return (taken) => problem(taken, 'malformed', faultsOf(lines.refusal, readerOf(taken)));
      const people = await keepList(db, { game, listedOn, lines: lines.value }, work);
      return (taken) => taken.json({ people });
    });
  });
}

export function registerPeopleRoutes(app: OpenAPIHono, installation: Installation): void {
  const { db } = installation.visitors;

  serveRoutes(app, 'GET /api/register/doubles', async (c) => c.json(await doublesIn(db)));

  serveRoutes(app, 'GET /api/register/people/{person}', async (c) => {
    const person = await entryOf(db, c.req.valid('param').person);
    return person ? c.json(await cardOf(installation, person)) : problem(c, 'unknown-entry');
  });

  serveRoutes(app, 'POST /api/register/people/{person}/merge', async (c) => {
    const [{ person }, { other }] = [c.req.valid('param'), c.req.valid('json')];
    const by = callerOf(c).account.id;
    if (!(await mergeEntries(db, { kept: person, gone: other, by, at: installation.now() })))
      return problem(c, 'unknown-entry');
    const kept = await entryOf(db, person);
    return kept ? c.json(await cardOf(installation, kept)) : problem(c, 'unknown-entry');
  });

  serveRoutes(app, 'POST /api/register/people/{person}/apart', async (c) => {
    const [{ person }, { other }] = [c.req.valid('param'), c.req.valid('json')];
    const entry = await keepApart(db, person, other);
    return entry ? c.json(await cardOf(installation, entry)) : problem(c, 'unknown-entry');
  });

  serveRoutes(app, 'POST /api/register/merges/{merge}/undo', async (c) =>
    (await undoMerge(db, c.req.valid('param').merge)) ? c.json({}) : problem(c, 'unknown-entry'),
  );
}

async function cardOf(installation: Installation, person: RegisterEntry) {
  const { db } = installation.visitors;
  const [seen, others, merges] = await Promise.all([
    seenIn(db, installation.store, person),
    doublesOf(db, person),
    mergesInto(db, person.id),
  ]);
  const names = await installation.accounts.names(merges.map(({ by }) => by));
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
