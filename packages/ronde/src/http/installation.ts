import type { Addresses, Safety } from '@ronde/contract/http/installation';
import type { Frozen } from '@ronde/contract/values/same-type';
import type { Context } from 'hono';
import type { Accounts } from '../accounts/accounts.ts';
import type { FederationAccess } from '../federation/federation-access.ts';
import type { ImportReader, SentReader } from '../files/import-file.ts';
import type { Halls } from '../hall/halls.ts';
import type { KeptListing } from '../installation/search-engines.ts';
import type { Presses } from '../papers/presses.ts';
import type { PublicAccess } from '../public/public-access.ts';
import type { Sending } from '../sending/sending.ts';
import type { Store } from '../store/store.ts';
import type { Tasks } from '../tasks/tasks.ts';
import type { Live } from './live.ts';

/** An answer that is worded for whoever takes it, in the request that takes it. */
export type Worded = (c: Context) => Response | Promise<Response>;

/** All that the routes lean on; chance and time come from outside, so that tests can give them. */
export interface Installation {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly live: Live;
  /** What serves those who have no account. */
  readonly visitors: PublicAccess;
  /** What the hall's screens and phones show. */
  readonly halls: Halls;
  /** Whether search engines may list the public pages. */
  readonly listing: KeptListing;
  /** Reads tournament files that are sent. */
  readonly readImport: ImportReader;
  /** Reads what a federation is sent. */
  readonly readSent: SentReader;
  /** The federations whose ratings are kept here. */
  readonly federations: FederationAccess;
  /** The long acts that are under way. */
  readonly tasks: Tasks<Worded>;
  /** What makes sheets of paper. */
  readonly presses: Presses;
  /** What goes to the federation. */
  readonly sending: Sending;
  /** What may stand in `Host` beside this computer's own loopback names: lower case, without port. */
  names(): ReadonlySet<string>;
  /** Where the house is reached, as of now; missing: nowhere but in this process. */
  readonly places?: () => Frozen<Addresses>;
  /** The newest copy and the room left on its disk; missing: nothing is copied here. */
  readonly safety?: () => Promise<Safety>;
  /** The server's time, ISO 8601. */
  now(): string;
  /** Ms since 1970 by a clock that nobody sets, for what is measured; missing: that of `now`. */
  readonly steady?: () => number;
  /** An opaque id that nobody can guess. */
  newId(): string;
  /** A whole number from 0 to `most`, both in, that nobody can guess. */
  chance(most: number): number;
  /** The number of a draw: five digits, said aloud and printed. */
  newSeed(): number;
  /**
   * An unexpected error, for whoever looks after the machine; never for the reader. `request`: the number that the
   * answer carries.
   */
  report(error: unknown, request?: string): void;
}
