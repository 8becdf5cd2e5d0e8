import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenTo, readings } from './live.ts';

/** The browser's stream, as far as it is heard here. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  static readonly all: Source[] = [];
  readonly CLOSED = Source.CLOSED;
  readyState = 0;
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { lastEventId: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    super();
    Source.all.push(this);
  }
  close(): void {
    this.closed = true;
  }
}

const last = (): Source => Source.all.at(-1) as Source;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
  Source.all.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a stream that goes is opened again after as long as is asked for, refused or not', async () => {
  const heard: unknown[] = [];
  listenTo('/live', {
    told: (version) => heard.push(version),
    said: { hall: () => heard.push('hall') },
    lost: async (refused) => {
      heard.push(refused);
      return refused ? 3000 : 1000;
    },
  });
  last().onmessage?.({ lastEventId: '12' });
  last().dispatchEvent(new Event('hall'));
  last().onerror?.();
  await vi.advanceTimersByTimeAsync(999);
  expect([heard, Source.all.length, last().closed]).toEqual([[12, 'hall', false], 1, true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(Source.all.length).toBe(2);
  last().readyState = Source.CLOSED;
  last().onerror?.();
  await vi.advanceTimersByTimeAsync(2999);
  expect(Source.all.length).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect([heard.at(-1), Source.all.length]).toEqual([true, 3]);
});

test('let go while it was being asked when to come back, a stream stays closed', async () => {
  const leave = listenTo('/live', { told: () => {}, lost: () => new Promise((go) => setTimeout(() => go(10), 50)) });
  last().onerror?.();
  leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect(Source.all.length).toBe(1);
});

test('one reading at a time: what is asked for meanwhile is read once after it, and then again by itself', async () => {
  let [begun, ended] = [0, 0];
  const { now, stop } = readings(async () => {
    begun++;
    await new Promise((go) => setTimeout(go, 100));
    ended++;
    return 5000;
  });
  void now();
  void now();
  void now();
  await vi.advanceTimersByTimeAsync(150);
  expect([begun, ended]).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(50);
  expect([begun, ended]).toEqual([2, 2]);
  await vi.advanceTimersByTimeAsync(4999);
  expect(begun).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toBe(3);
  stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(begun).toBe(3);
});

test('a reading that says so is not made again by itself', async () => {
  let times = 0;
  const { now } = readings(async () => {
    times++;
    return null;
  });
  await now();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times).toBe(1);
  await now();
  expect(times).toBe(2);
});
