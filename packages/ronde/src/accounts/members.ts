import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import type { Member, TeamRole } from './account.ts';

type Db = Kysely<Tables>;

const widest: readonly TeamRole[] = ['clerk', 'arbiter', 'director'];
const wider = (a: TeamRole, b: TeamRole): TeamRole => (widest.indexOf(a) > widest.indexOf(b) ? a : b);

/** What an account is in a tournament, `tournament` being its id; null: nothing. */
export async function teamRole(db: Db, account: string, tournament: string): Promise<TeamRole | null> {
  const row = await db
    .selectFrom('members')
    .select('role')
    .where('tournament', '=', tournament)
    .where('account', '=', account)
    .executeTakeFirst();
  return row?.role ?? null;
}

/** The ids of the tournaments where an account has a role. */
export async function tournamentsOf(db: Db, account: string): Promise<ReadonlyMap<string, TeamRole>> {
  const rows = await db.selectFrom('members').select(['tournament', 'role']).where('account', '=', account).execute();
  return new Map(rows.map(({ tournament, role }) => [tournament, role]));
}

/** The staff of a tournament, by name. */
export async function membersOf(db: Db, tournament: string): Promise<readonly Member[]> {
  return await db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account')
    .select(['members.account', 'accounts.name', 'members.role', 'members.since'])
    .where('members.tournament', '=', tournament)
    .orderBy('accounts.name_key')
    .execute();
}

/** Gives a role, or changes it. */
export async function setMember(db: Db, tournament: string, account: string, role: TeamRole, now: string) {
  await db
    .insertInto('members')
    .values({ tournament, account, role, since: now })
    .onConflict((conflict) => conflict.columns(['tournament', 'account']).doUpdateSet({ role }))
    .execute();
}

/** Gives a role by an invitation: somebody who is more already stays it. */
export async function addMember(db: Db, tournament: string, account: string, role: TeamRole, now: string) {
  const known = await teamRole(db, account, tournament);
  await setMember(db, tournament, account, known ? wider(known, role) : role, now);
}

/** False: that account has no role there. */
export async function removeMember(db: Db, tournament: string, account: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('members')
    .where('tournament', '=', tournament)
    .where('account', '=', account)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
