import { expect, test } from 'vitest';
import type { FederationFact } from './facts.ts';
import { federationState } from './state.ts';

const stateOf = (...facts: readonly FederationFact[]) =>
  federationState(facts.map((fact, i) => ({ number: i + 1, id: `d${i + 1}`, at: '2026-03-01', by: 'Zoé', fact })));

const received = (receipt: number, revision: number): FederationFact => ({
  ...{ kind: 'received', receipt, document: 'lyon', revision, sender: 'club', digest: `${receipt}` },
});
const accepted = (receipt: number): FederationFact => ({
  kind: 'accepted',
  receipt,
  people: { p1: `person ${receipt}` },
});

test('a newer revision supersedes; of two copies of one revision the one accepted last counts', () => {
  const newer = stateOf(received(1, 1), received(2, 2), accepted(2), accepted(1));
  expect(newer.counted.get('lyon')?.receipt).toBe(2);
  const copies = stateOf(received(1, 1), received(2, 1), accepted(1), accepted(2));
  expect(copies.counted.get('lyon')).toMatchObject({ receipt: 2, people: new Map([['p1', 'person 2']]) });
  const other = stateOf(received(1, 1), received(2, 1), accepted(2), accepted(1));
  expect(other.counted.get('lyon')?.receipt).toBe(1);
});

test('a document that is withdrawn goes in all its revisions: the older one does not come back', () => {
  const state = stateOf(received(1, 1), accepted(1), received(2, 2), accepted(2), {
    ...{ kind: 'withdrawn', document: 'lyon', because: 'joué deux fois' },
  });
  expect([...state.counted]).toEqual([]);
  expect([...state.receipts.values()].map((receipt) => receipt.state.kind)).toEqual(['withdrawn', 'withdrawn']);
});

test('two merges that would close a circle, the first given back last: the second says nothing new', () => {
  const state = stateOf(
    { kind: 'merged', gone: 'a', kept: 'b' },
    { kind: 'undone', decision: 1 },
    { kind: 'merged', gone: 'b', kept: 'a' },
    { kind: 'undone', decision: 2 },
  );
  expect([...state.merged]).toEqual([['a', 'b']]);
});
