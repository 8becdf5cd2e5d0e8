/** What was printed, so that the next sheet says which one it replaces. */
export interface PaperTables {
  printed: PrintedRow;
}

export interface PrintedRow {
  tournament: string;
  sheet: string;
  /** Of which round; of standings, after which. */
  of_round: number;
  /** As it stands on the sheet, `10:31`: the clock of whoever printed it. */
  at: string;
}

declare module '../store/sql/tables.ts' {
  interface Tables extends PaperTables {}
}
