import { expect, test } from 'vitest';
import { delivering, delivery, type OutboxEntry, outboxOn } from './outbox.ts';

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

interface Typed {
  readonly id: string;
}

const waiting = (id: string, order: number): OutboxEntry<Typed> => ({ kept: { id }, order, fate: { kind: 'waiting' } });

test('a store that answers later: what it had before is sent first, and a refusal stays until it is read', async () => {
  const disk = new Map([['old', waiting('old', 1)]]);
  const outbox = outboxOn<Typed>({
    all: async () => [...disk.values()],
    write: async (entry) => void disk.set(entry.kept.id, entry),
    remove: async (id) => void disk.delete(id),
  });
  const sent: string[] = [];
  const problem = { status: 409, title: 'Non' };
  const deliver = delivering(outbox, {
    ask: async ({ id }: Typed) => {
      sent.push(id);
      return id === 'old' ? ({ kind: 'refused', problem } as const) : ({ kind: 'done' } as const);
    },
    isLater: () => false,
  });
  const told: string[] = [];
  await outbox.ready;
  await outbox.keep({ id: 'new' });
  expect(disk.get('new')).toEqual(waiting('new', 2));
  await deliver(({ id }, { kind }) => told.push(`${id} ${kind}`));
  expect([sent, told]).toEqual([
    ['old', 'new'],
    ['old refused', 'new done'],
  ]);
  await Promise.resolve();
  expect([...disk.values()]).toEqual([{ ...waiting('old', 1), fate: { kind: 'refused', problem } }]);
  outbox.settle('old');
  await Promise.resolve();
  expect([disk.size, outbox.entries.get()]).toEqual([0, []]);
});

test('where the browser keeps nothing, the page does', async () => {
  const nowhere = () => Promise.reject(new Error('no database'));
  const outbox = outboxOn<Typed>({ all: nowhere, write: nowhere, remove: nowhere });
  await outbox.ready;
  await outbox.keep({ id: '1' });
  expect(outbox.nextToSend()).toEqual({ id: '1' });
  outbox.settle('1');
  expect(outbox.nextToSend()).toBeUndefined();
});

test('a shelf that is full: what it could not take is sent all the same, and not what another window has sent', async () => {
  const there: OutboxEntry<Typed> = { ...waiting('1', 1), fate: { kind: 'accepted', version: 4 } };
  const full = () => {
    throw new Error('QuotaExceededError');
  };
  const outbox = outboxOn<Typed>({
    all: () => [waiting('1', 1)],
    now: (id) => (id === '1' ? there : null),
    write: full,
    remove: () => {},
  });
  await outbox.keep({ id: '2' });
  expect(outbox.nextToSend()).toEqual({ id: '2' });
});
