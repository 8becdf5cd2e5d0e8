import type { OpenAPIHono } from '@hono/zod-openapi';
import type { FileRefusal } from '@ronde/contract';
import { roleOf } from '@ronde/contract/http/permissions';
import type { Problem } from '@ronde/contract/http/problem';
import { inSeasonOfItsDay } from '@ronde/engine';
import { type Dictionary, fileSentences } from '@ronde/language';
import type { Context } from 'hono';
import { importOf } from '../../files/import-decision.ts';
import type { ImportRead } from '../../files/import-read.ts';
import { houseSeasons } from '../../listing/seasons.ts';
import type { Stored } from '../../store/store.ts';
import { type Caller, callerOf } from '../access/authorize.ts';
import { asTask } from '../as-task.ts';
import { digestOf } from '../decide-command.ts';
import type { Installation, Worded } from '../installation.ts';
import { faultsOf, problem, readerOf } from '../problems.ts';
import { serveUnread } from '../serve-route.ts';

/** The body is read beside this process, whatever stands in it: no schema looks at it here. */
export function importRoutes(app: OpenAPIHono, installation: Installation): void {
  serveUnread(app, 'POST /api/tournaments/import', async (c) => {
    const body = new Uint8Array(await c.req.arrayBuffer());
    const { account } = callerOf(c);
    return asTask(c, installation, { reads: false }, async (work) => {
      const sent = await installation.readImport(account.id, body, work.signal);
      if (typeof sent === 'string') return (taken) => problem(taken, sent);
      switch (sent.kind) {
        case 'not-json':
          return (taken) => problem(taken, 'not-json');
        case 'malformed':
          return (taken) => problem(taken, 'malformed', faultsOf(sent.issues, readerOf(taken)));
        case 'refused':
          return (taken) => refusedFile(taken, sent.problems, sent.format);
        case 'read':
          work.beyondCancel();
          work.tell({ step: 'writing' });
          return created(installation, account, sent);
      }
    });
  });
}

async function created(
  installation: Installation,
  account: Caller['account'],
  { id: asked, copy, file: parsed }: Sent,
): Promise<Worded> {
  const own = parsed.tournament.id;
  const command = asked ?? installation.newId();
  const earlier = own === '' ? null : await installation.store.load(own);
  // An id that is another tournament's name in addresses would answer in its place: this one gets a new id.
  const id = copy || own === '' || (earlier && earlier.id !== own) ? installation.newId() : own;
  if (earlier?.id === id && earlier.log[0]?.id !== command)
    return async (taken) => problem(taken, 'already-here', await bothNamed(taken, installation, parsed, earlier));
  const { tournament } = parsed;
  const known = tournament.status === 'open' ? await houseSeasons(installation.visitors.db) : [];
  const read = { ...parsed, tournament: inSeasonOfItsDay(tournament, known) };
  const { creation, event, crowd } = importOf(read, id, command);
  const said = { id: command, by: account.id, at: installation.now(), request: digestOf({ copy, file: parsed.file }) };
  const made = await installation.store.create(creation, event, said, crowd);
  if (!made.ok) return (taken) => problem(taken, made.refusal);
  if (made.value.log[0]?.by !== account.id) return (taken) => problem(taken, 'id-reused');
  await installation.accounts.setMember(made.value.id, account.id, 'director');
  const { id: imported, slug } = made.value;
  return (taken) => taken.json({ id: imported, slug }, 201, { Location: `/api/tournaments/${slug}` });
}

type Sent = Extract<ImportRead, { kind: 'read' }>;

/** Both by name, to whom may know of the one that is here. */
async function bothNamed(
  c: Context,
  installation: Installation,
  { tournament }: Sent['file'],
  here: Stored,
): Promise<Problem['errors'] | undefined> {
  const { account, role } = callerOf(c);
  const own = roleOf(account.house, await installation.accounts.teamRole(account.id, here.id));
  if (role !== 'manager' && own === 'member') return undefined;
  return [{ path: 'file.id', message: bothNames[readerOf(c)](tournament.name, here.tournament.name) }];
}

const bothNames: Dictionary<(inFile: string, here: string) => string> = {
  fr: (inFile, here) => `Dans le fichier\u00a0: «\u00a0${inFile}\u00a0». Ici\u00a0: «\u00a0${here}\u00a0».`,
  en: (inFile, here) => `In the file: “${inFile}”. Here: “${here}”.`,
};

function refusedFile(c: Context, problems: readonly FileRefusal[], format: string | undefined): Response {
  const text = fileSentences[readerOf(c)];
  const errors = problems.map((one) => ({ path: one.path, message: text.problem(one, format) }));
  return problem(c, 'file-refused', errors);
}
