/** What is played by a formula; `either`: both games know it, and only its results say which. */
export type Game = 'scrabble' | 'wargame' | 'either';

/** Every formula by its name in the tournament file, with its game. The rest of what it is: `formulas/<name>`. */
const games = {
  classique: 'scrabble',
  'classique-belge': 'scrabble',
  combinee: 'scrabble',
  'art-de-la-guerre': 'wargame',
  'toutes-rondes': 'either',
  suisse: 'either',
} as const satisfies Readonly<Record<string, Game>>;

export type FormatId = keyof typeof games;

export const isFormat = (name: string): name is FormatId => Object.hasOwn(games, name);

export const gameOf = (format: FormatId): Game => games[format];

/** Whether it is of the wargame alone: words and pages that know no more than the formula ask this. */
export const isWargame = (format: string | undefined): boolean =>
  format !== undefined && isFormat(format) && games[format] === 'wargame';
