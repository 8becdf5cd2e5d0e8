import { expect, test } from 'vitest';
import { delivery } from './delivery.ts';

/** A queue in memory; `answers`: what the server does with each in turn. */
function queue(kept: string[], answers: ('sent' | 'later')[]) {
  const sent: string[] = [];
  const send = async (one: string): Promise<'sent' | 'later'> => {
    sent.push(one);
    await Promise.resolve();
    const answer = answers.shift() ?? 'sent';
    if (answer === 'sent') kept.shift();
    return answer;
  };
  return { sent, kept, next: () => kept[0], send };
}

test('what waits is sent oldest first, until nothing waits', async () => {
  const one = queue(['a', 'b', 'c'], []);
  await delivery(one)(undefined);
  expect([one.sent, one.kept]).toEqual([['a', 'b', 'c'], []]);
});

test('what can’t be taken now waits with all that came after it, and is sent again the next time', async () => {
  const one = queue(['a', 'b'], ['later']);
  const deliver = delivery(one);
  await deliver(undefined);
  expect([one.sent, one.kept]).toEqual([['a'], ['a', 'b']]);
  await deliver(undefined);
  expect([one.sent, one.kept]).toEqual([['a', 'a', 'b'], []]);
});

test('one run at a time: whoever asks meanwhile waits for the run under way, which takes what was added', async () => {
  const one = queue(['a'], []);
  const deliver = delivery(one);
  const first = deliver(undefined);
  one.kept.push('b');
  expect(deliver(undefined)).toBe(first);
  await first;
  expect(one.sent).toEqual(['a', 'b']);
});

test('a run that throws does not stop the next one', async () => {
  const kept = ['a'];
  let times = 0;
  const send = async (): Promise<'sent'> => {
    if (++times === 1) throw new Error('a bug');
    kept.shift();
    return 'sent';
  };
  const deliver = delivery({ next: () => kept[0], send });
  await expect(deliver(undefined)).rejects.toThrow('a bug');
  await deliver(undefined);
  expect([times, kept]).toEqual([2, []]);
});
