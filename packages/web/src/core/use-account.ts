import type { AccountView } from '@ronde/contract/http/session';
import { useExternal } from './external.ts';
import { session } from './signed-in.ts';

/** Whoever is signed in here; null before that is known. */
export function useAccount(): AccountView | null {
  return useExternal(session)?.account ?? null;
}
