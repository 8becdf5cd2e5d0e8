import { desk as director } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import type { DeskView } from '../api/desk-query.ts';
import { deskOf } from './desk.ts';

test('a registration that was merged is in no list and makes no namesake; the log still names it', () => {
  const people = [
    { id: 'p1', number: 1, name: 'MARTIN Ada' },
    { id: 'p2', number: 2, name: 'MARTIN Ada', mergedInto: 'p1' },
  ];
  const view = { version: 1, slug: 't', tournament: director().state(), people } as unknown as DeskView;
  const desk = deskOf('t', view);
  expect([...desk.people.keys()]).toEqual(['p1']);
  expect([desk.names.full('p1'), desk.names.short('p1'), desk.names.full('p2')]).toEqual([
    'MARTIN Ada',
    'MARTIN',
    'MARTIN Ada',
  ]);
});
