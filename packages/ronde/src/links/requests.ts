import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import type { RequestRow } from './tables.ts';

/** What somebody says who asks to be registered. */
export interface Applicant {
  readonly name: string;
  readonly club?: string;
  readonly licence?: string;
  readonly email?: string;
}

/** `id`: drawn by the applicant's browser, so that the same request sent twice is one. */
export interface RegistrationRequest extends Applicant {
  readonly id: string;
  /** In the order of asking, from 1. */
  readonly place: number;
  readonly askedAt: string;
  readonly state: 'asked' | 'accepted' | 'refused';
  readonly player?: string;
}

export interface Requests {
  list(tournament: string): Promise<readonly RegistrationRequest[]>;
  find(tournament: string, id: string): Promise<RegistrationRequest | null>;
  /** Null: this id stands for another request. `digest`: of what is asked. */
  ask(tournament: string, id: string, applicant: Applicant, digest: string): Promise<RegistrationRequest | null>;
  settle(tournament: string, id: string, state: 'accepted' | 'refused', player?: string): Promise<void>;
  /** Says no and forgets who asked. The place in the order stays, with nobody's name. */
  erase(tournament: string, id: string): Promise<void>;
}

export function requestsIn(db: Kysely<Tables>, now: () => string): Requests {
  const rowOf = (on: Kysely<Tables>, tournament: string, id: string) =>
    on
      .selectFrom('registration_requests')
      .selectAll()
      .where('tournament', '=', tournament)
      .where('id', '=', id)
      .executeTakeFirst();

  return {
    async list(tournament) {
      const rows = await db
        .selectFrom('registration_requests')
        .selectAll()
        .where('tournament', '=', tournament)
        .orderBy('place')
        .execute();
      return rows.map(requestOf);
    },
    async find(tournament, id) {
      const row = await rowOf(db, tournament, id);
      return row ? requestOf(row) : null;
    },
    ask: (tournament, id, applicant, digest) =>
      db.transaction().execute(async (transaction) => {
        // Held until the end: two who ask at once get two places.
        await transaction
          .updateTable('tournaments')
          .set((eb) => ({ version: eb.ref('version') }))
          .where('id', '=', tournament)
          .execute();
        const earlier = await rowOf(transaction, tournament, id);
        if (earlier) return earlier.request === digest ? requestOf(earlier) : null;
        const last = await transaction
          .selectFrom('registration_requests')
          .select((eb) => eb.fn.max('place').as('place'))
          .where('tournament', '=', tournament)
          .executeTakeFirst();
        const row = asked(tournament, id, applicant, (last?.place ?? 0) + 1, now(), digest);
        await transaction.insertInto('registration_requests').values(row).execute();
        return requestOf(row);
      }),
    async settle(tournament, id, state, player) {
      // The address has served: who is accepted has it among their contacts, who is refused is not written to again.
      await db
        .updateTable('registration_requests')
        .set({ state, player: player ?? null, email: null })
        .where('tournament', '=', tournament)
        .where('id', '=', id)
        .execute();
    },
    async erase(tournament, id) {
      await db
        .updateTable('registration_requests')
        .set({ state: 'refused', player: null, name: '', club: null, licence: null, email: null, request: '' })
        .where('tournament', '=', tournament)
        .where('id', '=', id)
        .execute();
    },
  };
}

function asked(tournament: string, id: string, who: Applicant, place: number, at: string, digest: string): RequestRow {
  return {
    tournament,
    id,
    place,
    name: who.name,
    club: who.club ?? null,
    licence: who.licence ?? null,
    email: who.email ?? null,
    asked_at: at,
    state: 'asked',
    player: null,
    request: digest,
  };
}

function requestOf(row: RequestRow): RegistrationRequest {
  return {
    id: row.id,
    place: row.place,
    name: row.name,
    ...(row.club !== null && { club: row.club }),
    ...(row.licence !== null && { licence: row.licence }),
    ...(row.email !== null && { email: row.email }),
    askedAt: row.asked_at,
    state: row.state,
    ...(row.player !== null && { player: row.player }),
  };
}
