/** Every key begins with the tournament's id. Times are ISO 8601 texts, JSON columns are texts. */
export interface Tables {
  tournaments: TournamentRow;
  people: PersonRow;
  decisions: DecisionRow;
  migrations: MigrationRow;
}

export interface TournamentRow {
  id: string;
  slug: string;
  version: number;
  /** Id of the request that created it: sent twice, it creates once. */
  creation_id: string;
  name: string;
  date: string;
  place: string | null;
  created_at: string;
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
}

export interface DecisionRow {
  tournament: string;
  seq: number;
  command_id: string;
  at: string;
  by: string;
  events: string;
  undoes: string | null;
  /** Digest of what was asked; null in what an earlier version wrote. */
  request: string | null;
}

export interface MigrationRow {
  number: number;
  name: string;
  at: string;
}
