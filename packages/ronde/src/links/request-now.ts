import { peopleApart } from '../store/merged.ts';
import { ownId } from '../store/own-id.ts';
import type { Stored } from '../store/store.ts';
import type { RegistrationRequest } from './requests.ts';

/** Who a request becomes: its own id names the player, so that two directors who accept at once register once. */
export const playerOf = ({ id, player }: Pick<RegistrationRequest, 'id' | 'player'>): string =>
  player ?? `inscription-${id}`;

type Asking = Pick<RegistrationRequest, 'id' | 'name' | 'state' | 'player'>;

/**
 * A request as the tournament stands: one whose registration was taken back waits for an answer again; one whose
 * registration is there is accepted, though a process that died has not written so.
 */
export function requestNow<R extends Asking>(request: R, stored: Stored): R {
  const isErased = request.name === '';
  if (request.state === 'refused' || isErased) return request;
  const player = playerOf(request);
  if (stored.tournament.players.some(({ id }) => id === player)) return { ...request, state: 'accepted', player };
  // Merged into another registration: still the person who asked.
  const isMerged = stored.people.has(player) && !peopleApart(stored).has(player);
  if (request.state === 'asked' || isMerged) return request;
  const { player: _, ...asked } = request;
  return { ...asked, state: 'asked' } as R;
}

/** The id of the command that registers them: another one after each registration that was taken back. */
export function acceptanceOf(player: string, { log, tournament }: Stored): string {
  const events = log.flatMap((decision) => decision.events);
  const registered = events.filter((event) => event.kind === 'registered' && event.player.id === player).length;
  const before = tournament.players.some(({ id }) => id === player) ? registered - 1 : registered;
  return ownId(before <= 0 ? player : `${player}-${before}`);
}
