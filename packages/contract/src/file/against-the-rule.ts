import { formatOf, type Match, type PlayerId, type Round, stillThere, type Tournament } from '@ronde/engine';
import { meetingsAgain, type RuleNotice } from './meetings-again.ts';

/** Meetings again, exemptions again, and rounds whose tables are not those of the draw. */
export function againstTheRule(tournament: Tournament): readonly RuleNotice[] {
  return [...meetingsAgain(tournament), ...drawnOtherwise(tournament)];
}

/** After so many rounds in a row that the rule would not have drawn, the tournament plainly followed another one. */
const enough = 3;

function drawnOtherwise(tournament: Tournament): readonly RuleNotice[] {
  const notices: RuleNotice[] = [];
  let inARow = 0;
  for (const [i, round] of tournament.rounds.entries()) {
    const tables = inARow < enough ? byTheRule(tournament, round, i + 1) : null;
    if (tables === null) return notices;
    inARow = tables === tablesOf(round.matches) ? 0 : inARow + 1;
    if (inARow > 0) notices.push({ path: `rounds[${i}]`, warning: { code: 'drawn-otherwise', round: i + 1 } });
  }
  return notices;
}

/** The tables that the draw gives with those who played; null where it refuses. */
function byTheRule(tournament: Tournament, { matches, attempt }: Round, round: number): string | null {
  const playing = new Set<PlayerId>(matches.flatMap((match) => match.players));
  const players = tournament.players.map((player) => stillThere(player, round));
  const before: Tournament = { ...tournament, players, rounds: tournament.rounds.slice(0, round - 1), status: 'open' };
  const absent = new Set(players.map((p) => p.id).filter((id) => !playing.has(id)));
  // Pools that the file holds are those of the last attempt: an attempt more would draw their order again.
  const made = round === 1 && tournament.settings.drawn !== undefined;
  const request = { round, attempt: made ? 1 : attempt, ranking: tournament.ranking, absent };
  const draw = formatOf(tournament.format).draw(before, request);
  return draw.ok ? tablesOf(draw.value.matches) : null;
}

function tablesOf(matches: readonly Match[]): string {
  return JSON.stringify(
    matches.map((match) => match.players.toSorted()).toSorted((a, b) => (a.join('\n') < b.join('\n') ? -1 : 1)),
  );
}
