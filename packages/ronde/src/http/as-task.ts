import { ok, type Result, refused } from '@ronde/engine';
import type { Context } from 'hono';
import type * as z from 'zod';
import { GivenUp } from '../machine/one-task.ts';
import { faultOf } from '../store/faults.ts';
import { inPieces } from '../tasks/pieces.ts';
import type { Unanswered, Work } from '../tasks/tasks.ts';
import { callerOf } from './access/authorize.ts';
import type { Installation, Worded } from './installation.ts';
import { problem } from './problems.ts';

/**
 * A long act. Who says `Prefer: respond-async` (RFC 7240) and waits for more than a second, or as long as `wait` says,
 * is answered 202 with its task; everybody else waits for the answer in this request. `reads`: it writes nothing, and
 * ends when who asked has gone.
 */
export async function asTask(
  c: Context,
  installation: Installation,
  { reads }: { readonly reads: boolean },
  run: (work: Work) => Promise<Worded>,
): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const by = callerOf(c).account.id;
  const prefer = c.req.header('prefer') ?? '';
  const follows = /\brespond-async\b/.test(prefer);
  const task = follows ? installation.tasks.start({ by, about: pathname + search, reads }, run) : null;
  if (!task) return await answeredOrTask(c, installation, await inThisRequest(c, reads, run));
  const gone = () => void installation.tasks.drop(task.id);
  if (reads) c.req.raw.signal.addEventListener('abort', gone, { once: true });
  const patience = patienceOf(prefer, installation);
  // Whoever waits for nothing is told the task, even of an act that would end before the shortest wait.
  const ended = patience === 0 ? null : await Promise.race([task.ended, later(patience)]);
  c.req.raw.signal.removeEventListener('abort', gone);
  if (ended !== null) {
    installation.tasks.drop(task.id);
    return await answeredOrTask(c, installation, ended);
  }
  c.header('Location', `/api/tasks/${task.id}`);
  c.header('Preference-Applied', 'respond-async');
  return c.json(installation.tasks.find(task.id)?.view, 202);
}

/** `wait` is in seconds; nobody is kept waiting for longer than this house does by itself. */
function patienceOf(prefer: string, { tasks }: Installation): number {
  const [, seconds] = /\bwait=(\d{1,4})\b/.exec(prefer) ?? [];
  return Math.min(tasks.patience, 1000 * Number(seconds ?? Number.POSITIVE_INFINITY));
}

async function inThisRequest(
  c: Context,
  reads: boolean,
  run: (work: Work) => Promise<Worded>,
): Promise<Worded | Unanswered> {
  const signal = reads ? c.req.raw.signal : new AbortController().signal;
  try {
    return await run({ signal, tell: () => undefined, beyondCancel: () => undefined });
  } catch (error) {
    // Nobody is left to be answered.
    if (error instanceof GivenUp) throw error;
    return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', error };
  }
}

/** The answer that an act has come to, said to this request. */
export async function answeredOrTask(
  c: Context,
  installation: Installation,
  answer: Worded | Unanswered,
): Promise<Response> {
  if (typeof answer === 'function') return await answer(c);
  if (answer.kind === 'cancelled') return problem(c, 'task-cancelled');
  installation.report(answer.error, c.get('requestId'));
  return problem(c, faultOf(answer.error) ?? 'internal');
}

const later = (ms: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), ms).unref();
  });

/**
 * Each of many held against its schema, others being served in between, which a schema of the whole would not allow.
 * `at`: where they stand in what was sent. `until`: how much of the whole act is then done, 0 to 1.
 */
export async function checkedInPieces<S extends z.ZodType>(
  schema: S,
  { sent, at, until }: { readonly sent: readonly unknown[]; readonly at: string; readonly until: number },
  { signal, tell }: Work,
): Promise<Result<readonly z.output<S>[], readonly z.core.$ZodIssue[]>> {
  const told = (share: number) => tell({ step: 'reading', share: until * share });
  const read = await inPieces(sent, (one) => schema.safeParse(one), { signal, told });
  const issues = read.flatMap(({ error }, i) =>
    (error?.issues ?? []).map((issue) => ({ ...issue, path: [at, i, ...issue.path] })),
  );
  return issues.length > 0 ? refused(issues) : ok(read.flatMap((one) => (one.success ? [one.data] : [])));
}
