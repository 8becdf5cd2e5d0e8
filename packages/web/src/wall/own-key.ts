import type { DeskHall } from '@ronde/contract/http/hall';
import type { SessionView } from '@ronde/contract/http/session';

const patience = 4000;

/** The screens' key, where somebody who may have it is signed in in this browser: then no address needs to bring it. */
export async function ownKey(t: string): Promise<string | null> {
  try {
    const session = await fetch('/api/session', { signal: AbortSignal.timeout(patience) });
    const { account } = (await session.json()) as SessionView;
    if (!account) return null;
    const hall = await fetch(`/api/tournaments/${encodeURIComponent(t)}/hall`, {
      signal: AbortSignal.timeout(patience),
    });
    return hall.ok ? (((await hall.json()) as DeskHall).key ?? null) : null;
  } catch {
    return null;
  }
}
