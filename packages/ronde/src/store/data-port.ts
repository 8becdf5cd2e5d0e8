import type { Kysely, RawBuilder } from 'kysely';
import type { Fault } from './faults.ts';
import type { DialectName, Migration } from './sql/migrate.ts';
import type { Tables } from './sql/tables.ts';
import type { Store, TournamentChange } from './store.ts';

/** One database, whatever keeps it. The ports of other rooms are made on `db`. */
export interface Data {
  readonly tournaments: Store;
  readonly db: Kysely<Tables>;
  readonly dialect: DialectName;
  /** Every change of a tournament, whichever process made it. Returns the unsubscribe. */
  watch(listener: (change: TournamentChange) => void): () => void;
  /** Changes of what a hall shows, which are none of its tournament. */
  readonly hallNews: HallLine;
  /** Changes of who may do what, which are none of a tournament. */
  readonly accountNews: AccountLine;
  /** What is wrong with the database now; null: nothing. `writing`: whether a write is tried, too. */
  trouble(writing?: boolean): Promise<Fault | null>;
  close(): Promise<void>;
}

export interface DataOptions {
  /** The server's time, ISO 8601. */
  readonly now?: () => string;
  /** What goes wrong outside any request. */
  readonly report?: (error: unknown) => void;
}

export interface StoreOptions extends DataOptions {
  /** The tables of every room, in the order in which they came. */
  readonly migrations: readonly Migration[];
}

/**
 * How the processes on one database tell each other that somebody may do more, or less, than before. Where news cannot
 * be heard, nothing may be remembered of anybody.
 */
export interface AccountLine {
  /** Every change, whichever process made it. Returns the unsubscribe. */
  watch(listener: () => void): () => void;
  /** Tells every process, this one at once. What was changed is committed. */
  changed(): Promise<void>;
  /** Whether what other processes say is heard. */
  hears(): boolean;
}

export interface AccountEars {
  told(): void;
  deaf(): void;
  /** It hears again; what was said meanwhile is not known. */
  again(): void;
}

/** `tell`: tells the other processes. */
export function accountLine(
  tell: () => Promise<unknown>,
  report: (error: unknown) => void = () => undefined,
): AccountLine & AccountEars {
  const listeners = new Set<() => void>();
  let hearing = true;
  const told = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async changed() {
      told();
      // What is committed stands: who is not told has forgotten within seconds.
      await tell().catch(report);
    },
    hears: () => hearing,
    told,
    deaf() {
      hearing = false;
    },
    again() {
      hearing = true;
      told();
    },
  };
}

/** A change of what a hall shows, whichever process made it. */
export interface HallNews {
  readonly tournament: string;
  readonly rev: number;
}

/** How the processes on one database tell each other of their halls. */
interface HallLine {
  /** Every change, once a `rev`. Returns the unsubscribe. */
  watch(listener: (news: HallNews) => void): () => void;
  /** Tells this process: what it has committed itself, or heard. */
  tell(news: HallNews): void;
  /** What tells the others, in the transaction that changes something; null: there are none. */
  telling(news: HallNews): RawBuilder<unknown> | null;
}

/** `report`: what a listener throws, which is not the business of whoever changed something. */
export function hallLine(telling: HallLine['telling'], report: (error: unknown) => void = () => undefined): HallLine {
  const listeners = new Set<(news: HallNews) => void>();
  const told = new Map<string, number>();
  return {
    telling,
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(news) {
      if (news.rev <= (told.get(news.tournament) ?? 0)) return;
      told.set(news.tournament, news.rev);
      for (const listener of [...listeners]) {
        try {
          listener(news);
        } catch (error) {
          report(error);
        }
      }
    },
  };
}
