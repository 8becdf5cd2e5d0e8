import type { Result } from '@ronde/engine';
import type { Kysely } from 'kysely';
import { lru } from '../machine/lru.ts';
import { type AccountLine, accountLine } from '../store/data-port.ts';
import type { Tables } from '../store/sql/tables.ts';
import { accept, type Entering, joinByLink } from './accept.ts';
import type {
  Account,
  AccountInList,
  AccountRefusal,
  HouseRole,
  Invitation,
  Keeper,
  Member,
  Session,
  TeamRole,
} from './account.ts';
import * as keeping from './account-list.ts';
import * as invitations from './invitations.ts';
import * as members from './members.ts';
import { type Passwords, passwords } from './passwords.ts';
import * as sessions from './sessions.ts';
import { changePassword, type PasswordChange, type SignedIn, type SignIn, signIn, type TryLater } from './sign-in.ts';
import { waitsBy } from './throttle.ts';

/**
 * Who works here, how they are known, and where they may act. Whose token it is and what they are in a tournament is
 * remembered for seconds, and forgotten at once by every process with any change.
 */
export interface Accounts {
  signIn(asked: SignIn): Promise<Result<SignedIn, 'wrong-sign-in' | 'sign-in-busy' | TryLater>>;
  /** Whose session a token is of. */
  bearer(token: string): Promise<sessions.Bearer | null>;
  signOut(token: string): Promise<void>;
  sessions(account: string): Promise<readonly Session[]>;
  endSession(account: string, session: string): Promise<boolean>;
  /** Ends every other session of the account. */
  changePassword(asked: PasswordChange): Promise<Result<null, AccountRefusal | TryLater>>;

  invite(asked: Omit<invitations.Inviting, 'id'>): Promise<invitations.NewInvitation>;
  /** The token of the machine's own link while nobody can sign in: the same for every process, as long as it lives. */
  firstInvitation(): Promise<string>;
  readLink(token: string): Promise<Invitation | null>;
  /** Makes the account of a link (or gives one its new password) and signs it in. */
  accept(asked: Entering): Promise<Result<SignedIn, AccountRefusal>>;
  /** Gives what a link grants to somebody who has an account. */
  join(token: string, account: string): Promise<Result<Invitation, AccountRefusal>>;
  invitations(tournament: string | null): Promise<readonly Invitation[]>;
  revoke(invitation: string, tournament: string | null): Promise<boolean>;

  /** `tournament`: its id. */
  teamRole(account: string, tournament: string): Promise<TeamRole | null>;
  tournamentsOf(account: string): Promise<ReadonlyMap<string, TeamRole>>;
  team(tournament: string): Promise<readonly Member[]>;
  setMember(tournament: string, account: string, role: TeamRole): Promise<void>;
  removeMember(tournament: string, account: string): Promise<boolean>;

  /** Whether anybody can sign in at all. */
  any(): Promise<boolean>;
  list(): Promise<readonly AccountInList[]>;
  find(id: string): Promise<AccountInList | null>;
  change(id: string, change: { house?: HouseRole; disabled?: boolean }): Promise<Result<Account, AccountRefusal>>;
  /** Forgets who it was: what it decided stays, without a name. */
  erase(id: string): Promise<Result<null, AccountRefusal>>;
  /** Names by id, of erased accounts too: null. What is no account is left out. */
  names(ids: Iterable<string>): Promise<ReadonlyMap<string, string | null>>;
}

interface AccountsOptions {
  readonly now: () => string;
  readonly newId: () => string;
  readonly passwords?: Passwords;
  /** Ms that nobody sets, for what has to be waited. */
  readonly ticks?: () => number;
  /** Whether a database that is still being checked must be left as it is. */
  readonly readOnly?: () => boolean;
  /** What the other processes hear of, and are heard by; missing: there are none. */
  readonly line?: AccountLine;
}

export function accountsIn(db: Kysely<Tables>, options: AccountsOptions): Accounts {
  const { now, newId, ticks = () => performance.now(), line = accountLine(async () => undefined) } = options;
  const keeper: Keeper = { db, now, newId, passwords: options.passwords ?? passwords(), waits: waitsBy(ticks) };
  const bearers = briefly<sessions.Bearer>(now, line);
  const roles = briefly<TeamRole>(now, line);
  /** Done, or half done, it is told before it is answered. */
  const changing = async <T>(change: Promise<T>): Promise<T> => {
    try {
      return await change;
    } finally {
      await line.changed();
    }
  };
  return {
    signIn: (asked) => signIn(keeper, asked),
    bearer: (token) => bearers.of(token, () => sessions.bearerOf(db, token, now(), !(options.readOnly?.() ?? false))),
    signOut: (token) => changing(sessions.endByToken(db, token)),
    sessions: (account) => sessions.sessionsOf(db, account, now()),
    endSession: (account, session) => changing(sessions.endSession(db, account, session)),
    changePassword: (asked) => changing(changePassword(keeper, asked)),
    invite: (asked) => invitations.invite(db, { ...asked, id: newId() }, now()),
    firstInvitation: () => invitations.firstInvitation(db, newId(), now()),
    readLink: (token) => invitations.readLink(db, token, now()),
    accept: (asked) => changing(accept(keeper, asked)),
    join: (token, account) => changing(joinByLink(keeper, token, account)),
    invitations: (tournament) => invitations.openInvitations(db, tournament, now()),
    revoke: (invitation, tournament) => invitations.revoke(db, invitation, tournament, now()),
    teamRole: (account, tournament) =>
      roles.of(`${account} ${tournament}`, () => members.teamRole(db, account, tournament)),
    tournamentsOf: (account) => members.tournamentsOf(db, account),
    team: (tournament) => members.membersOf(db, tournament),
    setMember: (tournament, account, role) =>
      changing(
        db.transaction().execute(async (transaction) => {
          await members.setMember(transaction, tournament, account, role, now());
          await invitations.revokeBeyond(transaction, account, now());
        }),
      ),
    async removeMember(tournament, account) {
      await invitations.revokeOf(db, account, tournament, now());
      return changing(members.removeMember(db, tournament, account));
    },
    any: () => keeping.anyAccount(db),
    list: () => keeping.listAccounts(db),
    find: (id) => keeping.findAccount(db, id),
    change: (id, change) => changing(keeping.changeAccount(keeper, id, change)),
    erase: (id) => changing(keeping.eraseAccount(keeper, id)),
    names: (ids) => keeping.accountNames(db, ids),
  };
}

/** Where the page of the machine's own link stands. */
const ownerPath = (token: string): string => `/connexion/premier/${token}`;
/** Where the page of an invitation, or of a new password, stands. */
export const invitationPath = (token: string): string => `/invitation/${token}`;

/**
 * The address, without its origin, at which the first account is made: used once, dead after 24 hours. Every process
 * and every start says the same one while it lives. Null when somebody can already sign in. For whoever sits at the
 * machine, never for a page.
 */
export async function firstLink(accounts: Accounts): Promise<string | null> {
  return (await accounts.any()) ? null : ownerPath(await accounts.firstInvitation());
}

/** The same whoever can sign in: a new manager, or a new password for a name that is known. */
export async function newOwnerLink(accounts: Accounts): Promise<string> {
  const { token } = await accounts.invite({ grant: { kind: 'owner' }, by: null });
  return ownerPath(token);
}

/** What was read of somebody a moment ago, so that a crowd of requests does not ask the same each time. */
interface Briefly<V> {
  /** As it was read less than three seconds ago, and nothing was changed since; else as `read` says. Null is not kept. */
  of(key: string, read: () => Promise<V | null>): Promise<V | null>;
}

/** In ms: as long as one that is told nothing may be wrong. */
const lasting = 3000;
const most = 1000;

/** Forgets everything with each change of anybody's, whichever process makes it; remembers nothing while deaf to them. */
export function briefly<V>(now: () => string, { watch, hears }: Pick<AccountLine, 'watch' | 'hears'>): Briefly<V> {
  const kept = lru<{ readonly value: V; readonly at: number }>(most);
  let changes = 0;
  watch(() => {
    changes++;
    kept.clear();
  });
  return {
    async of(key, read) {
      const time = Date.parse(now());
      const known = hears() ? kept.get(key) : undefined;
      if (known && time >= known.at && time - known.at < lasting) return known.value;
      const before = changes;
      const value = await read();
      // What was read while something changed may be of before.
      if (value === null || before !== changes) return value;
      kept.set(key, { value, at: time });
      return value;
    },
  };
}
