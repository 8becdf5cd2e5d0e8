import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { linkSecret } from '../secrets/link-code.ts';
import { inTurn } from '../store/sql/in-turn.ts';
import type { Tables } from '../store/sql/tables.ts';
import type { Grant, Invitation } from './account.ts';
import { teamRole } from './members.ts';
import { laterBy } from './sessions.ts';
import type { InvitationRow } from './tables.ts';
import { newToken, tokenHash } from './tokens.ts';

type Db = Kysely<Tables>;

const hours = 3600 * 1000;

/** How long a link lives, in ms. */
const life = (grant: Grant): number => (grant.kind === 'owner' || grant.kind === 'password' ? 24 * hours : 72 * hours);

export interface Inviting {
  readonly id: string;
  readonly grant: Grant;
  readonly note?: string | undefined;
  /** The account that invites; null: the machine itself. */
  readonly by: string | null;
}

export interface NewInvitation {
  readonly invitation: Invitation;
  /** Stands in the link; given out here and never again. */
  readonly token: string;
}

/** Makes a link. A new one for the machine's owner, or for somebody's password, ends the one before. */
export async function invite(
  db: Db,
  { id, grant, note, by }: Inviting,
  now: string,
  token = newToken(),
): Promise<NewInvitation> {
  if (grant.kind === 'owner' || grant.kind === 'password') await endAlike(db, grant, now);
  const ends = laterBy(now, life(grant));
  const row: InvitationRow = {
    token: tokenHash(token),
    id,
    kind: grant.kind,
    house: grant.kind === 'house' ? grant.house : null,
    tournament: grant.kind === 'team' ? grant.tournament : null,
    role: grant.kind === 'team' ? grant.role : null,
    account: grant.kind === 'password' ? grant.account : null,
    note: note ?? null,
    made_by: by,
    made_at: now,
    ends_at: ends,
    used_at: null,
    used_by: null,
    revoked_at: null,
  };
  await db.insertInto('invitations').values(row).execute();
  return { token, invitation: { id, grant, note: note ?? null, madeAt: now, endsAt: ends } };
}

/**
 * The token of the first link that lives, or of a new one. It is made of the house's secret and the link's id: whoever
 * starts beside, or again, finds it out, though nothing but its digest is kept.
 */
export function firstInvitation(db: Db, id: string, now: string): Promise<string> {
  return inTurn(db, 'first link', async (writing) => {
    const secret = await linkSecret(writing);
    const tokenFor = (link: string) => createHmac('sha256', secret).update(`first link ${link}`).digest('base64url');
    const living = await alive(writing, now).where('kind', '=', 'owner').execute();
    const known = living.find((row) => tokenHash(tokenFor(row.id)) === row.token);
    if (known) return tokenFor(known.id);
    return (await invite(writing, { id, grant: { kind: 'owner' }, by: null }, now, tokenFor(id))).token;
  });
}

async function endAlike(db: Db, grant: Grant, now: string): Promise<void> {
  let alike = db
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('kind', '=', grant.kind)
    .where('used_at', 'is', null);
  if (grant.kind === 'password') alike = alike.where('account', '=', grant.account);
  await alike.execute();
}

/**
 * The link as it stands; null when it never was, was used or revoked, its time is over, or its maker may no longer give
 * what it gives.
 */
export async function readLink(db: Db, token: string, now: string): Promise<Invitation | null> {
  const row = await alive(db, now).where('token', '=', tokenHash(token)).executeTakeFirst();
  return row && (await stillGives(db, row)) ? invitationOf(row) : null;
}

/** Uses the link up: of two who try at the same moment, one succeeds. */
export async function useLink(db: Db, token: string, account: string, now: string): Promise<boolean> {
  const used = await db
    .updateTable('invitations')
    .set({ used_at: now, used_by: account })
    .where('token', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** Those that can still be used, the newest first: of one tournament, or of the house where it is null. */
export async function openInvitations(db: Db, tournament: string | null, now: string): Promise<readonly Invitation[]> {
  const all = alive(db, now).orderBy('made_at', 'desc');
  const rows =
    tournament === null
      ? all.where('kind', '=', 'house')
      : all.where('kind', '=', 'team').where('tournament', '=', tournament);
  return (await rows.execute()).map(invitationOf);
}

/** False: there is no such link to revoke there. */
export async function revoke(db: Db, id: string, tournament: string | null, now: string): Promise<boolean> {
  const open = db.updateTable('invitations').set({ revoked_at: now }).where('id', '=', id).where('used_at', 'is', null);
  const here = tournament === null ? open.where('kind', '=', 'house') : open.where('tournament', '=', tournament);
  return (await here.where('revoked_at', 'is', null).executeTakeFirst()).numUpdatedRows > 0n;
}

/** Whoever goes leaves no way in behind: their open invitations end, all of them or one tournament's. */
export async function revokeOf(db: Db, maker: string, tournament: string | null, now: string): Promise<void> {
  let theirs = db
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('made_by', '=', maker)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null);
  if (tournament !== null) theirs = theirs.where('tournament', '=', tournament);
  await theirs.execute();
}

/** Whoever has lost rank: of their open invitations and password links, those that they could not make now end. */
export async function revokeBeyond(db: Db, maker: string, now: string): Promise<void> {
  for (const row of await alive(db, now).where('made_by', '=', maker).execute()) {
    if (await stillGives(db, row)) continue;
    await db.updateTable('invitations').set({ revoked_at: now }).where('id', '=', row.id).execute();
  }
}

function alive(db: Db, now: string) {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', now);
}

function invitationOf(row: InvitationRow): Invitation {
  const { id, note, made_at: madeAt, ends_at: endsAt } = row;
  return { id, grant: grantOf(row), note, madeAt, endsAt };
}

function grantOf({ id, kind, house, tournament, role, account }: InvitationRow): Grant {
  if (kind === 'house' && house !== null) return { kind, house };
  if (kind === 'team' && tournament !== null && role !== null) return { kind, tournament, role };
  if (kind === 'password' && account !== null) return { kind, account };
  if (kind === 'owner') return { kind };
  throw new Error(`Invitation ${id} grants nothing`);
}

/**
 * Whether whoever made a link could still make it: rank that was lost gives nothing any more, to others nor back to
 * oneself. The machine's own links need nobody's rank.
 */
async function stillGives(db: Kysely<Tables>, { made_by: maker, kind, tournament }: InvitationRow): Promise<boolean> {
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
