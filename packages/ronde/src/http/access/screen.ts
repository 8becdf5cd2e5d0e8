import { roleOf } from '@ronde/contract/http/permissions';
import type { Context } from 'hono';
import { type PublicView, shownView } from '../../public/view.ts';
import type { Stored } from '../../store/store.ts';
import type { Installation } from '../installation.ts';

export interface KeyedScreen {
  readonly stored: Stored;
  /** Of its key. */
  readonly generation: number;
}

/** Whoever reads as one of the hall's own screens, by their key (`?key=`). Null: a stranger. */
export async function keyedScreen(
  c: Context,
  { store, halls }: Installation,
  ref: string,
): Promise<KeyedScreen | null> {
  const key = c.req.query('key');
  const stored = key === undefined ? null : await store.load(ref);
  if (!stored || stored.tournament.shelf === 'removed' || key === undefined) return null;
  // Read first: a key that is renewed meanwhile is never taken for the newer one.
  const { keyGeneration } = await halls.read(stored.id);
  return (await halls.isKey(stored.id, key)) ? { stored, generation: keyGeneration } : null;
}

export const screenOf = async (c: Context, installation: Installation, ref: string): Promise<Stored | null> =>
  (await keyedScreen(c, installation, ref))?.stored ?? null;

/** The same, or somebody signed in with a role there: who may know who is in the hall. */
export async function insideOf(c: Context, installation: Installation, ref: string): Promise<Stored | null> {
  const screen = await screenOf(c, installation, ref);
  const caller = c.get('caller');
  if (screen || !caller) return screen;
  const stored = await installation.store.load(ref);
  if (!stored || stored.tournament.shelf === 'removed') return null;
  const team = await installation.accounts.teamRole(caller.account.id, stored.id);
  return roleOf(caller.account.house, team) === 'member' ? null : stored;
}

/**
 * What a screen reads, opened to the public or not: the same as the public will, with the desk's version, which also
 * grows with what the public does not see (who has arrived).
 */
export const screenView = (stored: Stored): PublicView => ({ ...shownView(stored), version: stored.version });
