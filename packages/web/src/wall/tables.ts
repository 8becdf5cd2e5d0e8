import type { PublicRound } from '@ronde/contract/http/public';
import type { Match, PlayerId } from '@ronde/engine';
import { seatsOf } from '@ronde/language';

/** A table of two, who starts first; without a starter the higher placed stands first. */
export interface TableLine {
  readonly table: number;
  readonly players: readonly [PlayerId, PlayerId];
  readonly starter: boolean;
  readonly awaited: boolean;
}

/** Who has no table, after the tables. */
export interface ExemptLine {
  readonly exempt: PlayerId;
}

export const exemptLine = ({ tables }: Pick<PublicRound, 'tables'>): readonly ExemptLine[] =>
  tables.flatMap(({ players: [one, two] }) => (one !== undefined && two === undefined ? [{ exempt: one }] : []));

/** In the order of their numbers. `awaited`: no result counts there yet, a dispute included. */
export function tablesByNumber({ tables }: Pick<PublicRound, 'tables'>): readonly TableLine[] {
  return tables
    .flatMap(({ table = 0, players: [one = '', two], starts, state }) => {
      const match: Match = {
        players: two === undefined ? [one] : [one, two],
        ...(starts !== undefined && { starts }),
      };
      const seats = seatsOf(match);
      return seats
        ? [{ table, players: seats.players, starter: starts !== undefined, awaited: state !== 'entered' }]
        : [];
    })
    .sort((a, b) => a.table - b.table);
}
