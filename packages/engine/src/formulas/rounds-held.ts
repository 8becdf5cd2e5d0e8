import type { Tournament } from '../tournament/state.ts';

/** Situations: "An event ended early or prolonged". Those planned while it runs, those held once it is closed. */
export function heldOnceClosed(planned: (tournament: Tournament) => number): (tournament: Tournament) => number {
  return (tournament) => (tournament.status === 'closed' ? tournament.rounds.length : planned(tournament));
}
