import type { Tournament } from '@ronde/engine';

/**
 * How many rounds are fixed tables: with 8 at the draw of round 1 two, with 10 to 16 three, X included
 * (Formule Classique, the fixed rounds); none above, and none below.
 */
export function fixedRounds({ players, rounds: [first] }: Tournament): number {
  const present = first
    ? first.matches.flatMap((match) => match.players).length
    : players.filter((player) => player.presence !== 'absent' && player.left === undefined).length;
  const withX = present + (present % 2);
  if (withX < 8 || withX > 16) return 0;
  return withX === 8 ? 2 : 3;
}
