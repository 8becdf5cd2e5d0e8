import { expect, it } from 'vitest';
import { accountLine } from '../store/data-port.ts';
import { briefly } from './accounts.ts';

function remembering() {
  let time = Date.parse('2026-11-14T09:00:00.000Z');
  let [asked, told] = [0, 0];
  const line = accountLine(async () => {
    told += 1;
  });
  const kept = briefly<string>(() => new Date(time).toISOString(), line);
  const of = (value: string | null = 'Claire') =>
    kept.of('token', async () => {
      asked += 1;
      return value;
    });
  return {
    line,
    of,
    asked: () => asked,
    told: () => told,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

it('asks once within three seconds, then anew', async () => {
  const { of, asked, pass } = remembering();
  await of();
  pass(2999);
  expect([await of('another'), asked()]).toEqual(['Claire', 1]);
  pass(1);
  expect([await of('another'), asked()]).toEqual(['another', 2]);
});

it('asks anew where the clock went back', async () => {
  const { of, asked, pass } = remembering();
  await of();
  pass(-1);
  await of();
  expect(asked()).toBe(2);
});

it('keeps nobody: who comes a moment later is somebody', async () => {
  const { of } = remembering();
  expect(await of(null)).toBeNull();
  expect(await of()).toBe('Claire');
});

it('forgets with every change, this process’s own and those that it hears of', async () => {
  const { line, of, asked, told } = remembering();
  await of();
  await line.changed();
  await of();
  line.told();
  await of();
  expect([asked(), told()]).toEqual([3, 1]);
});

it('does not keep what was read while something changed', async () => {
  const { line } = remembering();
  const kept = briefly<string>(() => '2026-11-14T09:00:00.000Z', line);
  const before = kept.of('token', async () => {
    line.told();
    return 'before';
  });
  expect(await before).toBe('before');
  expect(await kept.of('token', async () => 'after')).toBe('after');
});

it('remembers nothing while it hears nothing, nor of before once it hears again', async () => {
  const { line, of, asked } = remembering();
  await of();
  line.deaf();
  await of();
  await of();
  expect(asked()).toBe(3);
  line.again();
  await of();
  await of();
  expect(asked()).toBe(4);
});

it('a change stands where the others cannot be told', async () => {
  const seen: unknown[] = [];
  const line = accountLine(
    () => Promise.reject(new Error('away')),
    (error) => void seen.push(error),
  );
  await line.changed();
  expect(seen).toHaveLength(1);
});
