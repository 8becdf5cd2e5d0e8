/** Why a database did not do what was asked, where waiting helps. */
export type Fault = 'store-busy' | 'store-away' | 'read-only';

/**
 * `store-busy`: others write and did not end in time, or got in each other's way. `store-away`: the database does not answer. `read-only`:
 * its check after the start goes on. Null: anything else, a bug included.
 */
export function faultOf(error: unknown): Fault | null {
  if (!(error instanceof Error)) return null;
  const code = codeOf(error);
  if (isLocked(error) || busy.has(code)) return 'store-busy';
  if (/attempt to write a readonly database/i.test(error.message)) return 'read-only';
  if (away.test(code) || gone.test(error.message) || isConnecting(error)) return 'store-away';
  return null;
}

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
