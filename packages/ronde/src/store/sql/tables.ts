/**
 * Every table of the database, in both dialects. A room that keeps something declares its tables in a file of its own
 * and adds them here (`declare module`), so that the store knows none of them. Every key begins with the tournament's
 * id where the row belongs to one; times are ISO 8601 texts, JSON columns are texts.
 */
export interface Tables extends TournamentTables {
  migrations: MigrationRow;
}

interface TournamentTables {
  tournaments: TournamentRow;
  people: PersonRow;
  decisions: DecisionRow;
  notes: NoteRow;
}

export interface TournamentRow {
  id: string;
  slug: string;
  version: number;
  /** The version at the last change that the public can see. */
  public_version: number;
  /** Id of the request that created it: sent twice, it creates once. */
  creation_id: string;
  name: string;
  date: string;
  place: string | null;
  created_at: string;
  /** What a list says of it, as JSON; null or of another version: to be made anew. `head_engine`: who made it, and how. */
  head: string | null;
  head_version: number;
  head_engine: string | null;
}

export interface PersonRow {
  tournament: string;
  player: string;
  number: number;
  name: string;
  licence: string | null;
  federation: string | null;
  birth_year: number | null;
  pseudonym: string | null;
  /** JSON of what the desk notes for itself; null: nothing. */
  marks: string | null;
  /** The tournament's version when this row was last written: whoever knows an older one reads the newer rows only. */
  version: number;
}

export interface DecisionRow {
  tournament: string;
  seq: number;
  command_id: string;
  at: string;
  /** The time on the device that asked, as it says; null where it said none. */
  device_at: string | null;
  by: string;
  events: string;
  undoes: string | null;
  /** Digest of what was asked; null in what an earlier version wrote. */
  request: string | null;
  /** The `factsVersion` of the program that wrote it; null: an earlier one than said so. */
  facts: number | null;
}

/** A free-text reason, outside the log so that it can be erased; null once it was. */
interface NoteRow {
  tournament: string;
  command_id: string;
  note: string | null;
  version: number;
}

interface MigrationRow {
  number: number;
  name: string;
  at: string;
}
