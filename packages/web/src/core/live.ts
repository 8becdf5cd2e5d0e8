import type { SessionView } from '@ronde/contract/http/accounts';
import { filled, pathOf } from '@ronde/contract/routes/client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reached, unreachable } from './connection.ts';
import { exchange } from './exchange.ts';
import { lang } from './language/lang.ts';
import { deskKey, hallKey, hear, postsKey } from './queries.ts';
import { session } from './session.ts';

const retryAfter = 1000;
/** A stream that takes longer than this to come back is said to be cut: under 3 s in all. */
const patience = 2000;

/** Follows a tournament that is `known`: each change of version, and the moment the server goes away or comes back. */
export function useLive(t: string, known: boolean): void {
  const client = useQueryClient();
  useEffect(() => (known ? follow(client, t) : undefined), [client, t, known]);
}

/** Nobody answering says nothing here: the stream's own patience is in charge of that. */
async function whoIsHere(): Promise<void> {
  const got = await exchange({ ...filled('GET /api/session'), lang: lang.get() }, readSession);
  if (got.kind === 'answered' && got.value) session.set(got.value);
}

const readSession = async (response: Response): Promise<SessionView | null> =>
  response.ok ? ((await response.json()) as SessionView) : null;

function follow(client: QueryClient, t: string): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  const hearHall = () => void client.invalidateQueries({ queryKey: hallKey(t) });
  const hearPosts = () => void client.invalidateQueries({ queryKey: postsKey(t) });
  const listen = () => {
    source = new EventSource(pathOf('GET /api/tournaments/{t}/live', { t }));
    source.addEventListener('hall', hearHall);
    source.addEventListener('posts', hearPosts);
    source.onopen = () => {
      // What was said meanwhile has no number to ask for.
      if (doubt) {
        hearHall();
        hearPosts();
      }
      clearTimeout(doubt);
      doubt = undefined;
      reached();
    };
    source.onmessage = (frame) => hear(client, t, Number(frame.lastEventId));
    // The browser's own retry gives up after an HTTP error: ours is steady.
    source.onerror = () => {
      source?.close();
      // A stream does not say why it was refused: perhaps nobody is signed in here any more.
      void whoIsHere();
      // A second failure in a row leaves no doubt; the first may be a restart.
      if (doubt) unreachable();
      doubt ??= setTimeout(unreachable, patience);
      retry = setTimeout(listen, retryAfter);
    };
  };
  const back = () => void client.invalidateQueries({ queryKey: deskKey(t) });
  listen();
  window.addEventListener('offline', unreachable);
  window.addEventListener('online', back);
  return () => {
    clearTimeout(retry);
    clearTimeout(doubt);
    source?.close();
    window.removeEventListener('offline', unreachable);
    window.removeEventListener('online', back);
  };
}
