import { useState } from 'react';
import type { Answer } from '../core/http.ts';

export type Trouble = Exclude<Answer<never>, { kind: 'done' }>;

/** Runs one act at a time and keeps its refusal until the next one. */
export function useAct() {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  async function run<T>(act: () => Promise<Answer<T>>): Promise<T | null> {
    setBusy(true);
    const answer = await act();
    setBusy(false);
    setTrouble(answer.kind === 'done' ? null : answer);
    return answer.kind === 'done' ? answer.value : null;
  }
  return { run, busy, trouble, clear: () => setTrouble(null) };
}
