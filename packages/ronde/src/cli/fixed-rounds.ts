import { type Tournament, traitsOf } from '@ronde/engine';
import { openingRounds } from '@ronde/engine/pairing/opening-tables';

/**
 * How many rounds are fixed tables, by those drawn in round 1 or (before it) expected, X included (Formule Classique,
 * the fixed rounds); none in the other formulas.
 */
export function fixedRounds({ format, players, rounds: [first], settings }: Tournament): number {
  if (!traitsOf(format).settings.includes('openingTables')) return 0;
  const present = first
    ? first.matches.flatMap((match) => match.players).length
    : players.filter((player) => player.presence !== 'absent' && player.left === undefined).length;
  return openingRounds(present + (present % 2), settings).length;
}
