import { isTour, type RoundNoun, roundNoun } from './nouns.ts';

/** The table of Scrabble, the « terrain » of a wargame, with the words that agree with it. */
export interface TableNoun {
  readonly one: string;
  readonly One: string;
  readonly other: string;
  readonly Other: string;
  readonly the: string;
  readonly The: string;
  readonly of: string;
  readonly at: string;
  readonly a: string;
  /** Ends what agrees with it. */
  readonly e: 'e' | '';
}

/** A round, and what has a number there: « table 5 », « terrain 5 ». Apart from `RoundNoun`, which phones load first. */
export interface RoundAndTable extends RoundNoun {
  readonly table: TableNoun;
}

const table: TableNoun = {
  one: 'table',
  One: 'Table',
  other: 'tables',
  Other: 'Tables',
  the: 'la table',
  The: 'La table',
  of: 'de la table',
  at: 'à la table',
  a: 'une table',
  e: 'e',
};

const terrain: TableNoun = {
  one: 'terrain',
  One: 'Terrain',
  other: 'terrains',
  Other: 'Terrains',
  the: 'le terrain',
  The: 'Le terrain',
  of: 'du terrain',
  at: 'sur le terrain',
  a: 'un terrain',
  e: '',
};

/** What is said of the rounds and tables of a format; a Scrabble formula where it is not said. */
export const roundAndTable = (format?: string): RoundAndTable => ({
  ...roundNoun(format),
  table: isTour(format) ? terrain : table,
});
