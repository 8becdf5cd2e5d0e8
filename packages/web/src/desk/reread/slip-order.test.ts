import type { Event } from '@ronde/engine';
import { games, registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import type { LogLine } from '../../core/queries.ts';
import { entryTables } from '../entry/tables.ts';
import { slipOrder } from './reread-page.tsx';

const line = (seq: number, events: readonly Event[], undoneBy: number | null = null): LogLine =>
  ({ seq, id: `c${seq}`, at: '2026-11-14T10:00:00Z', by: 'Claire', events, undoneBy }) as unknown as LogLine;

test('slips lie in the order of typing; a correction does not move one, what was undone was never typed', () => {
  const desk = registered(8);
  desk.act({ kind: 'draw', round: 1, without: [] });
  desk.act({ kind: 'publish', round: 1, attempt: 1 });
  const record = (match: number, score: number, saw: number | null) => {
    const [a = '', b = ''] = desk.state().rounds[0]?.matches[match]?.players ?? [];
    const before = saw === null ? null : games([saw, 300]);
    desk.act({ kind: 'record', round: 1, players: [a, b], result: games([score, 300]), saw: before });
  };
  record(2, 400, null);
  record(0, 410, null);
  desk.undo(desk.log.length);
  record(1, 420, null);
  record(0, 430, null);
  record(2, 440, 400);
  const undone = desk.log.flatMap(({ undoes = [] }) => undoes);
  const log = desk.log.map(({ seq, events }) => line(seq, events, undone.includes(seq) ? seq : null)).toReversed();
  const round = desk.state().rounds[0];
  if (!round) throw new Error('No round.');
  expect(slipOrder(entryTables(round, []), log, 1).map(({ at }) => at)).toEqual([2, 1, 0]);
});
