import { countedPlayers } from '@ronde/engine';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { newest, useDeskQuery } from '../core/desk-query.ts';
import { useExternal } from '../core/external.ts';
import { useUi } from '../core/language/use-words.ts';
import { useLive } from '../core/live.ts';
import { useDelivery } from '../core/use-delivery.ts';
import bar from '../shell/bar.module.css';
import { Bar } from '../shell/bar.tsx';
import { type Desk, deskOf } from '../shell/desk.ts';
import { DeskProvider } from '../shell/desk-provider.tsx';
import { Help } from '../shell/help-later.ts';
import { Network } from '../shell/network.tsx';
import { OfflineBar } from '../shell/offline-bar.tsx';
import { Strip } from '../shell/strip.tsx';
import { Unreadable } from '../shell/unreadable.tsx';
import { useUndoMine } from '../shell/use-undo-mine.ts';
import { Announcer } from '../ui/announcer.tsx';
import { fetchPages } from '../ui/page-of.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import styles from './desk-frame.module.css';
import { DeskRoutes } from './desk-routes.tsx';
import { CopyWarning, HallTime, OtherPosts, Palette } from './later.ts';
import { useDeskKeys } from './use-desk-keys.ts';

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
      <Framed desk={desk} network={<Network at={query.dataUpdatedAt} behind={behind} />} />
    </DeskProvider>
  );
}

/** What lies over the page. */
type Over = 'help' | 'palette' | null;

function Framed({ desk, network }: { readonly desk: Desk; readonly network: ReactNode }) {
  const ui = useUi();
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
            <Suspense fallback={null}>
              <HallTime />
            </Suspense>
            {network}
            <Suspense fallback={null}>
              <OtherPosts />
            </Suspense>
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
      <Strip onSearch={onSearch} />
      <OfflineBar />
      <Suspense fallback={null}>
        <CopyWarning />
      </Suspense>
      <DeskRoutes />
      <Announcer />
      <Suspense fallback={null}>
        {over === 'help' && <Help onClose={onClose} desk={desk} />}
        {over === 'palette' && <Palette onClose={onClose} onHelp={onHelp} undo={undo} />}
      </Suspense>
    </>
  );
}
