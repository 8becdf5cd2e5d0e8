import { ok, type Result, refused } from '../base/result.ts';
import { formatOf } from '../formulas/draws.ts';
import type { Format } from '../formulas/formula.ts';
import { formulaOf } from '../formulas/formulas.ts';
import { initialRanking } from '../tournament/initial-ranking.ts';
import { type GameScore, gamesWonBy, type Loss, type MatchResult } from '../tournament/match-result.ts';
import type { People } from '../tournament/people.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Settings } from '../tournament/settings.ts';
import type { FormatId, Match, PlayerId, Round, Tournament } from '../tournament/state.ts';
import { normal, simulatedField, uniform } from './field.ts';

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
  const { players: size, rounds, seed } = wanted;
  const start: Tournament = {
    id: `simulation-${wanted.format}-${size}-${rounds}-${seed}`,
    name: 'Tournoi simulé',
    format: wanted.format,
    date: '2026-01-17',
    seed,
    settings: {},
    players: field.players,
    ranking: [],
    rounds: [],
    status: 'open',
  };
  return playedOut(start, field, rounds);
}

/** Who plays, and how well: mean 0, standard deviation 1. */
interface Field {
  readonly people: People;
  readonly strength: Strength;
}

/** The tournament with so many rounds, all closed. Refused as `simulate` is. */
export function playedOut(registered: Tournament, field: Field, rounds: number): Result<Simulated, Refusal> {
  const format = formatOf(registered.format);
  const start = { ...registered, settings: settingsFor(registered, rounds) };
  const wrong = format.impossible(start);
  if (wrong) return refused(wrong);
  const planned = format.plannedRounds(start);
  if (rounds > planned) return refused({ code: 'no-planned-round-left', planned });
  let tournament: Tournament = { ...start, ranking: initialRanking(start, field.people) };
  for (let round = 1; round <= rounds; round++) {
    const next = played(tournament, format, field.strength, round);
    if (!next.ok) return next;
    tournament = next.value;
  }
  return ok({ tournament, people: field.people });
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

/**
 * Settings by which a formula has so many rounds in all: as such, as lengths of phases (the shortest first phase that
 * the number of players allows), as a second turn.
 */
function settingsFor(tournament: Tournament, rounds: number): Settings {
  const { settings: keys } = formulaOf(tournament.format);
  if (keys.includes('rounds')) return { rounds };
  if (keys.includes('phase1')) return phasesFor(tournament, rounds);
  return keys.includes('turns') && rounds > formulaOf(tournament.format).plannedRounds(tournament) ? { turns: 2 } : {};
}

/** Phase 2 has three rounds at least, and as many as phase 3 or one more. */
function phasesFor(tournament: Tournament, rounds: number): Settings {
  const lengths = ([5, 7, 9] as const).map((phase1): Settings => {
    const phase2 = Math.max(3, Math.ceil((rounds - phase1) / 2));
    return { phase1, phase2, phase3: Math.max(0, rounds - phase1 - phase2) };
  });
  const { impossible } = formulaOf(tournament.format);
  const [first = {}] = lengths;
  return lengths.find((settings) => impossible({ ...tournament, settings }) === null) ?? first;
}

/** A table that is about to be played. */
interface SimulatedTable {
  readonly seed: number;
  readonly round: number;
  readonly players: readonly [PlayerId, PlayerId];
  readonly starts: PlayerId | undefined;
  /** Strength of each, in standard deviations. */
  readonly strengths: readonly [number, number];
}

/** Somebody does not come to one table in a hundred; both to one in ten of these. */
const noShow = 0.01;

/** How a table ends, forfeits included. `play`: of the game itself. */
function simulatedResult(
  table: SimulatedTable,
  bestOf: 1 | 3,
  play: (table: SimulatedTable, bestOf: 1 | 3) => MatchResult,
): MatchResult {
  const { seed, round, players } = table;
  const drawn = uniform({ seed, what: 'no-show', round, ids: players }) / noShow;
  if (drawn >= 1) return play(table, bestOf);
  const by = drawn < 0.1 ? 'both' : drawn < 0.55 ? players[0] : players[1];
  return { kind: 'forfeit', by, games: [] };
}

/**
 * 3,002 real games: mean score 417, standard deviation 67, 36 % of the margins over 100, 0.4 % draws, the first
 * player wins 58.5 %. So the total of a game has mean 834 and deviation 78, its margin deviation 109, of which the
 * strength of the two is a part, and who starts is 23 ahead.
 */
const model = { total: 834, totalSpread: 78, margin: 93, skill: 44, start: 23 } as const;

function scrabbleResult(table: SimulatedTable, bestOf: 1 | 3): MatchResult {
  const games: GameScore[] = [];
  const needed = (bestOf + 1) / 2;
  while (games.length < bestOf && gamesWonBy(0, games) < needed && gamesWonBy(1, games) < needed)
    games.push(scrabbleGame(table, games.length + 1));
  return { kind: 'games', games };
}

/** In two winning games the other starts the second. */
function scrabbleGame({ seed, round, players, starts, strengths }: SimulatedTable, number: number): GameScore {
  const ids = [...players, String(number)];
  const firstStarts = (starts === undefined || starts === players[0]) === (number % 2 === 1);
  const margin =
    model.skill * (strengths[0] - strengths[1]) +
    (firstStarts ? model.start : -model.start) +
    model.margin * normal({ seed, what: 'margin', round, ids });
  const total = model.total + model.totalSpread * normal({ seed, what: 'total', round, ids });
  return [Math.round((total + margin) / 2), Math.round((total - margin) / 2)];
}

/** A game that is not finished in time is a draw: about one in eight. */
const undecided = 0.2;

/** Losses of armies of 15 to 30 units, each player's the same all day. */
function wargameResult({ seed, round, players, strengths }: SimulatedTable): MatchResult {
  const edge = 0.6 * (strengths[0] - strengths[1]) + normal({ seed, what: 'battle', round, ids: players });
  const share = (at: 0 | 1): number =>
    uniform({ seed, what: 'losses', round, ids: [players[at], players[1 - at] ?? ''] });
  const winner = edge < -undecided ? 1 : edge > undecided ? 0 : null;
  const close = 1 / (1 + (edge < 0 ? -edge : edge));
  const loss = (at: 0 | 1): Loss => {
    const total = 15 + Math.floor(16 * uniform({ seed, what: 'units', round: 0, ids: [players[at]] }));
    if (winner === null) return { lost: Math.floor(total * (0.3 + 0.6 * share(at))), total };
    // Who loses is broken; the closer the battle, the more the winner lost.
    return { lost: winner === at ? Math.floor(total * share(at) * close) : total, total };
  };
  return { kind: 'losses', winner: winner === null ? null : players[winner], cohesion: [loss(0), loss(1)] };
}

/**
 * `{ ...whole, ...more }`, in a shape that all values made so share. Node 20 gives each object that is spread and then
 * added to a shape of its own, and thousands of those are read several times more slowly.
 */
export function extended<T extends object, M extends object>(whole: T, more: M): Omit<T, keyof M> & M {
  return Object.assign({}, whole, more);
}
