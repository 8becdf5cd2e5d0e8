/** Why a database did not do what was asked, where waiting or looking after the machine helps. */
export type Fault =
  /** Others write and did not end in time, or got in each other's way. */
  | 'store-busy'
  /** The database does not answer. */
  | 'store-away'
  /** It takes no writing: a standby, a file or a folder that may only be read. */
  | 'read-only'
  | 'disk-full'
  | 'disk-error'
  | 'store-memory'
  /** It gave up what it was asked. */
  | 'store-slow'
  /** A later program has written what this one would have to guess. */
  | 'newer-program';

/** Null: anything else, a bug included. */
export function faultOf(error: unknown): Fault | null {
  if (!(error instanceof Error)) return null;
  const code = codeOf(error);
  if (isLocked(error) || busy.has(code)) return 'store-busy';
  const known = byCode[code] ?? said.find(([words]) => words.test(error.message))?.[1];
  if (known) return known;
  if (away.test(code) || gone.test(error.message) || isConnecting(error)) return 'store-away';
  return null;
}

/** PostgreSQL's codes and the system's own. */
const byCode: Readonly<Record<string, Fault>> = {
  25006: 'read-only',
  53100: 'disk-full',
  53200: 'store-memory',
  57014: 'store-slow',
  58030: 'disk-error',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'read-only',
  EIO: 'disk-error',
  // What is thrown here by its own name.
  'store-away': 'store-away',
  'read-only': 'read-only',
  'disk-full': 'disk-full',
  'disk-error': 'disk-error',
  'store-memory': 'store-memory',
  'store-slow': 'store-slow',
  'newer-program': 'newer-program',
};

/** What SQLite says: SQLITE_FULL, SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_NOMEM. */
const said: readonly (readonly [RegExp, Fault])[] = [
  [/database or disk is full/i, 'disk-full'],
  [/disk i\/o error|unable to open database file/i, 'disk-error'],
  [/attempt to write a readonly database/i, 'read-only'],
  [/^out of memory/i, 'store-memory'],
];

/** Two transactions met; done again, each on what the other wrote, both go through (`23505`: one new name twice). */
export function isWorthAgain(error: unknown): boolean {
  return error instanceof Error && ['40001', '40P01', '23505'].includes(codeOf(error));
}

/** SQLite's own word for another connection's write lock. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && /database is (locked|busy)/i.test(error.message);
}

/** PostgreSQL's for a lock that was not had in time, transactions that met, and those that waited for each other. */
const busy: ReadonlySet<string> = new Set(['55P03', '40001', '40P01']);

/** Node's own codes, and PostgreSQL's for a connection lost, a server that starts, stops or is full. */
const away = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08...|57P0[123]|53300)$/;
const gone = /connection terminated|timeout exceeded when trying to connect|not queryable|connection error/i;

const isConnecting = (error: Error): boolean => 'syscall' in error && error.syscall === 'connect';

function codeOf(error: Error): string {
  // A name with several addresses fails with one error for each of them.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error && 'code' in first && typeof first.code === 'string' ? first.code : '';
}
