import {
  formatOf,
  type Match,
  type PlayerId,
  type Round,
  stillThere,
  type Tournament,
  traitsOf,
  type Warning,
} from '@ronde/engine';

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

/** What happened otherwise than the rule would have it: never a refusal, a file records what happened. */
export interface RuleNotice {
  readonly path: string;
  readonly warning: Warning;
}

/**
 * Players who meet again, and second exemptions. In a circle (round robin, pools) the order of the circle says who
 * meets and who is exempt; in the last phase of the Formule Combinée only its own meetings count.
 */
function meetingsAgain(tournament: Tournament): readonly RuleNotice[] {
  const { circle, last } = phasesOf(tournament);
  const earlier = new Map<string, number[]>();
  const notices: RuleNotice[] = [];
  tournament.rounds.forEach((round, i) => {
    if (i === last) for (const key of earlier.keys()) if (key.includes('\n')) earlier.delete(key);
    const before = new Map(earlier);
    round.matches.forEach((match, j) => {
      const rounds = before.get(match.players.toSorted().join('\n'));
      if (rounds && i >= circle) {
        notices.push({ path: `rounds[${i}].matches[${j}]`, warning: repeated(match, i + 1, rounds) });
      }
      for (const key of remembered(match)) earlier.set(key, [...(earlier.get(key) ?? []), i + 1]);
    });
  });
  return notices;
}

/** Rounds that a circle makes, and the index of the first round of the last phase. */
function phasesOf({ format, settings }: Tournament): { readonly circle: number; readonly last: number } {
  const { circles } = traitsOf(format);
  if (circles === 'whole') return { circle: Number.POSITIVE_INFINITY, last: Number.POSITIVE_INFINITY };
  const { phase1 = 5, phase2 = 3 } = settings;
  return circles === 'pools' ? { circle: phase1, last: phase1 + phase2 } : { circle: 0, last: -1 };
}

function repeated({ players: [first, second] }: Match, round: number, earlier: readonly number[]): Warning {
  if (second === undefined) return { code: 'second-exemption', round, player: first };
  return { code: 'repeat', round, players: [first, second], earlier };
}

/** Who met, as a key; a win without an opponent counts as an exemption (Formule Classique, before round 1). */
function remembered({ players, result }: Match): readonly string[] {
  const [first, second] = players;
  if (second === undefined) return [first];
  if (result?.kind === 'forfeit' && result.games.length === 0) return freeWinner(players, result.by);
  return result ? [players.toSorted().join('\n')] : [];
}

const freeWinner = (players: readonly PlayerId[], by: PlayerId): readonly PlayerId[] =>
  by === 'both' ? [] : players.filter((id) => id !== by);
