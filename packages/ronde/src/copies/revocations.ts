import { pathToFileURL } from 'node:url';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

/** What stays closed after a restoration, though the copy has it open: numbers of accounts and of players' links. */
export interface ClosedSince {
  readonly accounts: number;
  readonly links: number;
}

/**
 * Carries over from the previous state what was closed after the copy was made: accounts disabled or erased, players'
 * links revoked or renewed. Whichever is stricter wins: a restoration gives nobody an access back. `made`: when the
 * copy was made; null: not known, all counts as later. Null: the previous state can't be read.
 */
export function closedSince(previous: string, fresh: string, made: string | null): ClosedSince | null {
  let database: DatabaseSyncInstance | null = null;
  try {
    database = new DatabaseSync(fresh);
    // Only read: what is kept is kept to the byte.
    database.prepare('attach database ? as previous').run(`${pathToFileURL(previous).href}?mode=ro`);
    database.exec('begin immediate');
    const accounts = has(database, 'accounts') ? carryAccounts(database, made ?? '') : 0;
    const links = has(database, 'links') ? carryLinks(database) : 0;
    database.exec('commit');
    return { accounts, links };
  } catch {
    // Nothing was committed: the copy goes in as it is, and that is said.
    return null;
  } finally {
    database?.close();
  }
}

/** A state of an earlier version may lack the table. */
function has(database: DatabaseSyncInstance, table: string): boolean {
  const found = database.prepare(`select 1 from previous.sqlite_master where type = 'table' and name = ?`);
  return found.get(table) !== undefined;
}

function carryAccounts(database: DatabaseSyncInstance, made: string): number {
  const closed = `select * from previous.accounts p where p.id = accounts.id and p.disabled_at > ?`;
  const erased = database
    .prepare(
      `update accounts set (name, name_key, password, house, disabled_at, erased_at) =
         (select name, name_key, password, house, disabled_at, erased_at from previous.accounts p where p.id = accounts.id)
       where erased_at is null and exists (${closed} and p.erased_at is not null)`,
    )
    .run(made);
  const disabled = database
    .prepare(
      `update accounts set disabled_at = (select disabled_at from previous.accounts p where p.id = accounts.id)
       where disabled_at is null and exists (${closed})`,
    )
    .run(made);
  return Number(erased.changes) + Number(disabled.changes);
}

/**
 * A renewed link has a higher generation, and every code of a lower one is dead. One that the copy does not know comes
 * along with its generation: made anew from nothing it would be an older code again.
 */
function carryLinks(database: DatabaseSyncInstance): number {
  const stricter = `p.generation > links.generation
    or (p.generation = links.generation and p.revoked_at is not null and links.revoked_at is null)`;
  const same = 'p.tournament = links.tournament and p.player = links.player';
  const changed = database
    .prepare(
      `update links set (generation, prefix, made_at, revoked_at) =
         (select generation, prefix, made_at, revoked_at from previous.links p where ${same})
       where exists (select 1 from previous.links p where ${same} and (${stricter}))`,
    )
    .run();
  const columns = 'tournament, player, generation, prefix, made_at, revoked_at';
  database.exec(
    `insert or ignore into links (${columns}) select ${columns} from previous.links p
     where exists (select 1 from people where people.tournament = p.tournament and people.player = p.player)`,
  );
  return Number(changed.changes);
}
