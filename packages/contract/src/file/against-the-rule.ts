import { formatOf, type Match, outcome, type PlayerId, type Round, type Tournament, type Warning } from '@ronde/engine';

/** What happened otherwise than the rule would have it: never a refusal, a file records what happened. */
export interface RuleNotice {
  readonly path: string;
  readonly warning: Warning;
}

/** Meetings again, exemptions again, and rounds whose tables are not those of the draw. */
export function againstTheRule(tournament: Tournament): readonly RuleNotice[] {
  return [...again(tournament), ...drawnOtherwise(tournament)];
}

function again(tournament: Tournament): readonly RuleNotice[] {
  const earlier = new Map<string, number[]>();
  return tournament.rounds.flatMap((round, i) =>
    round.matches.flatMap((match, j): RuleNotice[] => {
      const path = `rounds[${i}].matches[${j}]`;
      const before = [...(earlier.get(match.players.toSorted().join('\n')) ?? [])];
      for (const key of remembered(tournament, round, match)) earlier.set(key, [...(earlier.get(key) ?? []), i + 1]);
      return before.length === 0 ? [] : [{ path, warning: repeated(match, i + 1, before) }];
    }),
  );
}

function repeated({ players: [first, second] }: Match, round: number, earlier: readonly number[]): Warning {
  if (second === undefined) return { code: 'second-exemption', round, player: first };
  return { code: 'repeat', round, players: [first, second], earlier };
}

/** Who met, as a key; a win without an opponent counts as an exemption (Formule Classique, before round 1). */
function remembered(tournament: Tournament, round: Round, match: Match): readonly string[] {
  const result = outcome(match, tournament.settings, round.bestOf);
  if (match.players.length === 1 || (result && !result.met && result.winner !== null))
    return [result?.winner ?? match.players[0]];
  return result?.met ? [match.players.toSorted().join('\n')] : [];
}

/** After so many rounds in a row that the rule would not have drawn, the tournament plainly followed another one. */
const enough = 3;

/** Nothing is said of a tournament whose first rounds are fixed tables: they are not drawn. */
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
  const players = tournament.players.map(({ left: _, ...player }) => player);
  const before = { ...tournament, players, rounds: tournament.rounds.slice(0, round - 1) };
  const absent = new Set(players.map((p) => p.id).filter((id) => !playing.has(id)));
  const draw = formatOf(tournament.format).draw(before, { round, attempt, ranking: tournament.ranking, absent });
  return draw.ok ? tablesOf(draw.value.matches) : null;
}

function tablesOf(matches: readonly Match[]): string {
  return JSON.stringify(
    matches.map((match) => match.players.toSorted()).toSorted((a, b) => (a.join('\n') < b.join('\n') ? -1 : 1)),
  );
}
