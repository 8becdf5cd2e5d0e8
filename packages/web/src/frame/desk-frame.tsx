import { countedPlayers } from '@ronde/engine';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { newest, useDeskQuery } from '../api/desk-query.ts';
import { useExternal } from '../api/external.ts';
import { useLive } from '../api/live.ts';
import { useDelivery } from '../api/use-delivery.ts';
import { useUi } from '../session/use-words.ts';
import { Announcer } from './announcer.tsx';
import bar from './bar.module.css';
import { Bar } from './bar.tsx';
import { type Desk, DeskContext, deskOf } from './desk.ts';
import styles from './desk-frame.module.css';
import { DeskRoutes } from './desk-routes.tsx';
import { CopyWarning, HallTime, Help, OtherPosts, Palette } from './later.ts';
import { Network } from './network.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { fetchPages } from './page-of.ts';
import { Skeleton } from './skeleton.tsx';
import { Strip } from './strip.tsx';
import { Unreadable } from './unreadable.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useUndoMine } from './use-undo-mine.ts';

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
    <DeskContext value={desk}>
      <Framed desk={desk} network={<Network at={query.dataUpdatedAt} behind={behind} />} />
    </DeskContext>
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
