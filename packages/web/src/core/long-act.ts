import type { Task } from '@ronde/contract/http/tasks';
import type { Method } from './exchange.ts';
import { type Answer, request, requestOnce } from './http.ts';

/** Hears how far a long act is; null: it is over. */
export type Told = (task: Task | null) => void;

export const prefersTask = { Prefer: 'respond-async' };
const askEvery = 500;
/** So often in a row may a task be unknown (another process answers), or its server silent. */
const mostUnknown = 4;
const mostUnheard = 8;

const pathOf = ({ id }: Task, rest = ''): string => `/api/tasks/${encodeURIComponent(id)}${rest}`;

const isTask = (value: unknown): value is Task =>
  typeof value === 'object' && value !== null && 'about' in value && 'cancellable' in value;

/** An act that may take long: it is followed until its answer is there, never given up while the server goes on. */
export async function requestLong<T>(method: Method, path: string, body: unknown, told: Told): Promise<Answer<T>> {
  const manner = { repeatable: true, headers: prefersTask };
  const answer = await request<T | Task>(method, path, body, manner);
  if (answer.kind !== 'done') return answer;
  if (!isTask(answer.value)) return { kind: 'done', value: answer.value };
  const end = await endOf(answer.value, told);
  // After a restart: the same again does once what it does.
  if (end === 'unknown') return await requestLong(method, path, body, told);
  return end === 'unheard' ? { kind: 'unheard' } : await outcomeOf<T>(answer.value);
}

/** One’s own act of this address, begun before this page was opened; null: there is none. */
export async function taskAbout(path: string): Promise<Task | null> {
  const tasks = await requestOnce<readonly Task[]>('GET', '/api/tasks');
  return tasks.kind === 'done' ? (tasks.value.findLast(({ about }) => about === path) ?? null) : null;
}

export async function followed<T>(task: Task, told: Told): Promise<Answer<T>> {
  return (await endOf(task, told)) === 'ended' ? await outcomeOf<T>(task) : { kind: 'unheard' };
}

async function outcomeOf<T>(task: Task): Promise<Answer<T>> {
  const answer = await requestOnce<T>('GET', pathOf(task, '/answer'));
  void requestOnce('DELETE', pathOf(task), {});
  return answer;
}

export const outcomePath = (task: Task): string => pathOf(task, '/answer');

export const cancelTask = (task: Task): Promise<Answer<object>> => request('DELETE', pathOf(task), {});

/** Asks how far it is until it has ended. */
export async function endOf(first: Task, told: Told): Promise<'ended' | 'unknown' | 'unheard'> {
  let [unknown, unheard] = [0, 0];
  try {
    for (let task = first; task.state !== 'ended'; ) {
      told(task);
      await new Promise((resolve) => setTimeout(resolve, askEvery));
      const now = await requestOnce<Task>('GET', pathOf(first));
      if (now.kind === 'done') [task, unknown, unheard] = [now.value, 0, 0];
      else if (now.kind === 'refused' && ++unknown >= mostUnknown) return 'unknown';
      else if (now.kind !== 'refused' && ++unheard >= mostUnheard) return 'unheard';
    }
    return 'ended';
  } finally {
    told(null);
  }
}
