import { extended } from '../base/extended.ts';
import { ok, type Result, refused } from '../base/result.ts';
import { formatOf } from '../formulas/draws.ts';
import type { Format } from '../formulas/formula.ts';
import { initialRanking } from '../tournament/initial-ranking.ts';
import type { People } from '../tournament/people.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { FormatId, Match, PlayerId, Round, Tournament } from '../tournament/state.ts';
import { uniform } from './deviates.ts';
import { simulatedField } from './field.ts';
import { scrabbleResult, simulatedResult, wargameResult } from './results.ts';
import { settingsFor } from './settings-for.ts';

export interface Wanted {
  readonly format: FormatId;
  readonly players: number;
  readonly rounds: number;
  readonly seed: number;
}

export interface Simulated {
  readonly tournament: Tournament;
  readonly people: People;
}

/**
 * A tournament played out by the formula's own draws, with plausible results: spreads, draws, forfeits, absences. The
 * stronger and better rated win more. The same question gives the same bytes. Refused: what the formula refuses, or
 * more rounds than it can have.
 */
export function simulate(wanted: Wanted): Result<Simulated, Refusal> {
  const format = formatOf(wanted.format);
  const field = simulatedField(wanted.seed, wanted.players, !format.results.includes('games'));
  const start = registered(wanted, field.players);
  const wrong = format.impossible(start);
  if (wrong) return refused(wrong);
  const planned = format.plannedRounds(start);
  if (wanted.rounds > planned) return refused({ code: 'no-planned-round-left', planned });
  let tournament: Tournament = { ...start, ranking: initialRanking(start, field.people) };
  for (let round = 1; round <= wanted.rounds; round++) {
    const next = played(tournament, format, field.strength, round);
    if (!next.ok) return next;
    tournament = next.value;
  }
  return ok({ tournament, people: field.people });
}

function registered({ format, players: size, rounds, seed }: Wanted, players: Tournament['players']): Tournament {
  const start: Tournament = {
    id: `simulation-${format}-${size}-${rounds}-${seed}`,
    name: 'Tournoi simulé',
    format,
    date: '2026-01-17',
    seed,
    settings: {},
    players,
    ranking: [],
    rounds: [],
    status: 'open',
  };
  return { ...start, settings: settingsFor(start, rounds) };
}

type Strength = (player: PlayerId) => number;

function played(t: Tournament, format: Format, strength: Strength, round: number): Result<Tournament, Refusal> {
  const absent = awayFrom(t, round);
  const drawn = format.draw(t, { round, attempt: 1, ranking: t.ranking, absent });
  if (!drawn.ok) return drawn;
  const bestOf = t.settings.bestOf ?? 1;
  const play = format.results.includes('games') ? scrabbleResult : wargameResult;
  const matches = drawn.value.matches.map((match): Match => {
    const [first, second] = match.players;
    if (second === undefined) return match;
    const players = [first, second] as const;
    const strengths = [strength(first), strength(second)] as const;
    const table = { seed: t.seed, round, players, starts: match.starts, strengths };
    return extended(match, { result: simulatedResult(table, bestOf, play) });
  });
  const content: Round = { status: 'closed', absent: drawn.value.absent, bestOf, attempt: 1, matches };
  const { pools } = drawn.value;
  const settings = pools && format.settings.includes('drawn') ? { ...t.settings, drawn: pools } : t.settings;
  return ok({ ...t, settings, rounds: [...t.rounds, content] });
}

/** One player in eighty is known to be away from a round, of no field more than one in eight; all begin. */
function awayFrom({ seed, players }: Tournament, round: number): ReadonlySet<PlayerId> {
  if (round === 1) return new Set();
  const away = players.filter(({ id }) => uniform({ seed, what: 'absence', round, ids: [id] }) < 1 / 80);
  return new Set(away.slice(0, Math.floor(players.length / 8)).map(({ id }) => id));
}
