import { wargameStandings } from '../../standings/wargame-standings.ts';
import type { Refusal } from '../../tournament/refusals.ts';
import type { Tournament } from '../../tournament/state.ts';
import { type Formula, heldOnceClosed } from '../formula.ts';
import { wargameWarnings } from './advice.ts';
import { artDeLaGuerre as traits } from './traits.ts';

/** Up to 11 players 3 rounds, up to 17: 4, else 5, when not said; a spare player is in no number. */
const plannedRounds = heldOnceClosed(
  ({ settings, players }) => settings.rounds ?? defaultRounds(players.filter(({ spare }) => !spare).length),
);

/** L'Art de la Guerre: what it says beside the draw. */
export const wargameFormula: Formula = {
  ...traits,
  id: 'art-de-la-guerre',
  plannedRounds,
  impossible,
  warnings: (tournament) => wargameWarnings(tournament, plannedRounds(tournament)),
  standings: (tournament, ranking, after, final) =>
    wargameStandings(tournament, ranking, { after, final, last: plannedRounds(tournament) }),
};

function defaultRounds(players: number): number {
  if (players <= 11) return 3;
  return players <= 17 ? 4 : 5;
}

/** Fewer than 8 are not official, and play all the same. */
function impossible({ players }: Tournament): Refusal | null {
  const present = players.filter(({ spare }) => !spare).length;
  return present < 2 ? { code: 'too-few-players', present, needed: 2 } : null;
}
