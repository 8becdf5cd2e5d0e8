import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import type { Passwords } from './passwords.ts';
import type { Waits } from './throttle.ts';

/** What the acts of this room are made of. */
export interface Keeper {
  readonly db: Kysely<Tables>;
  readonly passwords: Passwords;
  readonly waits: Waits;
  /** ISO 8601. */
  now(): string;
  newId(): string;
}
