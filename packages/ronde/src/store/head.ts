import { waiting } from '@ronde/engine';
import type { Head, Stored } from './store.ts';

/** What a list says of this tournament. */
export function headOf({ id, slug, version, publicVersion, tournament }: Stored): Head {
  const { name, format, date, endDate, place, players, rounds, status, open = false } = tournament;
  return {
    id,
    slug,
    version,
    publicVersion,
    name,
    format,
    date,
    ...(endDate !== undefined && { endDate }),
    ...(place !== undefined && { place }),
    players: players.length,
    rounds: rounds.length,
    status,
    open,
    waiting: waiting(tournament),
  };
}
