import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import { teamRole } from './members.ts';
import type { InvitationRow } from './tables.ts';

/**
 * Whether whoever made a link could still make it: rank that was lost gives nothing any more, to others nor back to
 * oneself. The machine's own links need nobody's rank.
 */
export async function stillGives(
  db: Kysely<Tables>,
  { made_by: maker, kind, tournament }: InvitationRow,
): Promise<boolean> {
  if (maker === null) return true;
  const account = await db
    .selectFrom('accounts')
    .select('house')
    .where('id', '=', maker)
    .where('erased_at', 'is', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!account) return false;
  if (account.house === 'manager') return true;
  return kind === 'team' && tournament !== null && (await teamRole(db, maker, tournament)) === 'director';
}
