import { decidedSum, type WargameScale, wargameScale } from '../criteria/wargame-score.ts';
import type { MatchResult } from '../tournament/match-result.ts';
import type { Warning } from '../tournament/refusals.ts';
import type { Match, Round, Tournament } from '../tournament/state.ts';

/** What the arbiter is asked to look at again: in every result, and in every malus (rules: score). */
export function wargameDoubts(tournament: Tournament): readonly Warning[] {
  const scale = wargameScale(tournament.settings);
  return tournament.rounds.flatMap((round, i) => [
    ...round.matches.flatMap((match) => (match.result ? resultDoubts(match, match.result, i + 1, scale) : [])),
    ...malusDoubts(round, i + 1, scale),
  ]);
}

/**
 * Losses above the total count as the total; a draw in which one side alone is broken wants a note; the typed scores
 * of a decided game add up to 110.
 */
export function resultDoubts(
  { players }: Pick<Match, 'players'>,
  result: MatchResult,
  round: number,
  scale: WargameScale,
): readonly Warning[] {
  const [a, b] = players;
  if (b === undefined) return [];
  if (result.kind === 'points') {
    const [found, rule] = [result.points[0] + result.points[1], decidedSum(scale)];
    return result.winner === null || found === rule
      ? []
      : [{ code: 'points-do-not-add-up', round, players: [a, b], found, rule }];
  }
  if (result.kind !== 'losses') return [];
  const doubts = result.cohesion.flatMap(({ lost, total }, seat): Warning[] =>
    lost > total ? [{ code: 'losses-above-total', round, player: seat === 0 ? a : b, lost, total }] : [],
  );
  const broken = result.cohesion.map(({ lost, total }) => lost >= total);
  if (result.winner !== null || broken[0] === broken[1]) return doubts;
  return [...doubts, { code: 'draw-with-one-broken', round, player: broken[0] ? a : b }];
}

function malusDoubts({ sanctions = [] }: Round, round: number, { malus }: WargameScale): readonly Warning[] {
  return sanctions.flatMap(({ kind, player, points = malus }) =>
    kind === 'malus' && points !== malus
      ? [{ code: 'malus-outside-the-rules', round, player, found: points, rule: malus }]
      : [],
  );
}
