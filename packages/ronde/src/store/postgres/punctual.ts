import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { statementName } from '../sql/prepared.ts';

/**
 * How long the database is waited for, in ms, so that whoever asked is told within five seconds. The server itself
 * gives a lock up first, then a statement; what it does not even answer then is silent.
 */
export const patience = { connection: 4500, place: 4700, lock: 3500, statement: 4000, answer: 4500, pulse: 2000 };

/** The database was asked and said nothing: that connection is of no use any more. */
class Silence extends Error {
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('The database does not answer');
    this.name = 'Silence';
  }
}

export interface PunctualPool {
  readonly pool: PostgresPool;
  /** It fell silent: every connection is cut, what waits on one fails, and nothing is asked until it is back. */
  silent(): void;
  back(): void;
}

/** A pool whose connections answer in time or are cut; what the network has forgotten is replaced, not waited for. */
export function punctual(pool: pg.Pool): PunctualPool {
  const all = new Set<pg.PoolClient>();
  const busy = new Set<pg.PoolClient>();
  let away = false;
  pool.on('connect', (client) => all.add(client));
  pool.on('remove', (client) => all.delete(client));

  const late = (client: pg.PoolClient): void => {
    cut(client);
    // Those that nobody uses were last heard even earlier.
    for (const other of all) if (!busy.has(other)) cut(other);
  };

  const lent = (client: pg.PoolClient): PostgresPoolClient => {
    busy.add(client);
    const query = (sql: string, parameters: readonly unknown[]) =>
      inTime(client.query({ name: statementName(sql), text: sql, values: [...parameters] }), patience.answer, () =>
        late(client),
      );
    return {
      // Cursors, the other thing that a connection can be asked for, are used nowhere here.
      query: query as unknown as PostgresPoolClient['query'],
      release() {
        busy.delete(client);
        client.release();
      },
    };
  };

  return {
    pool: {
      async connect() {
        if (away) throw new Silence();
        const asked = pool.connect();
        // One that comes later is given back: nobody waits for it any more.
        const late = () => void asked.then((client) => client.release()).catch(() => undefined);
        return lent(await inTime(asked, patience.place, late));
      },
      end: () => pool.end(),
    },
    silent() {
      away = true;
      for (const client of all) cut(client);
    },
    back() {
      away = false;
    },
  };
}

/** Ends a connection without a word: a silent one would answer no polite end. */
export function cut(client: pg.ClientBase): void {
  // The driver's own socket, which its types do not name.
  const { connection } = client as unknown as { readonly connection?: { readonly stream: { destroy(): void } } };
  connection?.stream.destroy();
}

/** The answer, or `Silence` after so many ms; `late` is called then. */
export async function inTime<T>(asked: Promise<T>, ms: number, late: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Silence());
      late();
    }, ms);
  });
  try {
    return await Promise.race([asked, silence]);
  } finally {
    clearTimeout(timer);
  }
}
