import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTasks } from './tasks.ts';

let ticks = 0;
let ids = 0;
const open = () => openTasks<string>({ newId: () => `t${++ids}`, ticks: () => ticks });
beforeEach(() => {
  vi.useFakeTimers();
  [ticks, ids] = [0, 0];
});
afterEach(() => vi.useRealTimers());
const pass = async (ms: number) => {
  ticks += ms;
  await vi.advanceTimersByTimeAsync(ms);
};
const asked = { by: 'claire', about: '/api/x', reads: true };
const endless = (signal: AbortSignal) =>
  new Promise<string>((_, failed) => signal.addEventListener('abort', () => failed(signal.reason)));

test('what only reads is given up once nobody asks about it; what writes goes on', async () => {
  const tasks = open();
  const reads = tasks.start(asked, ({ signal }) => endless(signal));
  const writes = tasks.start({ ...asked, reads: false }, ({ signal }) => endless(signal));
  await pass(25_000);
  tasks.find('t1');
  await pass(25_000);
  expect(tasks.find('t1')?.answer).toBeNull();
  await pass(40_000);
  expect(await reads?.ended).toEqual({ kind: 'cancelled' });
  expect(tasks.find('t2')?.answer).toBeNull();
  tasks.drop('t2');
  expect(await writes?.ended).toEqual({ kind: 'cancelled' });
  tasks.close();
});

test('an answer is kept for ten minutes, eight of one person', async () => {
  const tasks = open();
  for (let n = 0; n < 10; n++) await tasks.start(asked, async () => 'done')?.ended;
  expect(tasks.of('claire').map(({ id }) => id)).toEqual(['t3', 't4', 't5', 't6', 't7', 't8', 't9', 't10']);
  await pass(606_000);
  expect(tasks.of('claire')).toEqual([]);
  tasks.close();
});

test('what is being written is not cancelled', async () => {
  const tasks = open();
  let end = (): void => undefined;
  const task = tasks.start({ ...asked, reads: false }, async ({ beyondCancel }) => {
    beyondCancel();
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    return 'written';
  });
  expect(tasks.find('t1')?.view.cancellable).toBe(false);
  expect(tasks.drop('t1')).toBe(false);
  end();
  expect(await task?.ended).toBe('written');
  tasks.close();
});

test('thirty-two at once in all, four of one person', () => {
  const tasks = open();
  const start = (by: string) => tasks.start({ ...asked, by }, ({ signal }) => endless(signal));
  const started = Array.from({ length: 40 }, (_, n) => start(`person ${n % 9}`));
  expect(started.filter((one) => one !== null)).toHaveLength(32);
  tasks.close();
});
