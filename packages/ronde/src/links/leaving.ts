import type { LeaveRequest } from '@ronde/contract/http/leaving';
import { type PlayerId, playerOf } from '@ronde/engine';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/sql/tables.ts';
import type { Stored } from '../store/store.ts';

type Db = Kysely<Tables>;
type Row = Tables['leave_requests'];

/**
 * Whether a request still says something: not of who has left, and not once somebody has let them go or called them
 * back since. Counted by decisions, for a clock may be moved.
 */
function stands({ player, after }: Row, { tournament, log }: Stored): boolean {
  const found = playerOf(tournament, player);
  if (!found || found.left !== undefined || tournament.status === 'closed') return false;
  return !log.some(
    ({ seq, events }) => seq > after && events.some((one) => one.kind === 'left' && one.player === player),
  );
}

/** Who asks to leave and has no answer yet, in the order of asking. */
export async function leaveRequests(db: Db, stored: Stored): Promise<readonly LeaveRequest[]> {
  const rows = await db
    .selectFrom('leave_requests')
    .selectAll()
    .where('tournament', '=', stored.id)
    .where('declined', '=', 0)
    .orderBy('at')
    .execute();
  return rows.filter((row) => stands(row, stored)).map(({ player, at }) => ({ player, at }));
}

/** What one player has asked; undefined: nothing that is still a question. */
export async function leaveAsked(db: Db, stored: Stored, player: PlayerId): Promise<'asked' | 'declined' | undefined> {
  const row = await db
    .selectFrom('leave_requests')
    .selectAll()
    .where('tournament', '=', stored.id)
    .where('player', '=', player)
    .executeTakeFirst();
  if (!row || !stands(row, stored)) return undefined;
  return row.declined === 1 ? 'declined' : 'asked';
}

/** Asked again, it is one request, with its first moment. */
export async function askToLeave(db: Db, stored: Stored, player: PlayerId, at: string): Promise<void> {
  if ((await leaveAsked(db, stored, player)) === 'asked') return;
  const row = { at, after: stored.log.length, declined: 0 };
  await db
    .insertInto('leave_requests')
    .values({ tournament: stored.id, player, ...row })
    .onConflict((conflict) => conflict.columns(['tournament', 'player']).doUpdateSet(row))
    .execute();
}

/** The player stays after all, or is forgotten. */
export async function forgetLeaving(db: Db, tournament: string, player: PlayerId): Promise<void> {
  await db.deleteFrom('leave_requests').where('tournament', '=', tournament).where('player', '=', player).execute();
}

/** Those who direct have said no. */
export async function declineLeaving(db: Db, tournament: string, player: PlayerId): Promise<void> {
  await db
    .updateTable('leave_requests')
    .set({ declined: 1 })
    .where('tournament', '=', tournament)
    .where('player', '=', player)
    .execute();
}
