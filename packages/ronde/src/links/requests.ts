import { isLang, type Lang } from '@ronde/language';
import type { Kysely } from 'kysely';
import type { Data } from '../store/data-port.ts';
import { peopleApart } from '../store/same-person.ts';
import type { Tables } from '../store/sql/tables.ts';
import type { Stored } from '../store/store.ts';
import { type Answering, answeringIn, answersInTurn } from './request-answers.ts';
import type { RequestRow } from './tables.ts';

/** What somebody says who asks to be registered. */
export interface Applicant {
  readonly name: string;
  readonly club?: string;
  readonly licence?: string;
  readonly email?: string;
  readonly birthYear?: number;
  /** In which they ask. */
  readonly lang?: Lang;
  /** Of the wargame: as they write it. */
  readonly army?: string;
  readonly elo?: number;
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

/** Who was accepted, as far as the waiting list needs it. */
type AcceptedRequest = Pick<RegistrationRequest, 'id' | 'place' | 'name' | 'state' | 'player'>;

export interface Requests {
  list(tournament: string): Promise<readonly RegistrationRequest[]>;
  find(tournament: string, id: string): Promise<RegistrationRequest | null>;
  /** Those that have no answer; `before`: only those of an earlier place. */
  unanswered(tournament: string, before?: number): Promise<number>;
  accepted(tournament: string): Promise<readonly AcceptedRequest[]>;
  /** Whether this very request has come before. */
  isAsked(tournament: string, id: string, digest: string): Promise<boolean>;
  /** Null: this id stands for another request. `digest`: of what is asked. */
  ask(tournament: string, id: string, applicant: Applicant, digest: string): Promise<RegistrationRequest | null>;
  /** Nobody else answers the requests of this tournament until the task is done. */
  answering<T>(tournament: string, task: (answering: Answering) => Promise<T>): Promise<T>;
}

export function requestsIn({ db, dialect }: Pick<Data, 'db' | 'dialect'>, now: () => string): Requests {
  const inTurn = answersInTurn(db, dialect);
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
    async unanswered(tournament, before) {
      const counted = db
        .selectFrom('registration_requests')
        .select((eb) => eb.fn.countAll().as('all'))
        .where('tournament', '=', tournament)
        .where('state', '=', 'asked');
      const row = await (before === undefined ? counted : counted.where('place', '<', before)).executeTakeFirst();
      return Number(row?.all ?? 0);
    },
    async accepted(tournament) {
      const rows = await db
        .selectFrom('registration_requests')
        .select(['id', 'place', 'name', 'state', 'player'])
        .where('tournament', '=', tournament)
        .where('state', '=', 'accepted')
        .execute();
      return rows.map(({ player, ...row }) => ({ ...row, ...(player !== null && { player }) }));
    },
    async isAsked(tournament, id, digest) {
      return (await rowOf(db, tournament, id))?.request === digest;
    },
    answering: (tournament, task) => inTurn(tournament, (on) => task(answeringIn(on, tournament))),
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
    birth_year: who.birthYear ?? null,
    lang: who.lang ?? null,
    army: who.army ?? null,
    elo: who.elo === undefined ? null : String(who.elo),
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
    ...(row.birth_year !== null && { birthYear: row.birth_year }),
    ...(isLang(row.lang) && { lang: row.lang }),
    ...(row.army !== null && { army: row.army }),
    ...(row.elo !== null && { elo: Number(row.elo) }),
    askedAt: row.asked_at,
    state: row.state,
    ...(row.player !== null && { player: row.player }),
  };
}

/** Who a request becomes: its own id names the player, so that two directors who accept at once register once. */
export const playerRequested = ({ id, player }: Pick<RegistrationRequest, 'id' | 'player'>): string =>
  player ?? `inscription-${id}`;

type Asking = Pick<RegistrationRequest, 'id' | 'name' | 'state' | 'player'>;

/**
 * A request as the tournament stands: one whose registration was taken back waits for an answer again; one whose
 * registration is there is accepted, though a process that died has not written so.
 */
export function requestNow<R extends Asking>(request: R, stored: Stored): R {
  const isErased = request.name === '';
  if (request.state === 'refused' || isErased) return request;
  const player = playerRequested(request);
  if (stored.tournament.players.some(({ id }) => id === player)) return { ...request, state: 'accepted', player };
  // Merged into another registration: still the person who asked.
  const isMerged = stored.people.has(player) && !peopleApart(stored).has(player);
  if (request.state === 'asked' || isMerged) return request;
  const { player: _, ...asked } = request;
  return { ...asked, state: 'asked' } as R;
}

/** The id of the command that registers them: another one after each registration that was taken back. */
export function acceptanceOf(player: string, { log, tournament }: Stored): string {
  const events = log.flatMap((decision) => decision.events);
  const registered = events.filter((event) => event.kind === 'registered' && event.player.id === player).length;
  const before = tournament.players.some(({ id }) => id === player) ? registered - 1 : registered;
  return ownId(before <= 0 ? player : `${player}-${before}`);
}

/**
 * The id of a command that the server itself makes out. Nobody outside can have used it up: the ids that come in hold
 * no control character (`idSchema`).
 */
export const ownId = (name: string): string => `\u001F${name}`;
