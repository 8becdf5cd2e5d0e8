import type { Task } from '@ronde/contract/http/tasks';
import { type AnswerAt, filled, type GivenTo, pathOf, type RouteAddress } from '@ronde/contract/routes/client';
import { type Answer, call, request } from './http.ts';

/** Hears how far a long act is; null: it is over. */
export type ProgressTold = (task: Task | null) => void;

const once = { once: true };
const prefersTask = { Prefer: 'respond-async' };
const prefersTaskNow = { Prefer: 'respond-async, wait=0' };
const askEvery = 500;
/** So often in a row may a task be unknown (another process answers), or its server silent. */
const mostUnknown = 4;
const mostUnheard = 8;

const isTask = (value: unknown): value is Task =>
  typeof value === 'object' && value !== null && 'about' in value && 'cancellable' in value;

/**
 * An act that may take long: it is followed until its answer is there, never given up while the server goes on. `long`:
 * it surely does, and how far it is is told from the beginning.
 */
export async function callLong<A extends RouteAddress>(
  address: A,
  given: GivenTo<A>,
  told: ProgressTold,
  long = false,
): Promise<Answer<AnswerAt<A>>> {
  const { method, path, body } = filled<A>(address, given);
  const headers = long ? prefersTaskNow : prefersTask;
  const answer = await request<AnswerAt<A> | Task>(method, path, body, { repeatable: true, headers });
  if (answer.kind !== 'done') return answer;
  if (!isTask(answer.value)) return { kind: 'done', value: answer.value };
  const end = await endOf(answer.value, told);
  // After a restart: the same again does once what it does.
  if (end === 'unknown') return await callLong(address, given, told, long);
  return end === 'unheard' ? { kind: 'unheard' } : await outcomeOf(address, answer.value);
}

/** One’s own act of this address, begun before this page was opened; null: there is none. */
export async function taskAbout<A extends RouteAddress>(
  address: A,
  given: Omit<GivenTo<A>, 'body'>,
): Promise<Task | null> {
  const path = pathOf(address, given);
  const tasks = await call('GET /api/tasks', {}, once);
  return tasks.kind === 'done' ? (tasks.value.findLast(({ about }) => about === path) ?? null) : null;
}

/** `address`: what the task is of. */
export async function followed<A extends RouteAddress>(
  address: A,
  task: Task,
  told: ProgressTold,
): Promise<Answer<AnswerAt<A>>> {
  return (await endOf(task, told)) === 'ended' ? await outcomeOf(address, task) : { kind: 'unheard' };
}

/** A task answers what its act would have answered. */
async function outcomeOf<A extends RouteAddress>(_: A, task: Task): Promise<Answer<AnswerAt<A>>> {
  const answer = await request<AnswerAt<A>>('GET', outcomePath(task), undefined, once);
  void call('DELETE /api/tasks/{task}', { task: task.id }, once);
  return answer;
}

export const outcomePath = (task: Task): string => pathOf('GET /api/tasks/{task}/answer', { task: task.id });

export const cancelTask = (task: Task): Promise<Answer<object>> => call('DELETE /api/tasks/{task}', { task: task.id });

/** Asks how far it is until it has ended. */
export async function endOf(first: Task, told: ProgressTold): Promise<'ended' | 'unknown' | 'unheard'> {
  let [unknown, unheard] = [0, 0];
  try {
    for (let task = first; task.state !== 'ended'; ) {
      told(task);
      await new Promise((resolve) => setTimeout(resolve, askEvery));
      const now = await call('GET /api/tasks/{task}', { task: first.id }, once);
      if (now.kind === 'done') [task, unknown, unheard] = [now.value, 0, 0];
      else if (now.kind === 'refused' && ++unknown >= mostUnknown) return 'unknown';
      else if (now.kind !== 'refused' && ++unheard >= mostUnheard) return 'unheard';
    }
    return 'ended';
  } finally {
    told(null);
  }
}
