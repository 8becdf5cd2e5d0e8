/** People whom the house knows, from federations' lists; and what a tournament asks of whom. */
export interface RegisterTables {
  register_people: RegisterPersonRow;
  register_ratings: RegisterRatingRow;
  register_merges: RegisterMergeRow;
  register_apart: RegisterApartRow;
  register_carries: RegisterCarryRow;
  fees: FeeRow;
}

export interface FeeRow {
  tournament: string;
  /** JSON: up to four bands. */
  bands: string;
}

export interface RegisterPersonRow {
  id: string;
  name: string;
  /** ` lefevre zoe`: without accents and case, a space before each word, to be found by. */
  name_key: string;
  licence: string | null;
  federation: string | null;
  club: string | null;
  category: string | null;
  birth_year: number | null;
}

/** What one game's list says of somebody. */
export interface RegisterRatingRow {
  person: string;
  game: 'scrabble' | 'art-de-la-guerre';
  rating: number | null;
  /** 0 and 1 for no and yes. */
  provisional: number;
  series: string | null;
  /** The date of the list, or of the tournament's last day where its own rating was carried here; a civil date. */
  listed_on: string;
  /** Last day of the last event that is known, a civil date. */
  last_event: string | null;
}

/** Two entries that became one. */
export interface RegisterMergeRow {
  id: string;
  at: string;
  /** An account's id. */
  by: string;
  /** The entry that stayed. */
  person: string;
  /** JSON: both as they were, and the one as it became; empty once it was undone. */
  entries: string;
}

/** The ratings of a tournament, carried to the register. */
export interface RegisterCarryRow {
  id: string;
  at: string;
  /** An account's id. */
  by: string;
  /** A tournament's id. */
  tournament: string;
  /** JSON: each entry as it was (null: it was made) and as it became; empty once it was undone. */
  entries: string;
}

/** Two entries of one name that somebody has said to be two people; `a` before `b`. */
export interface RegisterApartRow {
  a: string;
  b: string;
}

declare module '../store/sql/tables.ts' {
  interface Tables extends RegisterTables {}
}
