/** What strangers and players bring with them. Times are ISO 8601 texts. */
export interface LinkTables {
  links: LinkRow;
  link_secrets: SecretRow;
  contacts: ContactRow;
  registration_requests: RequestRow;
  public_options: OptionsRow;
}

/** A player's link. A code is made from it and the house's secret, and is kept nowhere. */
export interface LinkRow {
  tournament: string;
  player: string;
  /** Grows with each renewal: an older code is then nobody's. */
  generation: number;
  /** The beginning of the code, to find it by. */
  prefix: string;
  made_at: string;
  revoked_at: string | null;
}

export interface SecretRow {
  name: string;
  value: string;
}

/** How to reach somebody: never public, in no file. */
export interface ContactRow {
  tournament: string;
  player: string;
  email: string | null;
  phone: string | null;
}

/** Somebody asks to be registered. Empty texts once erased. */
export interface RequestRow {
  tournament: string;
  id: string;
  /** The order of asking, which is the order of the waiting list. */
  place: number;
  name: string;
  club: string | null;
  licence: string | null;
  email: string | null;
  asked_at: string;
  state: 'asked' | 'accepted' | 'refused';
  /** Who they became. */
  player: string | null;
  /** Digest of what was asked under this id. */
  request: string;
}

/** What the director has opened; no row: nothing. 0 and 1 for no and yes. */
export interface OptionsRow {
  tournament: string;
  registration: number;
  /** Places; null: as many as come. */
  places: number | null;
  presence: number;
}

declare module '../store/sql/tables.ts' {
  interface Tables extends LinkTables {}
}
