import type { Kysely } from 'kysely';
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

const forgotten = { name: '', club: null, licence: null, email: null, request: '' } as const;
