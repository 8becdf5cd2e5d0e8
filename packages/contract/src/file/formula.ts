import { type FormatId, formats, type MatchResult, type Settings } from '@ronde/engine';

/** What a format lets a file hold. */
export interface Formula {
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

/** The formula of that name, null where there is none. */
export function formulaOf(format: string | undefined): Formula | null {
  if (format === undefined || !Object.hasOwn(formats, format)) return null;
  const { id, settings, results } = formats[format as FormatId];
  const idle = idleSettings[id] ?? [];
  return {
    id,
    settings: [...settings, ...idle],
    idle,
    results,
    wargame: results.includes('losses'),
    spare: id === 'art-de-la-guerre',
  };
}

/** Of the contract for all Scrabble formats: Belgian Pdep are ratings. */
const idleSettings: Readonly<Partial<Record<FormatId, readonly (keyof Settings)[]>>> = {
  'classique-belge': ['spreadCap', 'forfeitSpread'],
};

/** The keys of a match that tell a result, and the kinds of result that each one can tell. */
export const resultKeys: Readonly<Record<string, readonly MatchResult['kind'][]>> = {
  games: ['games'],
  forfeit: ['forfeit'],
  awarded: ['awarded'],
  winner: ['losses', 'points', 'decided'],
  cohesion: ['losses'],
  points: ['points'],
};
