/** Why a copy is not made, or a file not taken. Nothing was touched then. */
export type CopyRefusal =
  | { readonly code: 'copy-missing'; readonly file: string }
  | { readonly code: 'copy-unreadable'; readonly file: string; readonly reason: string }
  | { readonly code: 'copy-empty'; readonly file: string }
  | { readonly code: 'copy-foreign'; readonly file: string }
  /** Bytes that the file should have, and has. */
  | { readonly code: 'copy-truncated'; readonly file: string; readonly expected: number; readonly found: number }
  | { readonly code: 'copy-newer'; readonly file: string; readonly expected: number; readonly found: number }
  /** `found`: what SQLite says of it. */
  | { readonly code: 'copy-damaged'; readonly file: string; readonly found: string }
  /** The rows of a table are not those that were copied, or it is another thing than this program makes. */
  | { readonly code: 'copy-altered'; readonly file: string; readonly kind: Altered; readonly table: string }
  /** The log of a tournament does not add up, from this decision on. */
  | { readonly code: 'copy-log'; readonly file: string; readonly tournament: string; readonly seq: number }
  | { readonly code: 'no-data'; readonly folder: string }
  /** Whoever was asked did not agree; `not-asked`: there is no terminal to ask on, and no `--yes`. */
  | { readonly code: 'not-confirmed' }
  | { readonly code: 'not-asked' }
  /** A house moves into a place where nothing is. */
  | { readonly code: 'target-not-empty'; readonly place: string }
  /** What arrived is not what left. */
  | { readonly code: 'moved-otherwise'; readonly table: string; readonly expected: number; readonly found: number }
  | { readonly code: 'folder-in-use'; readonly folder: string; readonly pid: number }
  | { readonly code: 'database-in-use'; readonly programs: number }
  | { readonly code: 'database-away'; readonly reason: string }
  | { readonly code: 'copy-exists'; readonly file: string }
  | { readonly code: 'copy-unwritable'; readonly file: string; readonly reason: string };

/** `structure`: what the tables are made of, as a whole. */
export type Altered = 'table' | 'view' | 'trigger' | 'index' | 'structure';

export const failureOf = (error: unknown): string =>
  error instanceof Error && 'code' in error
    ? String(error.code)
    : error instanceof Error
      ? error.message
      : String(error);
