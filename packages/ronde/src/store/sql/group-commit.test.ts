import { expect, it } from 'vitest';
import { groupCommit } from './append.ts';

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

it('what arrives while a group is written goes together into the next one, in order', async () => {
  const groups: (readonly number[])[] = [];
  const group = groupCommit<number>(async (jobs) => {
    groups.push(jobs);
    if (groups.length === 1) for (const job of [2, 3, 4]) group.add('T', job);
    await later();
  });
  group.add('T', 1);
  await group.idle();
  expect(groups).toEqual([[1], [2, 3, 4]]);
});

it('writes a lane one group after the other, and two lanes at once', async () => {
  let open = 0;
  let most = 0;
  const lanes = new Map<string, number>();
  const group = groupCommit<string>(async ([lane = '']) => {
    lanes.set(lane, (lanes.get(lane) ?? 0) + 1);
    most = Math.max(most, ++open);
    expect(lanes.get(lane)).toBe(1);
    await later();
    open--;
    lanes.set(lane, 0);
  }, 1);
  for (const lane of ['a', 'b', 'a', 'b', 'a']) group.add(lane, lane);
  await group.idle();
  expect(most).toBe(2);
});

it('is idle at once when nothing was added', async () => {
  await groupCommit<number>(later).idle();
});
