import type { ParsedFile } from '@ronde/contract';
import type { Creation, Event, Tournament } from '@ronde/engine';
import type { Crowd } from '../store/store.ts';
import { reasonsAside } from './reasons-aside.ts';

/** A file as one decision: the tournament whole, and who is in it. */
export interface Import {
  readonly creation: Creation;
  readonly event: Event;
  readonly crowd: Crowd;
}

/**
 * `id`: the tournament's own from now on; `command`: that of the import. It begins private, whatever it was where the
 * file comes from, and its free words stand beside the log.
 */
export function importOf({ tournament, people, file }: ParsedFile, id: string, command: string): Import {
  const { tournament: plain, notes } = reasonsAside(tournament, command);
  const imported: Tournament = { ...plain, id, revision: file.revision ?? 1 };
  const { name, format, date, endDate, place, seed, settings, players } = imported;
  const creation: Creation = {
    id,
    name,
    format,
    date,
    ...(endDate !== undefined && { endDate }),
    ...(place !== undefined && { place }),
    seed,
    settings,
  };
  const numbers = new Map(players.map((player) => [player.id, player.number]));
  return { creation, event: { kind: 'created', tournament: imported }, crowd: { people, numbers, notes } };
}
