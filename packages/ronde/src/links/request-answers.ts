import type { Kysely } from 'kysely';
import { oneAtATime } from '../store/one-at-a-time.ts';
import { alone } from '../store/sql/in-turn.ts';
import type { DialectName } from '../store/sql/migrate.ts';
import type { Tables } from '../store/sql/tables.ts';

/** What one who answers requests may do with them; nobody else answers meanwhile. */
export interface Answering {
  accept(id: string, player: string): Promise<void>;
  /** Says no. The address is forgotten: who is refused is not written to again. */
  refuse(ids: readonly string[]): Promise<void>;
  /** Says no and forgets who asked. The place in the order stays, with nobody's name. */
  erase(ids: readonly string[]): Promise<void>;
}

/** As many as one statement names. */
const atOnce = 500;

export function answeringIn(db: Kysely<Tables>, tournament: string): Answering {
  const set = async (ids: readonly string[], values: Partial<Tables['registration_requests']>): Promise<void> => {
    for (let from = 0; from < ids.length; from += atOnce) {
      await db
        .updateTable('registration_requests')
        .set(values)
        .where('tournament', '=', tournament)
        .where('id', 'in', ids.slice(from, from + atOnce))
        .execute();
    }
  };
  return {
    // The address has served: it is among the contacts now.
    accept: (id, player) => set([id], { state: 'accepted', player, email: null }),
    refuse: (ids) => set(ids, { state: 'refused', player: null, email: null }),
    erase: (ids) => set(ids, { ...forgotten, state: 'refused', player: null }),
  };
}

/** What is left of a request whose sender is forgotten. */
export const forgotten = {
  name: '',
  club: null,
  licence: null,
  email: null,
  birth_year: null,
  lang: null,
  army: null,
  elo: null,
  request: '',
} as const;

/** Runs a task of a tournament while none of the others runs, in whichever process; `on`: what it writes through. */
type AnswersInTurn = <T>(tournament: string, task: (on: Kysely<Tables>) => Promise<T>) => Promise<T>;

/**
 * SQLite has one process. Elsewhere the lock is held by a transaction, which goes with its process; one at a time here,
 * so that no more than one connection waits for what the task asks of another.
 */
export function answersInTurn(db: Kysely<Tables>, dialect: DialectName): AnswersInTurn {
  const queue = oneAtATime();
  if (dialect === 'sqlite') return (_, task) => queue(() => task(db));
  return (tournament, task) => queue(() => db.transaction().execute((writing) => alone(writing, tournament, task)));
}
