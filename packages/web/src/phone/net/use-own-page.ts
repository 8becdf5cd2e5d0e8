import { useEffect, useState } from 'react';
import { unreachable } from '../../api/connection.ts';
import { useExternal } from '../../api/external.ts';
import { deliver } from './entries.ts';
import type { KeptPage } from './kept-page.ts';
import { apiOf, type OwnPage } from './own-page.ts';
import { forget, pageStore, stillHolds, took } from './pages.ts';
import { unfollow } from './people.ts';
import { request } from './request.ts';

/** `dead`: the link is nobody's: wrong, renewed or revoked. */
export interface Following {
  readonly kept: KeptPage | null;
  readonly dead: boolean;
}

/** Reads a player's page and keeps it fresh for as long as it is shown; what waits is sent on the way. */
export function useOwnPage(code: string): Following {
  const kept = useExternal(pageStore(code));
  const [dead, setDead] = useState(false);
  const stream = kept?.page.tournament.public ? kept.page.tournament.slug : null;
  useEffect(() => {
    setDead(false);
    return keepFresh(code, () => setDead(true));
  }, [code]);
  useEffect(() => (stream === null ? undefined : listen(stream)), [stream]);
  return { kept, dead };
}

/** Asked for by hand, or by the stream. */
const wanted = new EventTarget();
export const readAgain = (): void => void wanted.dispatchEvent(new Event('read'));

/** At the table an opponent's entry is awaited, which no public stream tells. */
const often = 4000;
const seldom = 10_000;
const away = 60_000;

function keepFresh(code: string, onDead: () => void): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  const tick = async () => {
    if (running || stopped) return;
    running = true;
    clearTimeout(timer);
    const dead = await read(code);
    running = false;
    if (stopped) return;
    if (dead) onDead();
    else timer = setTimeout(tick, pause(code));
  };
  const now = () => void tick();
  const back = () => document.visibilityState === 'visible' && now();
  void tick();
  wanted.addEventListener('read', now);
  window.addEventListener('online', now);
  window.addEventListener('offline', unreachable);
  document.addEventListener('visibilitychange', back);
  return () => {
    stopped = true;
    clearTimeout(timer);
    wanted.removeEventListener('read', now);
    window.removeEventListener('online', now);
    window.removeEventListener('offline', unreachable);
    document.removeEventListener('visibilitychange', back);
  };
}

function pause(code: string): number {
  if (document.visibilityState === 'hidden') return away;
  const now = pageStore(code).get()?.page.now;
  return now?.kind === 'table' && now.asked !== 'confirmed' ? often : seldom;
}

/** True: the link opens nothing any more. */
async function read(code: string): Promise<boolean> {
  const known = pageStore(code).get();
  const answer = await request<OwnPage>('GET', apiOf(code), { etag: known?.etag ?? null });
  if (answer.kind === 'done') took(code, answer.value, answer.etag);
  if (answer.kind === 'same') stillHolds(code);
  if (answer.kind === 'done' || answer.kind === 'same') void deliver(took);
  if (answer.kind !== 'refused' || answer.problem.code !== 'link-dead') return false;
  forget(code);
  unfollow(code);
  return true;
}

/** The public stream says at once what everybody may know: new tables, results, the hall's clock. */
function listen(t: string): () => void {
  const source = new EventSource(`/api/public/${encodeURIComponent(t)}/live`);
  source.onmessage = readAgain;
  source.addEventListener('hall', readAgain);
  source.onerror = readAgain;
  return () => source.close();
}
