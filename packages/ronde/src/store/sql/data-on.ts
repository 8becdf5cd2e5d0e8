import { type Kysely, sql } from 'kysely';
import { type AccountEars, type AccountLine, accountLine, type Data, hallLine } from '../data-port.ts';
import { type Fault, faultOf } from '../faults.ts';
import { type Remembered, remembering } from '../state-memory.ts';
import type { Stored, TournamentChange } from '../store.ts';
import { changing } from './append.ts';
import type { Backend } from './backend.ts';
import { headRenewal } from './heads.ts';
import { changeOf } from './insert.ts';
import { sqlStore } from './sql-store.ts';
import type { Tables } from './tables.ts';

/** What a database's own news need: which tournaments are known here, and whom to tell. */
interface Inside {
  readonly memory: Remembered;
  readonly tell: Watching['tell'];
  readonly accountNews: AccountLine & AccountEars;
}

interface Around {
  /** What closes beside the database's connections. */
  readonly end?: () => Promise<void>;
  readonly report?: ((error: unknown) => void) | undefined;
  /** The newest migration that this program knows. */
  readonly newest: number;
}

/** The data of a database that is open and brought up to date. */
export function dataOn(backend: Backend, { end = async () => undefined, report, newest }: Around): Data & Inside {
  const { db, reading, dialect } = backend;
  const memory = remembering();
  const { watch, tell, told } = watching(report);
  const committed = (stored: Stored): void => {
    memory.keep(stored);
    tell(changeOf(stored));
  };
  const isNewest = ({ id, version }: Stored): boolean => told(id) <= version;
  const changes = changing(backend, memory, { committed, isNewest });
  const renewal = headRenewal(backend, memory, report ?? (() => undefined));
  return {
    memory,
    tell,
    tournaments: sqlStore(backend, memory, changes, committed, renewal),
    db,
    dialect,
    watch,
    hallNews: hallLine(backend.tellingHall, report),
    accountNews: accountLine(() => backend.tellAccounts(), report),
    trouble: (writing = false) => troubleOf(backend, newest, writing),
    async close() {
      await changes.idle();
      await renewal.stop();
      await end();
      if (reading !== db) await reading.destroy();
      await db.destroy();
    },
  };
}

async function troubleOf({ db, reading, dialect }: Backend, known: number, writing: boolean): Promise<Fault | null> {
  try {
    const wrong = dialect === 'postgres' ? await wrongThere(reading, known) : null;
    if (wrong !== null) return wrong;
    // A real write that changes nothing: a disk that is full reads as well as any other.
    if (writing) await sql`update migrations set name = name where number = 1`.execute(db);
    else await sql`select 1`.execute(reading);
    return null;
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    // Somebody writes: it is well.
    return fault === 'store-busy' ? null : fault;
  }
}

/** A standby, or a database that was set so; or one whose tables a later process has changed meanwhile. */
async function wrongThere(db: Kysely<Tables>, known: number): Promise<Fault | null> {
  const { rows } = await sql<{ only: boolean; newest: number }>`select pg_is_in_recovery()
    or current_setting('default_transaction_read_only')::boolean as only, max(number)::int as newest
    from migrations`.execute(db);
  const [{ only, newest } = { only: false, newest: 0 }] = rows;
  if (newest > known) return 'newer-program';
  return only ? 'read-only' : null;
}

interface Watching {
  watch(listener: (change: TournamentChange) => void): () => void;
  /** Tells everybody, once a version, whoever brought the news first. */
  tell(change: TournamentChange): void;
  /** The newest version that was told of a tournament; 0: none. */
  told(tournament: string): number;
}

/** `report`: what a listener throws, which is not the business of whoever changed something. */
export function watching(report: (error: unknown) => void = () => undefined): Watching {
  const listeners = new Set<(change: TournamentChange) => void>();
  const told = new Map<string, number>();
  return {
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    told: (tournament) => told.get(tournament) ?? 0,
    tell(change) {
      if (change.version <= (told.get(change.tournament) ?? 0)) return;
      told.set(change.tournament, change.version);
      for (const listener of [...listeners]) {
        try {
          listener(change);
        } catch (error) {
          report(error);
        }
      }
    },
  };
}
