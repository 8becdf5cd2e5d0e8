import type { Stored } from '../store/store.ts';
import type { Options } from './options.ts';
import type { RegistrationRequest } from './requests.ts';

/** Free places now; null: as many as come. Who has left, or only fills a hole, takes none. */
export function freePlaces({ places }: Options, { tournament }: Stored): number | null {
  if (places === null) return null;
  const taken = tournament.players.filter(({ left, spare }) => left === undefined && !spare).length;
  return Math.max(0, places - taken);
}

/** The place on the waiting list, from 1, of whoever has so many before them who ask; null: a place is free for them. */
export const placeOnList = (before: number, free: number): number | null => (before < free ? null : before - free + 1);

/** The place on the waiting list of each request that waits for an answer, from 1; null: a place is free for it. */
export function waitingList(
  requests: readonly RegistrationRequest[],
  free: number | null,
): ReadonlyMap<string, number | null> {
  const asked = requests.filter(({ state }) => state === 'asked');
  return new Map(asked.map(({ id }, i) => [id, free === null ? null : placeOnList(i, free)]));
}
