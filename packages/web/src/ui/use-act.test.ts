import { expect, test } from 'vitest';
import type { Answer } from '../core/http.ts';
import { runAct, type Trouble } from './use-act.ts';

/** What a button shows while an act runs, and after it. */
async function shown(act: () => Promise<Answer<number>>) {
  const busy: boolean[] = [];
  const troubles: (Trouble | null)[] = [];
  const value = await runAct(
    act,
    (is) => busy.push(is),
    (is) => troubles.push(is),
  ).catch((bug: Error) => bug.message);
  return { busy, troubles, value };
}

test('an act that is done gives its value and clears the refusal before it', async () => {
  const found = await shown(async () => ({ kind: 'done', value: 7 }));
  expect(found).toEqual({ busy: [true, false], troubles: [null], value: 7 });
});

test('a refusal stays until the next act', async () => {
  const problem = { status: 409, title: 'Non' };
  const found = await shown(async () => ({ kind: 'refused', problem }));
  expect(found).toEqual({ busy: [true, false], troubles: [{ kind: 'refused', problem }], value: null });
});

test('an act that throws leaves no button busy, and the bug is heard of', async () => {
  const found = await shown(() => Promise.reject(new Error('a bug')));
  expect(found).toEqual({ busy: [true, false], troubles: [], value: 'a bug' });
  const atOnce = await shown(() => {
    throw new Error('at once');
  });
  expect(atOnce).toEqual({ busy: [true, false], troubles: [], value: 'at once' });
});
