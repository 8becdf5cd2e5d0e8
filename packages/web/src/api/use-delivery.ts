import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection, reached } from './connection.ts';
import { contest } from './contest.ts';
import { take } from './desk-query.ts';
import { useExternal } from './external.ts';
import { deliver } from './outbox.ts';
import { refusedResults } from './refused-results.ts';

const probeEvery = 2000;

/** Sends what is kept here when the page opens and each time the server answers again. */
export function useDelivery(): void {
  const client = useQueryClient();
  const cut = useExternal(connection).kind === 'cut';
  useEffect(() => {
    if (!cut) {
      deliverResults(client);
      return;
    }
    const timer = setInterval(probe, probeEvery);
    return () => clearInterval(timer);
  }, [client, cut]);
}

export function deliverResults(client: QueryClient): void {
  void deliver((kept, answer) => {
    if (answer.kind === 'done') take(client, kept.t, answer.value);
    // The same value is there already, from another desk: nothing is left to decide.
    if (answer.kind !== 'refused' || answer.problem.code === 'same-result') return;
    refusedResults.set([...refusedResults.get(), { kept, problem: answer.problem }]);
    contest(client, kept, answer.problem);
  });
}

async function probe(): Promise<void> {
  try {
    const response = await fetch('/healthz', { signal: AbortSignal.timeout(probeEvery) });
    if (response.ok) reached();
  } catch {
    // Still nobody: the bar already says so.
  }
}
