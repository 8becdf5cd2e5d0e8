import { type AdgEvent, eloEvent, type PlayerId, type PlEvent, plEvent, ratingSystemOf } from '@ronde/engine';
import type { ReadFile } from '../read-tournament.ts';

/** A tournament as its rating system reads it, and who its players are. */
export interface Told {
  readonly read: ReadFile;
  /** Key of a person → the id in this file. */
  readonly ids: ReadonlyMap<string, PlayerId>;
  readonly event:
    | { readonly system: 'pl'; readonly of: PlEvent }
    | { readonly system: 'elo'; readonly of: AdgEvent }
    | null;
}

/** `id`: what the tournament is known by. `keys`: of its players. `event` is null where no system rates it. */
export function told(read: ReadFile, id: string, keys: ReadonlyMap<PlayerId, string>): Told {
  const tournament = { ...read.tournament, id };
  const key = (player: PlayerId): string => keys.get(player) ?? player;
  const ids = new Map([...keys].map(([player, own]) => [own, player]));
  const system = ratingSystemOf(tournament);
  const event =
    system === 'pl'
      ? { system, of: plEvent(tournament, read.people, key) }
      : system === 'elo'
        ? { system, of: eloEvent(tournament, read.people, key) }
        : null;
  return { read, ids, event };
}
