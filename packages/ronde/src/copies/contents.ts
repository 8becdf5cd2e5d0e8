import { DatabaseSync } from '@photostructure/sqlite';
import { ok, type Result, refused } from '@ronde/engine';
import { Client, types } from 'pg';
import { type CopyRefusal, reasonOf } from './refusal.ts';
import { madeOf } from './seal.ts';

/** What a person knows a state of the data by. */
export interface Contents {
  readonly tournaments: number;
  readonly decisions: number;
  /** When the last of them was taken, ISO 8601; null: none was. */
  readonly last: string | null;
  /** When it was copied; null: it is no copy. */
  readonly made: string | null;
}

const counts = `select (select count(*) from tournaments) as tournaments, (select count(*) from decisions) as decisions,
  (select max(at) from decisions) as last`;
type Counted = Pick<Contents, 'tournaments' | 'decisions' | 'last'>;

/** What a SQLite file holds; null: it cannot be read. */
export function contentsOf(file: string): Contents | null {
  let database: InstanceType<typeof DatabaseSync> | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const counted = database.prepare(counts).get() as unknown as Counted;
    return { ...counted, made: madeOf(database)?.at ?? null };
  } catch {
    return null;
  } finally {
    database?.close();
  }
}

/** What a PostgreSQL database holds; null: nothing of Ronde's. */
export async function contentsIn(url: string): Promise<Result<Contents | null, CopyRefusal>> {
  // Most houses have no PostgreSQL, and do not wait for its driver.
  const { connected } = await import('./contents.ts');
  return connected<Contents | null>(url, async (client) => {
    const there = await client.query<{ name: string | null }>(`select to_regclass('decisions') as name`);
    if (there.rows[0]?.name == null) return ok(null);
    const [counted] = (await client.query<Counted>(counts)).rows;
    return ok(counted ? { ...counted, made: null } : null);
  });
}

const int8 = 20;

/** Numbers as numbers: none here is larger than what JavaScript counts exactly. */
const asNumbers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser,
};

/** Runs a task on one connection of its own; a database that does not answer is a refusal. */
export async function connected<T>(
  url: string,
  task: (client: Client) => Promise<Result<T, CopyRefusal>>,
): Promise<Result<T, CopyRefusal>> {
  const client = new Client({ connectionString: url, types: asNumbers, connectionTimeoutMillis: 5000 });
  // Without a listener, a connection that breaks ends the program; the query under way says so too.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    return refused({ code: 'database-away', reason: reasonOf(error) });
  }
  try {
    return await task(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
