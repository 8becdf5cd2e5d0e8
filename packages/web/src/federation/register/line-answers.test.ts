import type { RegisterPreviewLine } from '@ronde/contract/http/register';
import { expect, test } from 'vitest';
import { keptOf } from './use-import.ts';

const entry = { name: 'LEFEVRE Eve', rating: 1550 };
const doubtful: RegisterPreviewLine = {
  line: 4,
  raw: 'Lefevre Eve;;1550',
  kind: 'doubtful',
  entry,
  person: 'p2',
  before: { name: 'LEFÈVRE Ève', licence: 'L2', federation: 'FISF', club: 'Nancy', rating: 1500 },
};

test('IMP-07: a namesake is kept only once it is said who it is; the same person is kept under their licence', () => {
  expect(keptOf(doubtful, undefined)).toBeNull();
  expect(keptOf(doubtful, 'leave')).toBeNull();
  expect(keptOf(doubtful, 'both')).toEqual(entry);
  expect(keptOf(doubtful, 'same')).toEqual({ ...entry, licence: 'L2', federation: 'FISF', person: 'p2' });
  const licensed = { ...doubtful, entry: { ...entry, licence: 'L9' }, before: { name: 'LEFÈVRE Ève' } };
  expect(keptOf(licensed, 'same')).toEqual({ ...entry, licence: 'L9', person: 'p2' });
});

test('with several namesakes nobody is « the same »; what is refused is never kept', () => {
  const { before: _, person: _who, ...several } = doubtful;
  expect(keptOf(several, 'same')).toBeNull();
  expect(keptOf({ ...doubtful, kind: 'refused' }, 'both')).toBeNull();
  expect(keptOf({ ...several, kind: 'new' }, undefined)).toEqual(entry);
});
