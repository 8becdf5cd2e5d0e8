import { type Creation, type Event, ok, type Person, type PlayerId, type Result, refused } from '@ronde/engine';
import { Kysely, type Transaction } from 'kysely';
import { afterPerson, decideOn, isReused, justCreated } from '../next-state.ts';
import { freeSlug } from '../slug.ts';
import { type Asked, type Decide, type IdReused, idReused, type Store, type Stored, type Written } from '../store.ts';
import { sqliteDialect } from './dialect.ts';
import { migrate } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import { type Folded, storedOf, tournamentRow } from './reading.ts';
import type { Tables } from './tables.ts';
import { insertDecision, insertTournament, savePerson, saveVersion } from './writing.ts';

/** Opens or creates the file at `path`. Throws when it cannot be opened or a newer program has written it. */
export async function sqliteStore(path: string, now = () => new Date().toISOString()): Promise<Store> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(openDatabase(path)) });
  try {
    await migrate(db, now);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return new SqliteStore(db);
}

class SqliteStore implements Store {
  readonly #db: Kysely<Tables>;
  readonly #folded: Folded = new Map();

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  list(): Promise<readonly Stored[]> {
    return this.#inTransaction(async (transaction) => {
      const rows = await transaction.selectFrom('tournaments').selectAll().orderBy('created_at', 'desc').execute();
      const all: Stored[] = [];
      for (const row of rows) all.push(await storedOf(transaction, row, this.#folded));
      return all;
    });
  }

  load(ref: string): Promise<Stored | null> {
    return this.#inTransaction((transaction) => this.#find(transaction, ref));
  }

  async create(creation: Creation, event: Event, asked: Asked): Promise<Result<Stored, IdReused>> {
    const stored = await this.#inTransaction(async (transaction) => {
      const earlier = await this.#createdBy(transaction, asked.id);
      if (earlier) return earlier;
      const slug = await freeSlug(
        creation.name,
        async (name) => (await tournamentRow(transaction, name)) !== undefined,
      );
      const fresh = justCreated(creation.id, slug, event, asked);
      await insertTournament(transaction, fresh, asked.at);
      return fresh;
    });
    this.#remember(stored);
    return isReused(stored, asked) ? refused(idReused) : ok(stored);
  }

  async write<R>(ref: string, asked: Asked, decide: Decide<R>): Promise<Result<Written, R | IdReused> | null> {
    const written = await this.#inTransaction(async (transaction) => {
      const now = await this.#find(transaction, ref);
      if (!now) return null;
      const result = decideOn(now, asked, decide);
      if (result.ok && !result.value.repeated) await insertDecision(transaction, result.value);
      return result;
    });
    if (!written?.ok) return written;
    this.#remember(written.value.stored);
    return ok(written.value);
  }

  async savePerson(ref: string, player: PlayerId, person: Person): Promise<Stored | null> {
    const stored = await this.#inTransaction(async (transaction) => {
      const now = await this.#find(transaction, ref);
      const number = now?.numbers.get(player);
      if (!now || number === undefined) return null;
      const next = afterPerson(now, player, person);
      await savePerson(transaction, next, player);
      await saveVersion(transaction, next);
      return next;
    });
    return stored && this.#remember(stored);
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }

  #inTransaction<T>(task: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute(task);
  }

  async #find(transaction: Transaction<Tables>, ref: string): Promise<Stored | null> {
    const row = await tournamentRow(transaction, ref);
    return row ? storedOf(transaction, row, this.#folded) : null;
  }

  async #createdBy(transaction: Transaction<Tables>, creation: string): Promise<Stored | null> {
    const row = await transaction
      .selectFrom('tournaments')
      .selectAll()
      .where('creation_id', '=', creation)
      .executeTakeFirst();
    return row ? storedOf(transaction, row, this.#folded) : null;
  }

  /** Only what is committed is kept in memory. */
  #remember(stored: Stored): Stored {
    this.#folded.set(stored.id, stored);
    return stored;
  }
}
