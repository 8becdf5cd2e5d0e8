import { expect, test } from 'vitest';
import { courier } from './courier.ts';

/** Rounds of delivery that end when they are told to. */
function rounds() {
  const ends: (() => void)[] = [];
  const deliverAll = () => new Promise<void>((resolve) => ends.push(resolve));
  const started = (): number => ends.length;
  const end = async (): Promise<void> => {
    ends.at(-1)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { deliverAll, started, end };
}
const quiet = { report: () => undefined, pause: 3_600_000 };

test('what is queued while a round is under way is carried by one more, once', async () => {
  const { deliverAll, started, end } = rounds();
  const own = courier({ deliverAll }, { ...quiet, mayWrite: () => true });
  own.wake();
  own.wake();
  own.wake();
  expect(started()).toBe(1);
  await end();
  expect(started()).toBe(2);
  await end();
  expect(started()).toBe(2);
  own.stop();
});

test('stopped, it lets what is under way go and starts nothing more; nothing is sent while nothing may be written', async () => {
  const { deliverAll, started, end } = rounds();
  const own = courier({ deliverAll }, { ...quiet, mayWrite: () => true });
  own.wake();
  own.wake();
  own.stop();
  await end();
  own.wake();
  expect(started()).toBe(1);
  const checked = courier({ deliverAll }, { ...quiet, mayWrite: () => false });
  checked.wake();
  checked.stop();
  expect(started()).toBe(1);
});
