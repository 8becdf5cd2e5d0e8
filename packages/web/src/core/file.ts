import type { Task } from '@ronde/contract/http/tasks';
import { type ApiRequest, exchange, problemOf } from './exchange.ts';
import { type Answer, refusedAnswer } from './http.ts';
import { lang } from './language/lang.ts';
import { endOf, outcomePath, type ProgressTold } from './long-act.ts';

/**
 * A file of this address, which may wait for its turn. Here a refusal can be said where it was asked for; a link that
 * the browser follows by itself would leave the page for it.
 */
export async function fileAt(address: string, told: ProgressTold): Promise<Answer<Response>> {
  const answer = await asked(address, 'respond-async');
  if (answer?.status !== 202) return await outcome(answer);
  const task = (await answer.json()) as Task;
  return (await endOf(task, told)) === 'ended'
    ? await outcome(await asked(outcomePath(task)))
    : { kind: 'unreachable' };
}

/**
 * Where a sheet can be opened in a window of its own, under its own name, once it is made. A process that does not know
 * the task makes it then.
 */
export async function sheetMadeFor(address: string, told: ProgressTold): Promise<Answer<string>> {
  const answer = await asked(address, 'respond-async, wait=0');
  if (answer?.status !== 202) return openable(await outcome(answer), address);
  const task = (await answer.json()) as Task;
  const end = await endOf(task, told);
  if (end !== 'ended') return end === 'unknown' ? { kind: 'done', value: address } : { kind: 'unreachable' };
  const made = `${outcomePath(task)}?else=${encodeURIComponent(address)}`;
  if ((await asked(made, undefined, 'HEAD'))?.ok) return { kind: 'done', value: made };
  return openable(await outcome(await asked(made)), made);
}

const openable = (answer: Answer<Response>, at: string): Answer<string> =>
  answer.kind === 'done' ? { kind: 'done', value: at } : answer;

async function asked(address: string, prefer?: string, method: ApiRequest['method'] = 'GET'): Promise<Response | null> {
  const headers = { Accept: '*/*', ...(prefer !== undefined && { Prefer: prefer }) };
  const got = await exchange({ method, path: address, lang: lang.get(), headers }, async (response) => response);
  return got.kind === 'answered' ? got.value : null;
}

async function outcome(answer: Response | null): Promise<Answer<Response>> {
  // Nothing would have been written.
  if (!answer) return { kind: 'unreachable' };
  return answer.ok ? { kind: 'done', value: answer } : refusedAnswer(await problemOf(answer));
}

/** Into the folder for downloads, under the name that the server gave it. */
export async function save(file: Response): Promise<void> {
  const link = document.createElement('a');
  link.download = /filename="([^"]+)"/.exec(file.headers.get('content-disposition') ?? '')?.[1] ?? '';
  link.href = URL.createObjectURL(await file.blob());
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
