import { wargameStandings } from '../standings/wargame-standings.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Tournament } from '../tournament/state.ts';
import { wargameWarnings } from './art-de-la-guerre-advice.ts';
import { drawWargame } from './art-de-la-guerre-draw.ts';
import type { Format } from './format.ts';

/** L'Art de la Guerre: 3 to 5 rounds, first against second of the standings, clubs kept apart in the early rounds. */
export const artDeLaGuerre: Format = {
  id: 'art-de-la-guerre',
  settings: ['rounds', 'firstRound', 'avoidClubs', 'scale', 'rating'],
  results: ['losses', 'points', 'forfeit', 'awarded'],
  plannedRounds,
  impossible,
  warnings: (tournament) => wargameWarnings(tournament, plannedRounds(tournament)),
  draw: (tournament, request) => drawWargame(tournament, request, plannedRounds(tournament)),
  standings: (tournament, ranking, after, final) =>
    wargameStandings(tournament, ranking, { after, final, last: plannedRounds(tournament) }),
};

/** Up to 11 players 3 rounds, up to 17: 4, else 5, when not said; a spare player is in no number. */
function plannedRounds({ settings, players }: Tournament): number {
  return settings.rounds ?? defaultRounds(players.filter(({ spare }) => !spare).length);
}

export function defaultRounds(players: number): number {
  if (players <= 11) return 3;
  return players <= 17 ? 4 : 5;
}

/** Fewer than 8 are not official, and play all the same. */
function impossible({ players }: Tournament): Refusal | null {
  const present = players.filter(({ spare }) => !spare).length;
  return present < 2 ? { code: 'too-few-players', present, needed: 2 } : null;
}
