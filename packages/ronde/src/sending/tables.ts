/** What is sent to the federation. Times are ISO 8601 texts. */
export interface SendingTables {
  sendings: SendingRow;
}

/** One revision of a closed tournament: written once, never changed but for what became of it. */
export interface SendingRow {
  tournament: string;
  revision: number;
  /** As JSON: what the federation receives, to the letter; empty once it has it. */
  document: string;
  queued_at: string;
  /** Opaque id of the account. */
  by: string;
  state: 'waiting' | 'sent' | 'refused';
  /** When it was sent or refused. */
  settled_at: string | null;
  /** Why the federation refused it, in its own words. */
  reason: string | null;
}

declare module '../store/sql/tables.ts' {
  interface Tables extends SendingTables {}
}
