import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { isLocked } from '../faults.ts';

/** The part of `node:sqlite` that is used here: the package of today and Node 22's own module both have it. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

interface Statement {
  columns(): readonly unknown[];
  all(...parameters: unknown[]): unknown[];
  run(...parameters: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
}

/** How long another process's write lock is waited for, in ms. */
const usualPatience = 5000;
const mostStatements = 300;

/**
 * One connection. Another process's lock is waited for outside SQLite, which would stop this whole process: a
 * statement that met a lock did nothing, so it is simply run again.
 */
export function connectionTo(database: Database, patience = usualPatience): DatabaseConnection {
  const prepared = preparing(database);

  function run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { statement, answers } = prepared(sql);
    if (answers) return { rows: statement.all(...parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const until = performance.now() + patience;
      for (let wait = 1; ; wait = Math.min(2 * wait, 50)) {
        try {
          return run<R>(query);
        } catch (error) {
          if (!isLocked(error) || performance.now() > until) throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    },
    streamQuery: () => {
      throw new Error('Streaming is not offered: every list here is short');
    },
  };
}

/** `answers`: with rows. To ask for its columns each time would cost more than many a statement. */
interface Prepared {
  readonly statement: Statement;
  readonly answers: boolean;
}

/** Statements are prepared once; their number is bounded, the oldest are let go. */
function preparing(database: Database): (sql: string) => Prepared {
  const known = new Map<string, Prepared>();
  return (sql) => {
    const before = known.get(sql);
    if (before) return before;
    const statement = database.prepare(sql);
    const prepared = { statement, answers: statement.columns().length > 0 };
    known.set(sql, prepared);
    if (known.size > mostStatements)
      for (const oldest of known.keys()) {
        known.delete(oldest);
        break;
      }
    return prepared;
  };
}
