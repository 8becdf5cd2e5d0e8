import type { HallClock } from '@ronde/contract/http/hall';
import type { PlayerId, Tournament } from '@ronde/engine';
import { absentAfter } from '@ronde/engine/game/absence';
import { hasRun } from '../clocks/clock-state.ts';
import { type EntryTable, shownResult } from './tables.ts';

export interface Late {
  readonly row: EntryTable;
  readonly player: PlayerId;
}

interface Moment {
  readonly clock: HallClock | null;
  readonly round: number;
  /** Of each player. */
  readonly minutes: number;
  /** The server's time, in ms. */
  readonly now: number;
}

/**
 * Tables without a result where one of the two is marked late or absent, once half of that player's time has run: the
 * forfeit of article 9.5 falls. Where both are away the article says nothing.
 */
export function lateOnes(
  { players }: Pick<Tournament, 'players'>,
  tables: readonly EntryTable[],
  { clock, round, minutes, now }: Moment,
): readonly Late[] {
  if (clock?.round !== round) return [];
  if (absentAfter(hasRun(clock, now) / 1000, minutes * 60) !== 'forfeit') return [];
  const away = new Set(
    players.flatMap(({ id, presence }) => (presence === 'late' || presence === 'absent' ? [id] : [])),
  );
  return tables.flatMap((row) => {
    const [player, other] = row.seats.players.filter((one) => away.has(one));
    const open = !shownResult(row) && !row.match.disputed && !row.match.claim;
    return open && player !== undefined && other === undefined ? [{ row, player }] : [];
  });
}
