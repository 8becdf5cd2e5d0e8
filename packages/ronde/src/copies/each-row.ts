import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';

type Parameter = string | number | null;

/** The statements whose rows are being read. */
const reading = new Set<StatementSyncInstance>();

/**
 * The rows of a query, one after the other, however long the reader takes with each. The statement is held until the
 * last of them: an iterator alone does not hold its own, and once that is collected it reads memory that is free. The
 * lint allows `iterate` nowhere else.
 */
export function* eachRow(database: DatabaseSyncInstance, sql: string, ...parameters: readonly Parameter[]) {
  const statement = database.prepare(sql);
  reading.add(statement);
  try {
    yield* statement.iterate(...parameters) as IterableIterator<Readonly<Record<string, unknown>>>;
  } finally {
    reading.delete(statement);
  }
}
