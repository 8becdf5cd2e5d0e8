import type { OpenAPIHono } from '@hono/zod-openapi';
import type { FileRefusal } from '@ronde/contract';
import type { Imported } from '@ronde/contract/http/creation';
import { roleOf } from '@ronde/contract/http/permissions';
import type { Problem } from '@ronde/contract/http/problem';
import { inSeasonOfItsDay, type Tournament } from '@ronde/engine';
import { type Dictionary, fileSentences } from '@ronde/language';
import type { Context } from 'hono';
import { importOf } from '../../files/import-decision.ts';
import { journalImport } from '../../files/import-journal.ts';
import type { ImportRead } from '../../files/import-read.ts';
import type { ReadJournal } from '../../files/read-journal.ts';
import { houseSeasons } from '../../installation/seasons.ts';
import { keptArmyLists } from '../../links/army-lists.ts';
import { saveFees } from '../../register/fees.ts';
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
        case 'journal':
          work.beyondCancel();
          work.tell({ step: 'writing' });
          return created(installation, account, sent);
      }
    });
  });
}

/** What was read, and what its tournament is called here. */
type Sent = Extract<ImportRead, { kind: 'read' | 'journal' }>;

async function created(installation: Installation, account: Caller['account'], sent: Sent): Promise<Worded> {
  const { tournament } = sent.kind === 'read' ? sent.file : sent.journal;
  const own = tournament.id;
  const command = sent.id ?? installation.newId();
  const earlier = own === '' ? null : await installation.store.load(own);
  // An id that is another tournament's name in addresses would answer in its place: this one gets a new id.
  const id = sent.copy || own === '' || (earlier && earlier.id !== own) ? installation.newId() : own;
  if (earlier?.id === id && earlier.log[0]?.id !== command)
    return async (taken) => problem(taken, 'already-here', await bothNamed(taken, installation, tournament, earlier));
  if (sent.kind === 'journal') return journalCreated(installation, account, sent, { id, command });
  const known = tournament.status === 'open' ? await houseSeasons(installation.visitors.db) : [];
  const read = { ...sent.file, tournament: inSeasonOfItsDay(tournament, known) };
  const { creation, event, crowd } = importOf(read, id, command);
  const request = digestOf({ copy: sent.copy, file: sent.file.file });
  const said = { id: command, by: account.id, at: installation.now(), request };
  const made = await installation.store.create(creation, event, said, crowd);
  if (!made.ok) return (taken) => problem(taken, made.refusal);
  if (made.value.log[0]?.by !== account.id) return (taken) => problem(taken, 'id-reused');
  return imported(installation, account, made.value);
}

async function imported(
  installation: Installation,
  account: Caller['account'],
  { id, slug }: Stored,
  said?: Dictionary<string>,
): Promise<Worded> {
  await installation.accounts.setMember(id, account.id, 'director');
  return (taken) => {
    const answer: Imported = { id, slug, ...(said && { said: said[readerOf(taken)] }) };
    return taken.json(answer, 201, { Location: `/api/tournaments/${slug}` });
  };
}

/** The same with its whole log, which ends with whoever brought it. */
async function journalCreated(
  installation: Installation,
  account: Caller['account'],
  { copy, journal, lists }: Extract<Sent, { kind: 'journal' }>,
  { id, command }: { readonly id: string; readonly command: string },
): Promise<Worded> {
  const known = new Set(journal.file.log.slice(1).map((decision) => decision.id));
  if (known.has(command)) return (taken) => problem(taken, 'id-reused');
  const strange = await signedHere(installation, journal);
  if (strange.length > 0) return (taken) => refusedFile(taken, strange, journal.tournament.format);
  const line = { id: idBeside(known, installation), by: account.id, at: installation.now() };
  const request = digestOf({ copy, file: journal.file });
  const { creation, event, asked, crowd } = journalImport(journal, { id, command, line, request });
  const made = await installation.store.create(creation, event, asked, crowd);
  if (!made.ok) return (taken) => problem(taken, made.refusal);
  const arrival = made.value.log.findLast(({ events }) => events.some(({ kind }) => kind === 'moved'));
  if (arrival?.by !== account.id) return (taken) => problem(taken, 'id-reused');
  const { db } = installation.visitors;
  await saveFees(db, made.value.id, journal.file.fees);
  const kept = await keptArmyLists(db, made.value, { ...journal.file, lists, now: installation.now() });
  return imported(installation, account, made.value, leftBehind(kept));
}

function idBeside(known: ReadonlySet<string>, { newId }: Installation): string {
  let id = newId();
  while (known.has(id)) id = newId();
  return id;
}

/** Names alone may sign what comes from elsewhere: an account's own id would make somebody of this house its author. */
async function signedHere(installation: Installation, { file }: ReadJournal): Promise<readonly FileRefusal[]> {
  const authors = new Map<string, number>();
  for (const [i, decision] of file.log.entries())
    JSON.stringify(decision, (key, one: unknown) => {
      if (key === 'by' && typeof one === 'string' && !authors.has(one)) authors.set(one, i);
      return one;
    });
  const here = await installation.accounts.names(authors.keys());
  return [...here.keys()].map((by) => ({
    code: 'wrong-value',
    path: `log[${authors.get(by)}].by`,
    found: { kind: 'value', value: by },
    expected: { kind: 'text' },
  }));
}

/** `lists`: army lists that have come along; null: none was asked for. */
const leftBehind = (lists: number | null): Dictionary<string> => {
  const behind = {
    fr: 'Le tournoi est là avec tout son journal, en privé. N’ont pas suivi\u00a0: les liens, contacts et demandes des joueurs, l’équipe et ses invitations, les comptes, les réglages de la salle et de l’inscription en ligne, les votes.',
    en: 'The tournament is here with its whole log, private. Left behind: players’ links, contacts and requests, the team and its invitations, accounts, the settings of the hall and of online registration, votes.',
  };
  if (lists === null) return behind;
  const fr = `Listes d’armée venues avec l’archive\u00a0: ${lists}. Celles qui manquent sont à ajouter aux inscriptions.`;
  const en = `Army lists that came with the archive: ${lists}. Add those that are missing in the registration.`;
  return { fr: `${behind.fr} ${fr}`, en: `${behind.en} ${en}` };
};

/** Both by name, to whom may know of the one that is here. */
async function bothNamed(
  c: Context,
  installation: Installation,
  tournament: Tournament,
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
