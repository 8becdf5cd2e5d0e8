import { type FormatId, gameOf, isWargame as ofWargame, simulate, standingsOf, type Tournament } from '@ronde/engine';
import { asksForArmies, blankFields, formulas, type NewTournament } from './fields.ts';
import { planFor } from './plan.ts';

/** A formula as it would be played. */
export interface Candidate {
  readonly format: FormatId;
  readonly rounds: number;
}

/** What one simulated tournament counts. */
export interface Sample {
  /** Games of a player, on average. */
  readonly games: number;
  /** Exemptions in all. */
  readonly exempt: number;
  /** Meetings beyond the first of the same two. */
  readonly repeats: number;
  /** 1 when the best rated wins alone, a part of it where places are shared, else 0. */
  readonly bestWins: number;
}

/** Null where the engine plays no such tournament. */
export function sampleOf({ format, rounds }: Candidate, players: number, seed: number): Sample | null {
  const made = simulate({ format, players, rounds, seed });
  if (!made.ok) return null;
  const { tournament, people } = made.value;
  const tables = tournament.rounds.flatMap(({ matches }) => matches);
  const met = tables.flatMap(({ players: [a, b] }) => (b === undefined ? [] : [[a, b].sort().join(' ')]));
  const first = standingsOf(tournament, people, { final: true }).rows.filter(({ rank }) => rank === 1);
  return {
    games: (2 * met.length) / players,
    exempt: tables.length - met.length,
    repeats: met.length - new Set(met).size,
    bestWins: first.some(({ player }) => player === bestRated(tournament)) ? 1 / first.length : 0,
  };
}

/** The frozen ranking begins with them. */
const bestRated = ({ ranking }: Tournament): string | undefined => ranking[0];

/** Sums of samples, and how many there are. */
export interface SampleTally extends Sample {
  readonly samples: number;
}

export const noSample: SampleTally = { samples: 0, games: 0, exempt: 0, repeats: 0, bestWins: 0 };

export function withSample(tally: SampleTally, sample: Sample): SampleTally {
  return {
    samples: tally.samples + 1,
    games: tally.games + sample.games,
    exempt: tally.exempt + sample.exempt,
    repeats: tally.repeats + sample.repeats,
    bestWins: tally.bestWins + sample.bestWins,
  };
}

/** The averages; null before the first sample. */
export function averages({ samples, ...sums }: SampleTally): Sample | null {
  if (samples === 0) return null;
  const { games, exempt, repeats, bestWins } = sums;
  return {
    games: games / samples,
    exempt: exempt / samples,
    repeats: repeats / samples,
    bestWins: bestWins / samples,
  };
}

/** A formula beside the others: what it would be, or that these numbers do not do. */
export interface Compared {
  readonly format: FormatId;
  /** Null: impossible. */
  readonly candidate: Candidate | null;
}

/** More are not simulated: a day of them would keep the machine busy for minutes. */
export const mostCompared = 200;

/** Round robin and Swiss are played in both games. */
const isOf = (format: FormatId, wargame: boolean): boolean =>
  gameOf(format) === 'either' || ofWargame(format) === wargame;

/**
 * The formulas of the same game, with the numbers that are typed; the chosen one as it is set, the others by their
 * rule.
 */
export function candidatesFor(fields: NewTournament): readonly Compared[] {
  const wargame = asksForArmies(fields);
  const others = { ...blankFields(fields.date), expected: fields.expected, game: fields.game };
  return formulas
    .filter((format) => isOf(format, wargame))
    .map((format) => {
      const plan = planFor(format === fields.format ? fields : { ...others, format });
      return { format, candidate: plan && !plan.refusal ? { format, rounds: plan.rounds } : null };
    });
}
