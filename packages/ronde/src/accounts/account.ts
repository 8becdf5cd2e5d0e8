import type { HouseRole, TeamRole } from '@ronde/contract/http/accounts';
import { frenchKey } from '@ronde/engine/base/french-order';
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

const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * What somebody signs in with: « Zoé LEFÈVRE », « zoe lefevre » and the same in full-width letters are one name, and so
 * is one with marks in it that nobody sees.
 */
export function nameKey(name: string): string {
  return frenchKey(name.normalize('NFKC').replace(unseen, ''));
}

/** Alphabets with letters that look alike, « а » and « a »; whatever is none of these, nor of East Asia, is one more. */
const alphabets: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /(?=\p{L})[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]/u,
];

/**
 * Whether a name keeps to one alphabet, so that no letter of another one stands for the one that it looks like: two
 * accounts that nobody could tell apart in a team or a log. Chinese, Japanese and Korean may stand beside any.
 */
export function isOneAlphabet(name: string): boolean {
  const letters = name.normalize('NFKC').replace(/\P{L}/gu, '');
  return alphabets.filter((alphabet) => alphabet.test(letters)).length <= 1;
}
