import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Fault } from '../store/faults.ts';
import { troublesOf } from './troubles.ts';

it('a trouble is said once at its beginning and once at its end, however many requests it refuses', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  let now: Fault | null = 'disk-full';
  const troubles = troublesOf({ log, look: async () => now, every: 10 });
  const full = new Error('database or disk is full');
  for (let n = 0; n < 50; n++) troubles.report(full, `r${n}`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(lines).toMatchObject([{ trouble: 'disk-full', message: 'database or disk is full', request: 'r0' }]);
  expect(JSON.stringify(lines)).not.toContain('stack');
  expect(troubles.open()).toBe(true);
  now = null;
  await expect.poll(() => lines.length).toBe(2);
  expect(lines[1]).toMatchObject({ trouble: 'disk-full', over: true, times: 50 });
  expect(troubles.open()).toBe(false);
  // A bug is told each time, with where it comes from.
  troubles.report(new TypeError('x'), 'r');
  expect(lines[2]).toMatchObject({ err: { message: 'x' }, request: 'r' });
  troubles.stop();
});
