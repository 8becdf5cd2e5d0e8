import { peopleApart } from '../store/merged.ts';
import type { Stored } from '../store/store.ts';
import type { RegistrationRequest } from './requests.ts';

/** Who a request becomes: its own id names the player, so that two directors who accept at once register once. */
export const playerOf = ({ id, player }: RegistrationRequest): string => player ?? `inscription-${id}`;

/** A request as the tournament stands: one whose registration was taken back waits for an answer again. */
export function requestNow(request: RegistrationRequest, stored: Stored): RegistrationRequest {
  const { player, ...asked } = request;
  const isErased = request.name === '';
  if (request.state !== 'accepted' || player === undefined || isErased) return request;
  const isHere = stored.tournament.players.some(({ id }) => id === player);
  // Merged into another registration: still the person who asked.
  const isMerged = !isHere && stored.people.has(player) && !peopleApart(stored).has(player);
  return isHere || isMerged ? request : { ...asked, state: 'asked' };
}

/** The id of the command that registers them: another one after each registration that was taken back. */
export function acceptanceOf(player: string, { log, tournament }: Stored): string {
  const events = log.flatMap((decision) => decision.events);
  const registered = events.filter((event) => event.kind === 'registered' && event.player.id === player).length;
  const before = tournament.players.some(({ id }) => id === player) ? registered - 1 : registered;
  return before <= 0 ? player : `${player}-${before}`;
}
