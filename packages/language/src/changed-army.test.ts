import type { Event, Person } from '@ronde/engine';
import { expect, test } from 'vitest';
import { allSentences } from './index.ts';
import { namesOf } from './names.ts';

const people = new Map<string, Person>([['p1', { name: 'MOREL Ada' }]]);
const seen = { names: namesOf(people, [{ id: 'p1', number: 1 }]), table: () => undefined };
const army = { edition: 'V4', number: 40, name: 'Alexandre le Grand' };
const amended = (from: object, to: object): Event => ({ kind: 'amended', player: 'p1', from, to, frozen: false });

test('an army that was corrected is named, and the one before it', () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
  expect(plain(allSentences.fr().event(amended({}, { army }), seen))).toBe(
    'MOREL Ada : fiche corrigée, armée (« 40 Alexandre le Grand (V4) »)',
  );
  const next = { ...army, number: 83, name: 'Triumvirat' };
  expect(allSentences.en().event(amended({ army }, { army: next }), seen)).toContain('“83 Triumvirat (V4)”');
  expect(allSentences.en().event(amended({ army }, { army: next }), seen)).toContain('“40 Alexandre le Grand (V4)”');
});
