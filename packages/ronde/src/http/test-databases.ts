import { cp, mkdtemp, rm } from 'node:fs/promises';
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
  /** A new database, in which nothing stands yet. */
  fresh(kind: DatabaseName): Promise<Reopen>;
  stop(): Promise<void>;
}

export async function startDatabases(): Promise<TestDatabases> {
  const [folder, postgres] = await Promise.all([mkdtemp(join(tmpdir(), 'ronde-api-')), sharedPostgres()]);
  // The tables of all rooms are made once, and copied: in a fourth of the time.
  let likeUrl: Promise<string> | undefined;
  let likeFolder: Promise<string> | undefined;
  const made = async (where: Parameters<typeof openData>[0], as: string): Promise<string> => {
    await (await openData(where)).close();
    return as;
  };
  return {
    async fresh(kind) {
      if (kind === 'PostgreSQL') {
        likeUrl ??= postgres.fresh().then((url) => made({ url }, url));
        const url = await postgres.fresh(await likeUrl);
        return () => openData({ url });
      }
      likeFolder ??= mkdtemp(join(folder, 'like-')).then((like) => made({ folder: like }, like));
      const own = await mkdtemp(join(folder, 'data-'));
      // Closed, all of it is in the file; what lies beside it goes whenever its last statement does.
      const filter = (one: string) => !/-(?:shm|wal)$/.test(one);
      await cp(await likeFolder, own, { recursive: true, filter });
      return () => openData({ folder: own });
    },
    async stop() {
      await rm(folder, { recursive: true, force: true });
    },
  };
}
