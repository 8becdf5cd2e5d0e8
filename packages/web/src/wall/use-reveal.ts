import type { HallView } from '@ronde/contract/http/hall';
import { pathOf } from '@ronde/contract/routes/client';
import { useEffect, useRef, useState } from 'react';

/** How long the reason stays that a prize was not revealed. */
const toRead = 6000;

/** Space reveals the next prize, where this browser's session may. True: it has just been refused. */
export function useReveal(t: string, { prizes, prizesLeft }: HallView): boolean {
  const [refused, setRefused] = useState(false);
  const asking = useRef(false);
  const next = prizesLeft > 0 ? prizes.length + 1 : null;
  useEffect(() => {
    const press = async (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat) return;
      event.preventDefault();
      if (next === null || asking.current) return;
      asking.current = true;
      setRefused(!(await reveal(t, next)));
      asking.current = false;
    };
    const pressed = (event: KeyboardEvent) => void press(event);
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [t, next]);
  useEffect(() => {
    const timer = refused ? setTimeout(() => setRefused(false), toRead) : undefined;
    return () => clearTimeout(timer);
  }, [refused]);
  return refused;
}

/** Nobody answering is no refusal: the screen says by itself that the network is lost. */
async function reveal(t: string, count: number): Promise<boolean> {
  try {
    const answer = await fetch(pathOf('PUT /api/tournaments/{t}/hall', { t }), {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ reveal: count }),
    });
    return answer.ok || answer.status >= 500;
  } catch {
    return true;
  }
}
