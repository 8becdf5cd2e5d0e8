import { type FormatId, type MatchResult, type Settings, traitsOf } from '@ronde/engine';

/** What a format lets a file hold. */
export interface FileFormula {
  readonly id: string;
  /** The keys of `settings` that it may have: those that it reads, and some that change nothing in it. */
  readonly settings: readonly (keyof Settings)[];
  /** Those that change nothing. */
  readonly idle: readonly (keyof Settings)[];
  readonly results: readonly MatchResult['kind'][];
  /** Whether the wargame can be played by it: armies, points off by a malus, ratings with decimals. */
  readonly wargame: boolean;
  /** Whether a spare player may fill a hole. */
  readonly spare: boolean;
}

export function formulaInFile(format: FormatId): FileFormula {
  const { settings, idle, results, spare } = traitsOf(format);
  return { id: format, settings: [...settings, ...idle], idle, results, wargame: results.includes('losses'), spare };
}

/** The keys of a match that tell a result, and the kinds of result that each one can tell. */
export const resultKeysTaken = {
  games: ['games'],
  forfeit: ['forfeit'],
  awarded: ['awarded'],
  winner: ['losses', 'points', 'decided'],
  cohesion: ['losses'],
  points: ['points'],
} as const satisfies Readonly<Record<string, readonly MatchResult['kind'][]>>;
