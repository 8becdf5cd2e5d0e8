/** What the hall's screens and phones show, beside the log: no rule asks for it. Times are ISO 8601 texts. */
export interface HallTables {
  halls: HallRow;
}

export interface HallRow {
  tournament: string;
  /** Grows with each change. */
  rev: number;
  /** As JSON: `HallState`, and `at`, when that was by the clocks of who wrote it. */
  state: string;
  /** Grows when the screens' key is renewed: an older key then opens nothing. */
  key_generation: number;
  /** When a game ends that nobody knows the end of; null: there is none. */
  due_at: string | null;
}

declare module '../store/sql/tables.ts' {
  interface Tables extends HallTables {}
}
