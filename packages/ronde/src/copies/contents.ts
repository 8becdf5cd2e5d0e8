import { DatabaseSync } from '@photostructure/sqlite';
import { ok, type Result } from '@ronde/engine';
import type { CopyRefusal } from './refusal.ts';
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
  const { connected } = await import('./connected.ts');
  return connected<Contents | null>(url, async (client) => {
    const there = await client.query<{ name: string | null }>(`select to_regclass('decisions') as name`);
    if (there.rows[0]?.name == null) return ok(null);
    const [counted] = (await client.query<Counted>(counts)).rows;
    return ok(counted ? { ...counted, made: null } : null);
  });
}
