import { formatOf } from '../formulas/draws.ts';
import { stillThere } from '../tournament/find.ts';
import type { Match, PlayerId, Tournament } from '../tournament/state.ts';
import { fixedBefore } from './fixed-before.ts';

/**
 * The tables that the rule gives for a round that was drawn before, on the results as they stand now: the same
 * players, the same attempt, the tables that were fixed before it. Null where the rule can't draw them.
 */
export function asDrawnThen(t: Tournament, number: number): readonly Match[] | null {
  const round = t.rounds[number - 1];
  if (!round) return null;
  const playing = new Set<PlayerId>(round.matches.flatMap(({ players }) => players as readonly PlayerId[]));
  const players = t.players.map((player) => stillThere(player, number));
  const absent = new Set(players.map(({ id }) => id).filter((id) => !playing.has(id)));
  // The pools that are kept are those of the last attempt.
  const attempt = number === 1 && t.settings.drawn ? 1 : round.attempt;
  const made = fixedBefore(round);
  const drawn = formatOf(t.format).draw(
    // What was planned then: a closed tournament has the rounds that were held.
    { ...t, players, rounds: t.rounds.slice(0, number - 1), status: 'open' },
    { round: number, attempt, ranking: t.ranking, absent, ...(made.length > 0 && { made }) },
  );
  return drawn.ok ? drawn.value.matches : null;
}
