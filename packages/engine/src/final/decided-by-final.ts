import { figuresOf } from '../standings/figures.ts';
import type { DecidedByFinal, MatchOfFinal, Standings } from '../standings/standing.ts';
import { gamesIn } from '../tournament/match-result.ts';
import { playsWargame } from '../tournament/plays-wargame.ts';
import type { FinalMatch, PlayerId, Tournament } from '../tournament/state.ts';
import { finalOutcome } from './final-outcome.ts';
import { tiersOf } from './final-places.ts';

/**
 * What a final made of the standings of the rounds (rules: formule belge, "finals"): whom it placed, and its matches.
 * `order`: everybody, in the order of the places after it. Null: it orders nobody yet.
 */
export function decidedByFinal(
  tournament: Tournament,
  standings: Standings,
  order: readonly PlayerId[],
): DecidedByFinal | null {
  const tiers = tiersOf(tournament);
  if (tiers.size === 0) return null;
  return {
    players: order.filter((id) => tiers.has(id)),
    before: standings.rows.map(({ player, rank }) => ({ player, rank })),
    matches: (tournament.final?.matches ?? []).map((match) => ended(tournament, match)),
    ...(tournament.final?.lastPlace === 'initial-rank' && { byInitialRank: true }),
  };
}

function ended(tournament: Tournament, match: FinalMatch): MatchOfFinal {
  const { stage, players, result } = match;
  const { winner, wins, carried } = finalOutcome(tournament, match);
  const several = carried !== null || gamesIn(result).length > 1;
  const own = figuresOf({ players, ...(result && { result }) }, tournament.settings, playsWargame(tournament));
  const figures = result && several ? wins : own;
  const turned = winner !== null && winner === players[1];
  return {
    stage,
    players: turned ? [players[1], players[0]] : players,
    end: endOf(match, winner),
    figures: figures && (turned ? [figures[1], figures[0]] : figures),
  };
}

function endOf({ result }: FinalMatch, winner: PlayerId | null): MatchOfFinal['end'] {
  if (!result) return 'open';
  if (winner === null) return 'level';
  return result.kind === 'forfeit' || result.kind === 'awarded' ? result.kind : 'won';
}
