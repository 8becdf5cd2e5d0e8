import { sql } from 'kysely';
import type { Data } from '../data-port.ts';
import { faultOf } from '../faults.ts';
import { hallLine } from '../hall-news.ts';
import { type Remembered, remembering } from '../remembered.ts';
import type { Stored } from '../store.ts';
import { type Watching, watching } from '../watching.ts';
import type { Backend } from './backend.ts';
import { changeOf, changing } from './changing.ts';
import { headRenewal } from './head-renewal.ts';
import { sqlStore } from './sql-store.ts';

/** What a database's own news need: which tournaments are known here, and whom to tell. */
export interface Inside {
  readonly memory: Remembered;
  readonly tell: Watching['tell'];
}

interface Around {
  /** What closes beside the database's connections. */
  readonly end?: () => Promise<void>;
  readonly report?: ((error: unknown) => void) | undefined;
}

/** The data of a database that is open and brought up to date. */
export function dataOn(backend: Backend, { end = async () => undefined, report }: Around = {}): Data & Inside {
  const { db, reading, dialect } = backend;
  const memory = remembering();
  const { watch, tell } = watching(report);
  const committed = (stored: Stored): void => {
    memory.keep(stored);
    tell(changeOf(stored));
  };
  const changes = changing(backend, memory, committed);
  const renewal = headRenewal(backend, memory, report ?? (() => undefined));
  return {
    memory,
    tell,
    tournaments: sqlStore(backend, memory, changes, committed, renewal),
    db,
    dialect,
    watch,
    hallNews: hallLine(backend.tellingHall, report),
    ready: () => answers(backend),
    async close() {
      await changes.idle();
      await renewal.stop();
      await end();
      if (reading !== db) await reading.destroy();
      await db.destroy();
    },
  };
}

async function answers({ reading }: Backend): Promise<boolean> {
  try {
    return (await sql`select 1`.execute(reading)).rows.length === 1;
  } catch (error) {
    if (faultOf(error) === null) throw error;
    return false;
  }
}
