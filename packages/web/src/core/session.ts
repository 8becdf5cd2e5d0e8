import type { AccountView, SessionView } from '@ronde/contract/http/accounts';
import { external, useExternal } from './external.ts';

/** Who is signed in in this browser, as the server last said; null until it has said anything. */
export const session = external<SessionView | null>(null);

/** The server has refused a request for want of a sign-in. `staff`: whether this address takes any. */
export function signedOut(staff: boolean): void {
  const known = session.get();
  if (known?.account === null && known.staff === staff) return;
  session.set({ account: null, accounts: known?.accounts ?? true, staff });
}

/** Whoever is signed in here; null before that is known. */
export function useAccount(): AccountView | null {
  return useExternal(session)?.account ?? null;
}
