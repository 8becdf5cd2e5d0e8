import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openData } from '../database/migrations.ts';
import type { Data } from '../store/data-port.ts';
import { sharedPostgres } from '../store/postgres/test-shared.ts';

export type DatabaseName = 'SQLite' | 'PostgreSQL';

/** Opens the same database each time that it is asked for, as one process more. */
export type Reopen = () => Promise<Data>;

/** Both kinds, on disk, for as long as a suite runs. */
export interface TestDatabases {
  /** A new, empty database. */
  fresh(kind: DatabaseName): Promise<Reopen>;
  stop(): Promise<void>;
}

export async function startDatabases(): Promise<TestDatabases> {
  const [folder, postgres] = await Promise.all([mkdtemp(join(tmpdir(), 'ronde-api-')), sharedPostgres()]);
  return {
    async fresh(kind) {
      if (kind === 'PostgreSQL') {
        const url = await postgres.fresh();
        return () => openData({ url });
      }
      const own = await mkdtemp(join(folder, 'data-'));
      return () => openData({ folder: own });
    },
    async stop() {
      await rm(folder, { recursive: true, force: true });
    },
  };
}
