import type { Task } from '@ronde/contract/http/tasks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callLong, taskAbout } from './long-act.ts';

const task = (part: Partial<Task> = {}): Task => ({
  id: 't1',
  about: '/api/seasons',
  state: 'running',
  step: 'reading',
  cancellable: true,
  ...part,
});
const asked: string[] = [];
function server(reply: (what: string) => Response): void {
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    return reply(`${method} ${path}`);
  });
}
const unknown = () => Response.json({ code: 'unknown-task', title: '?', status: 404 }, { status: 404 });

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a long act is followed to its answer, and forgotten there once it is here', async () => {
  let looks = 0;
  server((what) => {
    if (what === 'POST /api/seasons') return Response.json(task(), { status: 202 });
    if (what === 'GET /api/tasks/t1/answer') return Response.json({ people: 3 });
    return Response.json(++looks < 30 ? task({ step: 'writing', share: looks / 30 }) : task({ state: 'ended' }));
  });
  const told: (string | null)[] = [];
  const answer = callLong('POST /api/seasons', { body: { text: '' } }, (one) => told.push(one?.step ?? null));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await answer).toEqual({ kind: 'done', value: { people: 3 } });
  expect([told[0], told.at(-2), told.at(-1)]).toEqual(['reading', 'writing', null]);
  expect(asked.at(-1)).toBe('DELETE /api/tasks/t1');
});

test('what is short is answered as ever; a refusal at the end is a refusal', async () => {
  server(() => Response.json({ people: 1 }));
  expect(await callLong('POST /api/seasons', { body: { text: '' } }, () => {})).toEqual({
    kind: 'done',
    value: { people: 1 },
  });
  server((what) => {
    if (what.startsWith('POST')) return Response.json(task({ state: 'ended' }), { status: 202 });
    return Response.json({ code: 'task-cancelled', title: 'Annulé', status: 409 }, { status: 409 });
  });
  const answer = await callLong('POST /api/seasons', { body: { text: '' } }, () => {});
  expect(answer).toMatchObject({ kind: 'refused', problem: { title: 'Annulé' } });
});

test('a task that is known no more is asked for again, and nothing is said meanwhile', async () => {
  let posts = 0;
  server((what) => {
    if (what.startsWith('POST'))
      return ++posts === 1 ? Response.json(task(), { status: 202 }) : Response.json({ n: 2 });
    return unknown();
  });
  const answer = callLong('POST /api/seasons', { body: { text: '' } }, () => {});
  await vi.advanceTimersByTimeAsync(3_000);
  expect([await answer, posts]).toEqual([{ kind: 'done', value: { n: 2 } }, 2]);
});

test('after a reload the newest act of this address is found again', async () => {
  server(() => Response.json([task({ id: 'a' }), task({ id: 'b' }), task({ id: 'c', about: '/api/words' })]));
  expect((await taskAbout('POST /api/seasons', {}))?.id).toBe('b');
});
