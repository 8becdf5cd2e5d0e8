import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection, reached, unreachable } from './connection.ts';
import { contest } from './contest.ts';
import { health } from './exchange.ts';
import { useExternal } from './external.ts';
import { deliver, keptResults, waitingResults } from './kept-results.ts';
import { type DeskData, isDeskKey, take } from './queries.ts';

const probeEvery = 2000;
const retryEvery = 3000;

/** Sends what is kept here when the page opens, each time the server answers again, and now and then while it can't take it. */
export function useDelivery(): void {
  const client = useQueryClient();
  const cut = useExternal(connection).kind === 'cut';
  const waits = useExternal(waitingResults).length > 0;
  useEffect(() => {
    if (!cut) void deliverResults(client);
    if (!cut && !waits) return;
    const timer = cut ? setInterval(probe, probeEvery) : setInterval(() => void deliverResults(client), retryEvery);
    return () => clearInterval(timer);
  }, [client, cut, waits]);
  useEffect(() => seenOnScreen(client), [client]);
}

/** Resolves when nothing waits any more, nobody answers, or what waits can't be taken now. */
export function deliverResults(client: QueryClient): Promise<void> {
  return deliver((kept, answer) => {
    if (answer.kind === 'done') take(client, kept.t, answer.value);
    if (answer.kind === 'refused') contest(client, kept, answer.problem);
  });
}

/** An accepted result is shown as typed until a view that holds it has come. */
function seenOnScreen(client: QueryClient): () => void {
  return client.getQueryCache().subscribe(({ query, type }) => {
    if (type !== 'updated' || !isDeskKey(query.queryKey)) return;
    const view = query.state.data as DeskData | undefined;
    if (view) keptResults.seen(query.queryKey[1], view.version);
  });
}

async function probe(): Promise<void> {
  const found = await health(probeEvery);
  if (found === 'there') reached();
  // Silent or ill: the bar says it already.
  else if (found === 'gone') unreachable();
}

/** What was typed here goes before what is asked after it: a round is closed on all its results. */
export async function resultsFirst(client: QueryClient, t: string): Promise<void> {
  if (waitingResults.get().some((kept) => kept.t === t)) await deliverResults(client);
}
