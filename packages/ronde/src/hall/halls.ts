import { ok, type Result, refused } from '@ronde/engine';
import type { Kysely } from 'kysely';
import { lru } from '../machine/lru.ts';
import { linkSecret, readCode, sameCode, signatureOf } from '../secrets/link-code.ts';
import type { Data } from '../store/data-port.ts';
import { inTurn } from '../store/sql/in-turn.ts';
import type { Tables } from '../store/sql/tables.ts';
import { dueAt } from './clock.ts';
import { carriedOver, type HallMoment, type HallState, readHallState, stampOf, stateText, untouched } from './state.ts';

export interface KeptHall {
  readonly rev: number;
  readonly state: HallState;
  readonly keyGeneration: number;
}

/** The halls of a house's tournaments, by the tournament's own id. What a promise has answered is on the disk. */
export interface Halls {
  read(tournament: string): Promise<KeptHall>;
  /**
   * Runs `step` on the newest state, one after the other, whichever process asks. The same state again, or a refusal,
   * writes nothing.
   */
  change<R>(tournament: string, step: (now: HallState) => Result<HallState, R>): Promise<Result<KeptHall, R>>;
  /** What the screens without an account open the hall with. */
  keyOf(tournament: string): Promise<string>;
  isKey(tournament: string, typed: string): Promise<boolean>;
  /** Another key; the older one opens nothing from now on. */
  renewKey(tournament: string): Promise<string>;
  close(): void;
}

/** Between two looks at what another process may have changed without a word, in ms. */
const patience = 1000;
const nobodyYet: KeptHall = { rev: 0, state: untouched, keyGeneration: 1 };

/** `time`: what the moments of the halls are measured by. */
export function hallsIn({ db, hallNews }: Pick<Data, 'db' | 'hallNews'>, time: HallMoment): Halls {
  const kept = keeping(db, hallNews, time);
  const secret = once(() => linkSecret(db));

  const change = async <R>(tournament: string, step: (now: KeptHall) => Result<Omit<KeptHall, 'rev'>, R>) => {
    const done = await inTurn(db, `hall ${tournament}`, async (writing) => {
      const before = await rowIn(writing, tournament, time);
      const next = step(before);
      if (!next.ok) return next;
      if (sameHall(before, next.value)) return ok({ hall: before, news: null });
      const hall = { ...next.value, rev: before.rev + 1 };
      const news = { tournament, rev: hall.rev };
      await write(writing, tournament, hall, time);
      await hallNews.telling(news)?.execute(writing);
      return ok({ hall, news });
    });
    if (!done.ok) return done;
    if (done.value.news) hallNews.tell(done.value.news);
    return ok(done.value.hall);
  };

  const keyFor = async (tournament: string, { keyGeneration }: KeptHall): Promise<string> =>
    signatureOf(await secret(), ['screen', tournament, keyGeneration]);

  return {
    read: kept.read,
    change: (tournament, step) =>
      change(tournament, (now) => {
        const next = step(now.state);
        return next.ok ? ok({ state: next.value, keyGeneration: now.keyGeneration }) : refused(next.refusal);
      }),
    keyOf: async (tournament) => keyFor(tournament, await kept.read(tournament)),
    async isKey(tournament, typed) {
      const code = readCode(typed);
      return code !== null && sameCode(await keyFor(tournament, await kept.read(tournament)), code);
    },
    async renewKey(tournament) {
      const renewed = await change<never>(tournament, (now) => ok({ ...now, keyGeneration: now.keyGeneration + 1 }));
      if (!renewed.ok) throw new Error('A key is always renewed');
      return keyFor(tournament, renewed.value);
    },
    close: kept.close,
  };
}

/** Reads each hall once for a whole crowd: a change tells it, whichever process made it. */
function keeping(db: Kysely<Tables>, hallNews: Data['hallNews'], time: HallMoment) {
  const known = lru<{ readonly hall: Promise<KeptHall>; readonly until: number }>(500);
  const close = hallNews.watch(({ tournament }) => known.delete(tournament));
  const read = (tournament: string): Promise<KeptHall> => {
    const entry = known.get(tournament);
    if (entry && performance.now() < entry.until) return entry.hall;
    const hall = rowIn(db, tournament, time);
    known.set(tournament, { hall, until: performance.now() + patience });
    hall.catch(() => known.delete(tournament));
    return hall;
  };
  return { read, close };
}

async function rowIn(db: Kysely<Tables>, tournament: string, time: HallMoment): Promise<KeptHall> {
  const row = await db.selectFrom('halls').selectAll().where('tournament', '=', tournament).executeTakeFirst();
  if (!row) return nobodyYet;
  const { state, at } = readHallState(row.state);
  return { rev: row.rev, state: at ? carriedOver(state, at, stampOf(time)) : state, keyGeneration: row.key_generation };
}

async function write(
  db: Kysely<Tables>,
  tournament: string,
  { rev, state, keyGeneration }: KeptHall,
  time: HallMoment,
): Promise<void> {
  const due = dueAt(state.clock);
  const row = {
    rev,
    state: stateText(state, stampOf(time)),
    key_generation: keyGeneration,
    due_at: due === null ? null : new Date(due).toISOString(),
  };
  await db
    .insertInto('halls')
    .values({ tournament, ...row })
    .onConflict((conflict) => conflict.column('tournament').doUpdateSet(row))
    .execute();
}

const sameHall = (one: KeptHall, other: Omit<KeptHall, 'rev'>): boolean =>
  one.keyGeneration === other.keyGeneration && JSON.stringify(one.state) === JSON.stringify(other.state);

/** The first good answer is kept; a failure is asked again. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask().catch((error) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}
