import { duplicateSeriesOf } from '@ronde/engine/rating/provisional';
import { foundOf } from './path.ts';
import type { FileRefusal } from './problems.ts';
import type { FilePlayer, TournamentFile } from './schema.ts';

/** Ids and frozen places are unique; who left did so after a round that was drawn; dates in order; series that exist. */
export function checkPlayers(file: TournamentFile): readonly FileRefusal[] {
  return [
    ...datesInOrder(file),
    ...uniqueIds(file.players),
    ...uniqueOrders(file.players),
    ...leftInTime(file),
    ...armies(file),
    ...duplicateSeries(file),
  ];
}

function datesInOrder({ date, endDate }: TournamentFile): readonly FileRefusal[] {
  if (date === undefined || endDate === undefined || endDate >= date) return [];
  return [{ code: 'ends-before', path: 'endDate', found: { kind: 'value', value: endDate }, date }];
}

function uniqueIds(players: readonly FilePlayer[]): readonly FileRefusal[] {
  const first = new Map<string, string>();
  return players.flatMap(({ id }, i): FileRefusal[] => {
    const before = first.get(id);
    if (before !== undefined) return [{ code: 'same-id', path: `players[${i}].id`, id, first: before }];
    first.set(id, `players[${i}]`);
    return [];
  });
}

function uniqueOrders(players: readonly FilePlayer[]): readonly FileRefusal[] {
  const first = new Map<number, string>();
  return players.flatMap(({ order }, i): FileRefusal[] => {
    if (order === undefined) return [];
    const before = first.get(order);
    if (before !== undefined) return [{ code: 'same-order', path: `players[${i}].order`, order, first: before }];
    first.set(order, `players[${i}]`);
    return [];
  });
}

/** `left` is the last round in which they were drawn: it can't lie ahead. */
function leftInTime({ players, rounds = [] }: TournamentFile): readonly FileRefusal[] {
  return players.flatMap(({ left }, i): FileRefusal[] =>
    left === undefined || left <= rounds.length
      ? []
      : [{ code: 'left-later', path: `players[${i}].left`, left, rounds: rounds.length }],
  );
}

/** The period of an army ends after it begins. */
function armies({ players }: TournamentFile): readonly FileRefusal[] {
  return players.flatMap(({ army: { from, to } = {} }, i): FileRefusal[] =>
    from === undefined || to === undefined || from <= to
      ? []
      : [
          {
            code: 'wrong-value',
            path: `players[${i}].army.to`,
            found: { kind: 'value', value: to },
            expected: { kind: 'integer', min: from },
          },
        ],
  );
}

/** What is no series would pass for a newcomer's, without a word (Classement PL §2.1). */
function duplicateSeries({ players }: TournamentFile): readonly FileRefusal[] {
  return players.flatMap(({ duplicateSeries: series = '' }, i): FileRefusal[] =>
    series.trim() === '' || duplicateSeriesOf(series) !== null
      ? []
      : [
          {
            code: 'wrong-value',
            path: `players[${i}].duplicateSeries`,
            found: foundOf(series),
            expected: { kind: 'duplicate-series' },
          },
        ],
  );
}
