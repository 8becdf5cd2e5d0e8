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

/** An act that throws is a bug: it is heard of, and nobody is left waiting for it. */
export async function runAct<T>(
  act: () => Promise<Answer<T>>,
  busy: (is: boolean) => void,
  trouble: (is: Trouble | null) => void,
): Promise<T | null> {
  busy(true);
  try {
    const answer = await act();
    trouble(answer.kind === 'done' ? null : answer);
    return answer.kind === 'done' ? answer.value : null;
  } finally {
    busy(false);
  }
}
