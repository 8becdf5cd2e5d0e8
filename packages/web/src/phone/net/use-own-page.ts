import { pathOf } from '@ronde/contract/routes/client';
import { useEffect, useState } from 'react';
import { unreachable } from '../../core/connection.ts';
import { useExternal } from '../../core/external.ts';
import { deliver } from './entries.ts';
import type { KeptPage } from './own-page.ts';
import { forget, pageStore, stillHolds, took, unfollow } from './pages.ts';
import { call } from './request.ts';

/** Nobody's link: one that this phone has read before was renewed or revoked; another one may be mistyped. */
export type Gone = 'dead' | 'unknown';

export interface Following {
  readonly kept: KeptPage | null;
  /** Null: it opens a page, as far as is known. */
  readonly gone: Gone | null;
}

/** Reads a player's page and keeps it fresh for as long as it is shown; what waits is sent on the way. */
export function useOwnPage(code: string): Following {
  const kept = useExternal(pageStore(code));
  const [gone, setGone] = useState<Gone | null>(null);
  const stream = kept?.page.tournament.public ? kept.page.tournament.slug : null;
  useEffect(() => {
    setGone(null);
    return keepFresh(code, setGone);
  }, [code]);
  useEffect(() => (stream === null ? undefined : listen(stream)), [stream]);
  return { kept, gone };
}

/** Asked for by hand, or by the stream. */
const wanted = new EventTarget();
const readAgain = (): void => void wanted.dispatchEvent(new Event('read'));

/** At the table an opponent's entry is awaited, which no public stream tells. */
const often = 4000;
const seldom = 10_000;
const away = 60_000;

function keepFresh(code: string, onGone: (gone: Gone) => void): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  const tick = async () => {
    if (running || stopped) return;
    running = true;
    clearTimeout(timer);
    const gone = await read(code);
    running = false;
    if (stopped) return;
    if (gone) onGone(gone);
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

/** Null: the link opens its page, or nobody has answered. */
async function read(code: string): Promise<Gone | null> {
  const known = pageStore(code).get();
  const answer = await call('GET /api/player/{code}', { code }, { etag: known?.etag ?? null });
  if (answer.kind === 'done') took(code, answer.value, answer.etag);
  if (answer.kind === 'same') stillHolds(code);
  if (answer.kind === 'done' || answer.kind === 'same') void deliver(took);
  if (answer.kind !== 'refused' || answer.problem.code !== 'link-dead') return null;
  forget(code);
  unfollow(code);
  return known ? 'dead' : 'unknown';
}

/** The public stream says at once what everybody may know: new tables, results, the hall's clock. */
function listen(t: string): () => void {
  const source = new EventSource(pathOf('GET /api/public/{t}/live', { t }));
  source.onmessage = readAgain;
  source.addEventListener('hall', readAgain);
  source.onerror = readAgain;
  return () => source.close();
}
