import type { Creation, Decision, Event, People, Person, PlayerId, Result, Tournament } from '@ronde/engine';

/** Players' numbers: given at registration, kept when the registration is taken back, never used again. */
export type Numbers = ReadonlyMap<PlayerId, number>;

/** A tournament as it stands: the folded state, the people beside it, the whole log. */
export interface Stored {
  readonly id: string;
  /** Its name in addresses: lower-case ASCII, unique, never changed. */
  readonly slug: string;
  /** Grows by one with every change, people's names included. */
  readonly version: number;
  readonly tournament: Tournament;
  readonly people: People;
  readonly numbers: Numbers;
  /** From the creation on, oldest first, `seq` 1, 2, 3… */
  readonly log: readonly Decision[];
  /** By command id, the digest of what was asked, where it is known. */
  readonly requests: ReadonlyMap<string, string>;
}

/**
 * Who asks, with the command's own id. `at`: the server's time, ISO 8601. `request`: a digest of what is asked, so that
 * the same id for something else is told from the same request sent twice; missing: not looked at.
 */
export interface Asked {
  readonly id: string;
  readonly by: string;
  readonly at: string;
  readonly request?: string;
}

/** The refusal of an id that was already used, for something else. */
export const idReused = 'id-reused';
export type IdReused = typeof idReused;

/** What a decision would write: the facts, and who they newly name. */
export interface Proposal {
  readonly events: readonly Event[];
  readonly undoes?: readonly number[];
  readonly person?: { readonly id: PlayerId; readonly person: Person; readonly number: number };
}

/** Called inside the write, on the newest state: two desks are decided one after the other. */
export type Decide<R> = (now: Stored) => Result<Proposal, R>;

/** `repeated`: this command's id was in the log already; `decision` is that first one and nothing was written. */
export interface Written {
  readonly stored: Stored;
  readonly decision: Decision;
  readonly repeated: boolean;
}

/**
 * Where tournaments are kept. What a promise has answered is on disk. `ref` is an id or a slug; null: there is none.
 * A refusal writes nothing.
 */
export interface Store {
  /** Every tournament, the newest first. */
  list(): Promise<readonly Stored[]>;
  load(ref: string): Promise<Stored | null>;
  /** `event` is the engine's `created`. Sent twice with the same `asked.id`, it answers with the first one. */
  create(creation: Creation, event: Event, asked: Asked): Promise<Result<Stored, IdReused>>;
  write<R>(ref: string, asked: Asked, decide: Decide<R>): Promise<Result<Written, R | IdReused> | null>;
  /** Corrects who somebody is. Null also when the tournament has no such person. */
  savePerson(ref: string, player: PlayerId, person: Person): Promise<Stored | null>;
  close(): Promise<void>;
}
