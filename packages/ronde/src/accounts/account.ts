import type { HouseRole, TeamRole } from '@ronde/contract/http/accounts';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import type { Passwords } from './passwords.ts';
import type { Waits } from './throttle.ts';

export type { HouseRole, TeamRole };

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly house: HouseRole;
}

/** An account as a manager sees it. */
export interface AccountInList extends Account {
  readonly createdAt: string;
  readonly disabled: boolean;
}

/** One sign-in on one device. `token` is known here only at the moment it is made. */
export interface Session {
  readonly id: string;
  readonly device: string;
  readonly createdAt: string;
  readonly seenAt: string;
  readonly endsAt: string;
}

/** Somebody of a tournament's staff. */
export interface Member {
  readonly account: string;
  readonly name: string;
  readonly role: TeamRole;
  readonly since: string;
}

/** What a one-time link does. */
export type Grant =
  /** The first account, or a manager's lost password: printed on the machine itself. */
  | { readonly kind: 'owner' }
  | { readonly kind: 'house'; readonly house: HouseRole }
  | { readonly kind: 'team'; readonly tournament: string; readonly role: TeamRole }
  | { readonly kind: 'password'; readonly account: string };

export interface Invitation {
  readonly id: string;
  readonly grant: Grant;
  readonly note: string | null;
  readonly madeAt: string;
  readonly endsAt: string;
}

/** Why the accounts say no. */
export type AccountRefusal =
  | 'last-manager'
  | 'link-dead'
  | 'name-missing'
  | 'name-mixed'
  | 'name-taken'
  | 'password-common'
  | 'password-short'
  | 'sign-in-busy'
  | 'unknown-account'
  | 'wrong-sign-in';

/** What the acts of this room are made of. */
export interface Keeper {
  readonly db: Kysely<Tables>;
  readonly passwords: Passwords;
  readonly waits: Waits;
  /** ISO 8601. */
  now(): string;
  newId(): string;
}
