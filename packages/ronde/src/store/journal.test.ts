import type { Decision } from '@ronde/engine';
import { expect, it } from 'vitest';
import { appended, earlierIn, emptyJournal, since } from './journal.ts';

const decision = (seq: number, id: string): Decision => ({ seq, id, at: '2026-11-14T09:00:00Z', by: 'x', events: [] });
const one = appended(emptyJournal(), decision(1, 'a'), 'digest');

it('finds a decision by its command, with what was asked', () => {
  expect(earlierIn(one, 'a')).toEqual({ decision: decision(1, 'a'), request: 'digest' });
  expect(earlierIn(one, 'b')).toBeNull();
});

it('an older state does not see what came after it, though they share their pages', () => {
  const two = appended(one, decision(2, 'b'), null);
  expect(two.pages).toBe(one.pages);
  expect(earlierIn(one, 'b')).toBeNull();
  expect(since(one, 0)).toHaveLength(1);
  expect(since(two, 1)).toEqual([{ decision: decision(2, 'b'), request: null }]);
});

it('two states that grow out of one do not mix', () => {
  const given = appended(emptyJournal(), decision(1, 'a'), null);
  const lost = appended(given, decision(2, 'lost'), null);
  const kept = appended(given, decision(2, 'kept'), null);
  expect(earlierIn(kept, 'lost')).toBeNull();
  expect(earlierIn(kept, 'a')?.decision.seq).toBe(1);
  expect(since(kept, 0).map(({ decision: { id } }) => id)).toEqual(['a', 'kept']);
  expect(since(lost, 0).map(({ decision: { id } }) => id)).toEqual(['a', 'lost']);
});
