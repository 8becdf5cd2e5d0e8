import type {
  Creation,
  Decision,
  Event,
  FormatId,
  People,
  Person,
  PlayerId,
  Result,
  Shelf,
  Tournament,
  Waiting,
} from '@ronde/engine';

/** Players' numbers: given at registration, kept when the registration is taken back, never used again. */
type TournamentNumbers = ReadonlyMap<PlayerId, number>;

/** A tournament as it stands: the folded state, the people beside it, the whole log. */
export interface Stored {
  readonly id: string;
  /** Its name in addresses: lower-case ASCII, unique, never changed. */
  readonly slug: string;
  /** Grows by one with every change, people's names included. */
  readonly version: number;
  /** The `version` at the last change that the public can see. */
  readonly publicVersion: number;
  readonly tournament: Tournament;
  readonly people: People;
  readonly numbers: TournamentNumbers;
  /** From the creation on, oldest first, `seq` 1, 2, 3… */
  readonly log: readonly Decision[];
  /** By command id (those of an imported file: that of the import and a number), free-text reasons: outside the log, so that they can be erased. */
  readonly notes: ReadonlyMap<string, string>;
}

/** What a list of tournaments says of one: a projection of its state. */
export interface TournamentHead {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly publicVersion: number;
  readonly name: string;
  readonly format: FormatId;
  readonly date: string;
  readonly endDate?: string;
  readonly place?: string;
  readonly players: number;
  readonly rounds: number;
  readonly status: Tournament['status'];
  /** Whether the public sees the tournament. */
  readonly open: boolean;
  /** Put away; missing: it is not. */
  readonly shelf?: Shelf;
  /** How it would be; missing: nobody has looked yet. */
  readonly shelfFor?: Shelf;
  readonly waiting: Waiting;
  /** Of how many players the club or the licence is somebody's address; missing: nobody has looked yet. */
  readonly privateCells?: number;
}

/**
 * Who asks, with the command's own id. `by`: an opaque id, an account's or `player:<id>` (a plain name in what an
 * earlier version wrote). `at`: the server's time, ISO 8601. `deviceAt`: the device's own, untrusted. `request`: a
 * digest of what is asked, so that the same id for something else is told from the same request sent twice; missing:
 * not looked at.
 */
export interface AskedDecision {
  readonly id: string;
  readonly by: string;
  readonly at: string;
  readonly deviceAt?: string;
  readonly request?: string;
}

/** The refusal of an id that was already used, for something else. */
export const idReused = 'id-reused';
export type IdReused = typeof idReused;

/** The refusal of a new tournament whose id is another one's. */
export const alreadyHere = 'already-here';
type AlreadyHere = typeof alreadyHere;

/** Who a decision names, with the number that they keep. */
export interface NumberedPerson {
  readonly id: PlayerId;
  readonly person: Person;
  readonly number: number;
}

/** What a decision would write: the facts, and who they newly name. */
export interface Proposal {
  readonly events: readonly Event[];
  readonly undoes?: readonly number[];
  readonly person?: NumberedPerson;
  /** The same of several, who come together as from a list. */
  readonly others?: readonly NumberedPerson[];
  /** Why, in free words. */
  readonly note?: string;
  /** The public sees what changes of the people, though not the facts. */
  readonly seen?: boolean;
}

/** People who come with a tournament, as from a file. */
export interface Crowd {
  readonly people: People;
  readonly numbers: TournamentNumbers;
  /** The free words of the file, each under its note. */
  readonly notes?: ReadonlyMap<string, string>;
  /** What was decided elsewhere after the creation, from `seq` 2 on. */
  readonly later?: readonly Decision[];
  /** The version that it had elsewhere; missing: it is new. */
  readonly version?: number;
}

/** What changes beside the log. A note of null is erased. `seen`: whether the public can see it. */
export interface Amendment {
  readonly people?: People;
  readonly notes?: ReadonlyMap<string, string | null>;
  readonly seen: boolean;
}

/** A change of a tournament, whichever process made it. */
export interface TournamentChange {
  readonly tournament: string;
  readonly version: number;
  readonly publicVersion: number;
  /** Whether the public sees the tournament now; missing: whoever told it did not know. */
  readonly open?: boolean;
}

/** Called inside the write, on the newest state: two desks are decided one after the other. */
export type Decide<R> = (now: Stored) => Result<Proposal, R>;

/**
 * `repeated`: this command's id was in the log already; `decision` is that first one and nothing was written.
 * `before`: the state that it was decided on; null when it is repeated.
 */
export interface WrittenDecision {
  readonly before: Stored | null;
  readonly stored: Stored;
  readonly decision: Decision;
  readonly repeated: boolean;
}

/**
 * Where tournaments are kept. What a promise has answered is on disk. `ref` is an id or a slug; null: there is none.
 * A refusal writes nothing.
 */
export interface Store {
  /** Every tournament, the newest first, without its inside: quick with thousands of them. */
  heads(): Promise<readonly TournamentHead[]>;
  /** How many there are. */
  count(): Promise<number>;
  load(ref: string): Promise<Stored | null>;
  /**
   * `event` is the engine's `created`; `crowd`: who is in an imported tournament. Sent twice with the same `asked.id`,
   * it answers with the first one.
   */
  create(
    creation: Creation,
    event: Event,
    asked: AskedDecision,
    crowd?: Crowd,
  ): Promise<Result<Stored, IdReused | AlreadyHere>>;
  write<R>(ref: string, asked: AskedDecision, decide: Decide<R>): Promise<Result<WrittenDecision, R | IdReused> | null>;
  /** Changes what is beside the log: names, notes. Null from `change`: nothing to do. */
  amend(ref: string, change: (now: Stored) => Amendment | null): Promise<Stored | null>;
}
