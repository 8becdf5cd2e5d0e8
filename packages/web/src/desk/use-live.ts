import type { SessionView } from '@ronde/contract/http/accounts';
import { filled, pathOf } from '@ronde/contract/routes/client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reached, unreachable } from '../core/connection.ts';
import { exchange } from '../core/exchange.ts';
import { lang } from '../core/language/lang.ts';
import { listenTo } from '../core/live.ts';
import { deskKey, hallKey, hear, postsKey } from '../core/queries.ts';
import { session } from '../core/session.ts';

const retryAfter = 1000;
/** A stream that takes longer than this to come back is said to be cut: under 3 s in all. */
const patience = 2000;

/** Follows a tournament that is `known`: each change of version, and the moment the server goes away or comes back. */
export function useLive(t: string, known: boolean): void {
  const client = useQueryClient();
  useEffect(() => (known ? follow(client, t) : undefined), [client, t, known]);
}

function follow(client: QueryClient, t: string): () => void {
  let doubt: ReturnType<typeof setTimeout> | undefined;
  const hall = () => void client.invalidateQueries({ queryKey: hallKey(t) });
  const posts = () => void client.invalidateQueries({ queryKey: postsKey(t) });
  const leave = listenTo(pathOf('GET /api/tournaments/{t}/live', { t }), {
    said: { hall, posts },
    opened: () => {
      // What was said meanwhile has no number to ask for.
      if (doubt) {
        hall();
        posts();
      }
      clearTimeout(doubt);
      doubt = undefined;
      reached();
    },
    told: (version) => hear(client, t, version),
    lost: () => {
      // A stream does not say why it was refused: perhaps nobody is signed in here any more.
      void whoIsHere();
      // A second failure in a row leaves no doubt; the first may be a restart.
      if (doubt) unreachable();
      doubt ??= setTimeout(unreachable, patience);
      return retryAfter;
    },
  });
  const back = () => void client.invalidateQueries({ queryKey: deskKey(t) });
  window.addEventListener('offline', unreachable);
  window.addEventListener('online', back);
  return () => {
    clearTimeout(doubt);
    leave();
    window.removeEventListener('offline', unreachable);
    window.removeEventListener('online', back);
  };
}

/** Nobody answering says nothing here: the stream's own patience is in charge of that. */
async function whoIsHere(): Promise<void> {
  const got = await exchange({ ...filled('GET /api/session'), lang: lang.get() }, readSession);
  if (got.kind === 'answered' && got.value) session.set(got.value);
}

const readSession = async (response: Response): Promise<SessionView | null> =>
  response.ok ? ((await response.json()) as SessionView) : null;
