import type { HallView } from '@ronde/contract/http/hall';
import { filled } from '@ronde/contract/routes/client';
import type { Lang } from '@ronde/language';
import { useEffect, useRef, useState } from 'react';
import { exchange } from '../core/exchange.ts';
import { useWall } from './wall-context.ts';

/** How long the reason stays that a prize was not revealed. */
const toRead = 6000;

/** Space reveals the next prize, where this browser's session may. True: it has just been refused. */
export function useReveal({ prizes, prizesLeft }: HallView): boolean {
  const { t, lang } = useWall();
  const [refused, setRefused] = useState(false);
  const asking = useRef(false);
  const next = prizesLeft > 0 ? prizes.length + 1 : null;
  useEffect(() => {
    const press = async (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat) return;
      event.preventDefault();
      if (next === null || asking.current) return;
      asking.current = true;
      setRefused(!(await reveal(t, lang, next)));
      asking.current = false;
    };
    const pressed = (event: KeyboardEvent) => void press(event);
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [t, lang, next]);
  useEffect(() => {
    const timer = refused ? setTimeout(() => setRefused(false), toRead) : undefined;
    return () => clearTimeout(timer);
  }, [refused]);
  return refused;
}

/** Nobody answering is no refusal: the screen says by itself that the network is lost. */
async function reveal(t: string, lang: Lang, count: number): Promise<boolean> {
  const asked = filled('PUT /api/tournaments/{t}/hall', { t, body: { reveal: count } });
  const got = await exchange({ ...asked, lang }, async ({ ok, status }) => ok || status >= 500);
  return got.kind !== 'answered' || got.value;
}
