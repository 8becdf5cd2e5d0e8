import { type FormatId, formats, type MatchResult, type Settings } from '@ronde/engine';

/** What a format lets a file hold. */
export interface Formula {
  readonly id: string;
  readonly settings: readonly (keyof Settings)[];
  readonly results: readonly MatchResult['kind'][];
  /** Whether the wargame can be played by it: armies, points off by a malus, ratings with decimals. */
  readonly wargame: boolean;
  /** Whether a spare player may fill a hole. */
  readonly spare: boolean;
}

/** The formula of that name, null where there is none. */
export function formulaOf(format: string | undefined): Formula | null {
  if (format === undefined || !Object.hasOwn(formats, format)) return null;
  const { id, settings, results } = formats[format as FormatId];
  return { id, settings, results, wargame: results.includes('losses'), spare: id === 'art-de-la-guerre' };
}

/** The keys of a match that tell a result, and the kinds of result that each one can tell. */
export const resultKeys: Readonly<Record<string, readonly MatchResult['kind'][]>> = {
  games: ['games'],
  forfeit: ['forfeit'],
  awarded: ['awarded'],
  winner: ['losses', 'points', 'decided'],
  cohesion: ['losses'],
  points: ['points'],
};
