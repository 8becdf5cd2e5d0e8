import { privateCells } from '@ronde/contract/private-text';
import { countedPlayers, waiting } from '@ronde/engine';
import type { Head, Stored } from './store.ts';

/**
 * Grows whenever a head has other keys, or one of them another meaning: those that are kept are then made anew before a
 * list is answered.
 */
export const headShape = 2;

/** Grows whenever a head says more, which a list can do without until it is made anew. */
export const headEdition = 2;

/** What a list says of this tournament. */
export function headOf({ id, slug, version, publicVersion, tournament, people }: Stored): Head {
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
    players: countedPlayers(players).length,
    rounds: rounds.length,
    status,
    open,
    waiting: waiting(tournament),
    privateCells: privateCells(tournament, people).length,
  };
}
