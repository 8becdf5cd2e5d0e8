import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

/** Asks for the same statement with other values. */
type Statement<V, R> = (db: Db, values: V) => Promise<QueryResult<R>>;

/** Stands for a value while a statement is written. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Every value by its name, as a place: of the type that the statement will be asked with. */
const places = <V extends object>(): V =>
  new Proxy({} as V, { get: (_, name) => new Place(String(name)), has: () => true });

/** A statement of one kind of database. */
interface Written<R> {
  readonly query: CompiledQuery<R>;
  readonly valuesOf: (values: object) => readonly unknown[];
}

const names = new Map<string, string>();

/** By which name a connection may keep this statement, parsed and planned; none: it is asked too seldom. */
export const statementName = (sql: string): string | undefined => names.get(sql);

/**
 * A statement that is written once for each database and asked again with other values: where a result is entered, to
 * write the same ones anew would be an eighth of the work. Each of `values` that `write` reads is one of its
 * parameters.
 */
export function writtenOnce<V extends object, R>(write: (db: Db, values: V) => CompiledQuery<R>): Statement<V, R> {
  const known = new WeakMap<object, Written<R>>();
  const writtenFor = (db: Db): Written<R> => {
    // One of each open database, shared by its transactions.
    const { adapter } = db.getExecutor();
    const before = known.get(adapter);
    if (before) return before;
    const written = placed(write(db, places<V>()));
    known.set(adapter, written);
    return written;
  };
  return (db, values) => {
    const { query, valuesOf } = writtenFor(db);
    return db.executeQuery({ ...query, parameters: valuesOf(values) });
  };
}

function placed<R>(query: CompiledQuery<R>): Written<R> {
  if (!names.has(query.sql)) names.set(query.sql, `ronde_${names.size + 1}`);
  const { parameters } = query;
  const valuesOf = (values: object): readonly unknown[] =>
    parameters.map((one) => (one instanceof Place ? values[one.name as keyof object] : one));
  return { query, valuesOf };
}
