import type { OpenAPIHono } from '@hono/zod-openapi';
import type { LogLine } from '@ronde/contract/http/events';
import { mayUndo, type Role } from '@ronde/contract/http/permissions';
import type { Frozen } from '@ronde/contract/values/same-type';
import { logSheet, toCsv } from '@ronde/documents';
import { authorPlayer, type Decision, decideUndo, undoneBy } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import type { Context } from 'hono';
import type { Stored } from '../../store/store.ts';
import { callerOf } from '../access/authorize.ts';
import { fileOfTournament } from '../attachment.ts';
import { authorsOf, type NameAuthor } from '../authors.ts';
import type { Installation } from '../installation.ts';
import { langOf, problem, readerOf } from '../problems.ts';
import { serveRoutes } from '../serve-route.ts';

/** `limit`: only the newest lines, which is quick however long the log. */
export function logRoutes(app: OpenAPIHono, installation: Installation): void {
  serveRoutes(app, 'GET /api/tournaments/{t}/log', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const { account, role } = callerOf(c);
    const nameAuthor = await authorsOf(installation, stored.log, stored, readerOf(c), account);
    return c.json(logLines(stored, { account: account.id, role, nameAuthor }, c.req.valid('query').limit));
  });

  serveRoutes(app, 'GET /api/tournaments/{t}/log.csv', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const spoken = c.req.valid('query').lang ?? langOf(c.req.header('accept-language'));
    return c.body(await logCsv(c, installation, stored, spoken), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      ...fileOfTournament(stored.slug, 'journal', 'csv'),
    });
  });
}

/** The whole log for a spreadsheet, as whoever asks may read it. */
export async function logCsv(c: Context, installation: Installation, stored: Stored, lang: Lang): Promise<string> {
  const { account, role } = callerOf(c);
  const nameAuthor = await authorsOf(installation, stored.log, stored, lang, account);
  const lines = logLines(stored, { account: account.id, role, nameAuthor });
  return toCsv(logSheet(lines, stored.tournament, stored.people, lang));
}

/** Who reads the log: what can be taken back is what *they* may take back. */
interface Reader {
  readonly account: string;
  readonly role: Role;
  readonly nameAuthor: NameAuthor;
}

/** Of each version's whole log, what can be taken back: it depends on every later decision, and costs accordingly. */
const known = new WeakMap<Stored, readonly boolean[]>();

/** The newest `limit` lines of the log, or all of them, the newest first. */
function logLines(stored: Stored, reader: Reader, limit?: number): readonly Frozen<LogLine>[] {
  const shown = limit === undefined ? stored.log : stored.log.slice(-limit);
  const undone = undoneBy(stored.log);
  const free = limit === undefined ? wholly(stored) : freeOf(stored, shown);
  return shown
    .map((decision, index) => ({
      ...decision,
      ...noteOf(stored, decision),
      by: reader.nameAuthor(decision.by),
      ...playerOf(decision),
      undoneBy: undone.get(decision.seq) ?? null,
      undoable: free[index] === true && mayUndo(reader.role, reader.account, decision),
    }))
    .reverse();
}

function playerOf({ by }: Decision): { player?: string } {
  const player = authorPlayer(by);
  return player === null ? {} : { player };
}

function noteOf({ notes }: Stored, { id }: Decision): { note?: string } {
  const note = notes.get(id);
  return note === undefined ? {} : { note };
}

function wholly(stored: Stored): readonly boolean[] {
  const free = known.get(stored) ?? freeOf(stored, stored.log);
  known.set(stored, free);
  return free;
}

const freeOf = ({ log }: Stored, decisions: readonly Decision[]): readonly boolean[] =>
  decisions.map(({ seq }) => decideUndo(log, seq, false).ok);
