import { countedPlayers } from '@ronde/engine';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useExternal } from '../core/external.ts';
import { uiSentences } from '../core/language/shared-sentences.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { type LogLine, logKey, newest, useDeskQuery } from '../core/queries.ts';
import { useUndo } from '../core/send.ts';
import { session } from '../core/session.ts';
import { useDelivery } from '../core/use-delivery.ts';
import { type Keys, useKeys } from '../keys/use-keys.ts';
import { address, nextAddress } from '../shell/addresses.ts';
import bar from '../shell/bar.module.css';
import { Bar } from '../shell/bar.tsx';
import { type Desk, DeskProvider, deskOf } from '../shell/desk.tsx';
import { Network, OfflineBar } from '../shell/offline-bar.tsx';
import { LazyHelp } from '../shell/outside.tsx';
import { Strip } from '../shell/strip.tsx';
import { Unreadable } from '../shell/unreadable.tsx';
import { Announcer } from '../ui/announcer.tsx';
import { Skeleton } from '../ui/boundary.tsx';
import { focusFields, useFocusKept } from '../ui/focus.ts';
import { fetchPages, lazyPart } from '../ui/page-of.ts';
import styles from './desk-frame.module.css';
import { DeskRoutes } from './pages.tsx';
import { useLive } from './use-live.ts';

/** The desk of one tournament: bar, strip, the page. */
export function DeskFrame({ t }: { readonly t: string }) {
  const query = useDeskQuery(t);
  // A tournament that does not exist has nothing to follow.
  useLive(t, query.data !== undefined);
  useDelivery();
  const behind = (useExternal(newest).get(t) ?? 0) > (query.data?.version ?? 0);
  const desk = useMemo(() => (query.data ? deskOf(t, query.data) : null), [t, query.data]);
  if (!desk) return query.isError ? <Unreadable error={query.error} /> : <Skeleton />;
  return (
    <DeskProvider desk={desk}>
      <Framed desk={desk} network={<Network behind={behind} />} />
    </DeskProvider>
  );
}

/** What lies over the page. */
type Over = 'help' | 'palette' | null;

function Framed({ desk, network }: { readonly desk: Desk; readonly network: ReactNode }) {
  const ui = useSentences(uiSentences);
  const [over, setOver] = useState<Over>(null);
  const onHelp = useCallback(() => setOver('help'), []);
  const onSearch = useCallback(() => setOver('palette'), []);
  const onClose = useCallback(() => setOver(null), []);
  const undo = useUndoMine(desk.t);
  useDeskKeys(desk, { onHelp, onSearch, undo });
  useFocusKept();
  useEffect(() => void fetchPages(), []);
  return (
    <>
      <a className={styles.skip} href="#contenu">
        {ui.app.skipToContent}
      </a>
      <Bar
        network={
          <>
            <HallTime />
            {network}
            <OtherPosts />
          </>
        }
        onHelp={onHelp}
      >
        <strong>{desk.tournament.name}</strong>
        <span className={bar.facts}>
          <span>{ui.formats[desk.tournament.format]}</span>
          <span> · {ui.home.players(countedPlayers(desk.tournament.players).length)}</span>
        </span>
      </Bar>
      {desk.tournament.shelf === 'removed' ? (
        <Removed />
      ) : (
        <>
          <Strip onSearch={onSearch} />
          <OfflineBar />
          <CopyWarning />
          {desk.tournament.practice && <PracticeGuide />}
          <LeavingRequests />
          <DeskRoutes />
        </>
      )}
      <Announcer />
      {over === 'help' && <LazyHelp onClose={onClose} desk={desk} />}
      {over === 'palette' && <Palette onClose={onClose} onHelp={onHelp} undo={undo} />}
    </>
  );
}

// What a first page does not show, and much of the house's parts needed for it alone: fetched like the other pages.
const Palette = lazyPart(async () => ({ default: (await import('./palette/palette.tsx')).Palette }));
const OtherPosts = lazyPart(async () => ({ default: (await import('../shell/other-posts.tsx')).OtherPosts }));
const CopyWarning = lazyPart(async () => ({ default: (await import('../shell/last-copy.tsx')).CopyWarning }));
const PracticeGuide = lazyPart(async () => ({ default: (await import('./practice/guide.tsx')).PracticeGuide }));
const Removed = lazyPart(() => import('./publication/put-away.tsx'));
const LeavingRequests = lazyPart(async () => ({
  default: (await import('./presence/leaving-requests.tsx')).LeavingRequests,
}));
const HallTime = lazyPart(async () => ({ default: (await import('./clocks/hall-time.tsx')).HallTime }));

interface Acts {
  readonly onHelp: () => void;
  readonly onSearch: () => void;
  readonly undo: () => void;
}

/** The single letters of the desk. A page marks its next act by a data attribute. */
function useDeskKeys(desk: Desk, { onHelp, onSearch, undo }: Acts): void {
  const [, go] = useLocation();
  const rounds = Math.max(desk.planned, desk.tournament.rounds.length);
  const toRound = Object.fromEntries(
    Array.from({ length: Math.min(9, rounds) }, (_, i) => [String(i + 1), () => go(address.round(desk.t, i + 1))]),
  );
  const keys: Keys = {
    '?': onHelp,
    '/': onSearch,
    'ctrl+k': onSearch,
    n: () => document.querySelector<HTMLElement>('[data-next]')?.focus(),
    s: () => go(nextAddress(desk)),
    c: () => go(address.standings(desk.t)),
    j: () => go(address.players(desk.t)),
    i: () => go(address.print(desk.t)),
    h: () => go(address.log(desk.t)),
    a: () => go(address.hall(desk.t, 'message')),
    t: () => go(address.hall(desk.t, 'clocks')),
    arrowdown: () => moveInTable(1),
    arrowup: () => moveInTable(-1),
    w: askWhy,
    'ctrl+z': undo,
    ...toRound,
  };
  useKeys(keys);
}

const controls = 'a[href], button:not(:disabled)';

/**
 * To the row above or below, on the act that its name is, else on its first one. From outside, into the page's first
 * table; false where there is none, or where somebody is about something else.
 */
function moveInTable(by: 1 | -1): boolean {
  const row = rowOfFocus();
  if (!row && !isFree(document.activeElement)) return false;
  const rows = [
    ...((row?.closest('table') ?? document.querySelector('main table'))?.querySelectorAll('tbody tr') ?? []),
  ];
  const withActs = rows.filter((one) => controlOf(one) !== null);
  const at = row ? withActs.indexOf(row) : by > 0 ? -1 : withActs.length;
  const next = withActs[at + by];
  if (!next) return row !== null;
  controlOf(next)?.focus();
  return true;
}

/** « Pourquoi ? » of the row that has the focus. */
function askWhy(): boolean {
  const why = rowOfFocus()?.querySelector<HTMLElement>('[data-why]');
  why?.click();
  return why !== undefined && why !== null;
}

const rowOfFocus = (): Element | null => document.activeElement?.closest('main tbody tr') ?? null;

/** Nothing that arrows would mean something to. */
const isFree = (at: Element | null): boolean => at === null || at.matches('body, h1, h2, [data-next]');

const controlOf = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>(`th[scope="row"] :is(${controls})`) ?? row.querySelector<HTMLElement>(controls);

/** Takes back the last act of whoever is signed in here, where one can be. */
function useUndoMine(t: string): () => void {
  const client = useQueryClient();
  const undo = useUndo(t);
  return useCallback(() => {
    const lines = client.getQueryData<readonly LogLine[]>(logKey(t)) ?? [];
    const me = session.get()?.account?.name;
    const mine = lines.find((line) => line.undoable && line.by === me);
    if (!mine) return;
    // What is typed next belongs in the fields again: outside them a figure opens the round of that number.
    void undo(mine.seq).then(({ kind }) => {
      if (kind === 'done') focusFields();
    });
  }, [client, t, undo]);
}
