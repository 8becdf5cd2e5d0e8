import { pathOf } from '@ronde/contract/routes/client';
import { useEffect, useRef, useState } from 'react';
import { unreachable } from '../../core/connection.ts';
import { useExternal } from '../../core/external.ts';
import { listenTo, onReturn, readings } from '../../core/live.ts';
import { deliverEntries } from './entries.ts';
import type { KeptPage } from './own-page.ts';
import { forget, pageStore, stillHolds, took, unfollow } from './pages.ts';
import { phoneCall } from './request.ts';

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
  const again = useRef(() => {});
  const stream = kept?.page.tournament.public ? kept.page.tournament.slug : null;
  useEffect(() => {
    setGone(null);
    let left = false;
    const { now, stop } = readings(async () => {
      const found = await read(code);
      if (left) return null;
      if (found) setGone(found);
      return found ? null : pause(code);
    });
    again.current = () => void now();
    again.current();
    const leave = onReturn(again.current, unreachable);
    return () => {
      left = true;
      stop();
      leave();
    };
  }, [code]);
  useEffect(() => (stream === null ? undefined : hear(stream, () => again.current())), [stream]);
  return { kept, gone };
}

/** At the table an opponent's entry is awaited, which no public stream tells. */
const often = 4000;
const seldom = 10_000;
const away = 60_000;

function pause(code: string): number {
  if (document.visibilityState === 'hidden') return away;
  const now = pageStore(code).get()?.page.now;
  return now?.kind === 'table' && now.asked !== 'confirmed' ? often : seldom;
}

/** Null: the link opens its page, or nobody has answered. */
async function read(code: string): Promise<Gone | null> {
  const known = pageStore(code).get();
  const answer = await phoneCall('GET /api/player/{code}', { code }, { etag: known?.etag ?? null });
  if (answer.kind === 'done') took(code, answer.value, answer.etag);
  if (answer.kind === 'same') stillHolds(code);
  if (answer.kind === 'done' || answer.kind === 'same') void deliverEntries(took);
  if (answer.kind !== 'refused' || answer.problem.code !== 'link-dead') return null;
  forget(code);
  unfollow(code);
  return known ? 'dead' : 'unknown';
}

const retryAfter = 3000;

/** The public stream says at once what everybody may know: new tables, results, the hall's clock. */
function hear(t: string, told: () => void): () => void {
  const lost = () => {
    told();
    return retryAfter;
  };
  return listenTo(pathOf('GET /api/public/{t}/live', { t }), { told, said: { hall: told }, lost });
}
