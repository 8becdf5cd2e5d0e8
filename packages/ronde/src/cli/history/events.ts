import { type AdgEvent, eloEvent, type PlayerId, type PlEvent, plEvent, ratingSystemOf } from '@ronde/engine';
import type { ReadFile } from '../read-tournament.ts';
import { type Somebody, whoIsWho } from './who.ts';

/** A tournament as its rating system reads it, and who its players are. */
export interface Told {
  readonly read: ReadFile;
  /** Key of a person → the id in this file. */
  readonly ids: ReadonlyMap<string, PlayerId>;
  readonly who: ReadonlyMap<PlayerId, Somebody>;
  readonly event:
    | { readonly system: 'pl'; readonly of: PlEvent }
    | { readonly system: 'elo'; readonly of: AdgEvent }
    | null;
}

/** `null` where no system rates it. */
export function told(read: ReadFile): Told {
  const id = read.tournament.id || unnamed(read);
  const tournament = { ...read.tournament, id };
  const who = whoIsWho({ ...read, tournament });
  const key = (player: PlayerId): string => who.get(player)?.key ?? player;
  const ids = new Map([...who].map(([player, somebody]) => [somebody.key, player]));
  const revision = read.file.revision === undefined ? {} : { revision: read.file.revision };
  const system = ratingSystemOf(tournament);
  const event =
    system === 'pl'
      ? { system, of: { ...plEvent(tournament, read.people, key), ...revision } }
      : system === 'elo'
        ? { system, of: { ...eloEvent(tournament, read.people, key), ...revision } }
        : null;
  return { read, ids, who, event };
}

/** A file without an id is known by what it says of itself. */
function unnamed({ tournament: { name, date, event = '', pool = '', theme = '' } }: ReadFile): string {
  return [date, name, event, pool, theme].join('|');
}
