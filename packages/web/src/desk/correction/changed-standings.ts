import { apply, type MatchResult, standingsOf, type Tournament } from '@ronde/engine';
import type { Desk } from '../../shell/desk.ts';

/** The closed rounds after which a corrected result changes the standings. `at`: index of the match in its round. */
export function changedStandings(
  { tournament, people }: Pick<Desk, 'tournament' | 'people'>,
  round: number,
  at: number,
  result: MatchResult,
): readonly number[] {
  const from = tournament.rounds[round - 1]?.matches[at]?.result ?? null;
  const corrected = apply(tournament, { kind: 'result', round, match: at, from, to: result });
  const rows = (state: Tournament, after: number) => JSON.stringify(standingsOf(state, people, { after }).rows);
  const later = tournament.rounds
    .map((_, i) => i + 1)
    .filter((n) => n >= round && tournament.rounds[n - 1]?.status === 'closed');
  return later.filter((after) => rows(tournament, after) !== rows(corrected, after));
}
