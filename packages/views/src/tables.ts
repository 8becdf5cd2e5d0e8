import type { Match, PlayerId } from '@ronde/engine';
import { type SeatedTable, type Seats, seatsOf } from '@ronde/language';

/** A table of two of a round. `at`: its place among all of them. */
export interface TableLine<M extends SeatedTable = Match> {
  readonly table: number;
  readonly at: number;
  readonly match: M;
  readonly seats: Seats;
}

/** The tables of two, as they stand in the round. */
export const tablesOf = <M extends SeatedTable>(matches: readonly M[]): readonly TableLine<M>[] =>
  matches.flatMap((match, at) => {
    const seats = seatsOf(match);
    return seats ? [{ table: match.table ?? at + 1, at, match, seats }] : [];
  });

/** The same in the order of their numbers. */
export const tablesByNumber = <M extends SeatedTable>(matches: readonly M[]): readonly TableLine<M>[] =>
  tablesOf(matches).toSorted((a, b) => a.table - b.table);

/** Who has no opponent in a round. */
export const exemptIn = (matches: readonly SeatedTable[]): readonly PlayerId[] =>
  matches.flatMap(({ players }) => (players.length === 1 ? players : []));

/** How a table stands. `disputed`: whatever was said of it, nothing counts. */
export function tableState({ players, result, disputed }: Match): 'exempt' | 'disputed' | 'entered' | 'awaited' {
  if (players.length === 1) return 'exempt';
  if (disputed) return 'disputed';
  return result ? 'entered' : 'awaited';
}
