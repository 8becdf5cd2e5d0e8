import { desk as director, drawNext, playNext, registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import type { DeskData } from '../core/queries.ts';
import { deskOf } from './desk.tsx';

test('a registration that was merged is in no list and makes no namesake; the log still names it', () => {
  const people = [
    { id: 'p1', number: 1, name: 'MARTIN Ada' },
    { id: 'p2', number: 2, name: 'MARTIN Ada', mergedInto: 'p1' },
  ];
  const view = { version: 1, slug: 't', tournament: director().state(), people } as unknown as DeskData;
  const desk = deskOf('t', view);
  expect([...desk.people.keys()]).toEqual(['p1']);
  expect([desk.names.full('p1'), desk.names.short('p1'), desk.names.full('p2')]).toEqual([
    'MARTIN Ada',
    'MARTIN',
    'MARTIN Ada',
  ]);
});

test('DAY-08: the warnings are of what is on screen, the desk’s own last act included', () => {
  const d = registered(8, {}, 42, 'classique-belge');
  const forfeit = (_: number, [, second]: readonly [string, string]) =>
    ({ kind: 'forfeit', by: second, games: [] }) as const;
  playNext(d, forfeit);
  const round = drawNext(d);
  const [match] = d.state().rounds[round - 1]?.matches ?? [];
  const [first = '', second = ''] = match?.players ?? [];
  d.act({
    kind: 'record',
    round,
    players: [first, second],
    result: forfeit(1, [first, second]),
    saw: null,
    anyway: true,
  });
  const view = { version: 1, slug: 't', tournament: d.state(), people: [], warnings: [] } as unknown as DeskData;
  expect(deskOf('t', view).warnings).toEqual([{ code: 'absent-again', round: 2, before: 1, player: first }]);
});
