import { useState } from 'react';
import type { Answer } from '../core/http.ts';

export type Trouble = Exclude<Answer<never>, { kind: 'done' }>;

/** Runs one act at a time and keeps its refusal until the next one. */
export function useAct() {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const run = <T>(act: () => Promise<Answer<T>>): Promise<T | null> => runAct(act, setBusy, setTrouble);
  return { run, busy, trouble, clear: () => setTrouble(null) };
}

/** Whether work is under way whose end is no answer of the server, or not one alone. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  return { busy, during: <T>(work: () => Promise<T>): Promise<T> => during(work, setBusy) };
}

export async function runAct<T>(
  act: () => Promise<Answer<T>>,
  busy: (is: boolean) => void,
  trouble: (is: Trouble | null) => void,
): Promise<T | null> {
  return await during(async () => {
    const answer = await act();
    trouble(answer.kind === 'done' ? null : answer);
    return answer.kind === 'done' ? answer.value : null;
  }, busy);
}

/** Work that throws is a bug: it is heard of, and nobody is left waiting for it. */
async function during<T>(work: () => Promise<T>, busy: (is: boolean) => void): Promise<T> {
  busy(true);
  try {
    return await work();
  } finally {
    busy(false);
  }
}
