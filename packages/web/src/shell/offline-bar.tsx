import { clock, type Ui } from '@ronde/language';
import { IconAlertTriangle, IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { asking, connection } from '../core/connection.ts';
import { useExternal } from '../core/external.ts';
import { waitingResults } from '../core/kept-results.ts';
import { type ScreenSentences, screenSentences } from '../core/language/screen.ts';
import { uiSentences } from '../core/language/shared-sentences.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { onThisComputer } from '../core/origins.ts';
import styles from './offline-bar.module.css';

const thanksFor = 5000;

/** Under the strip while nobody answers: what goes on, what is kept here. On return, what was sent, for 5 s. */
export function OfflineBar() {
  const ui = useSentences(uiSentences);
  const text = useSentences(screenSentences);
  const state = useExternal(connection);
  const cut = state.kind === 'cut';
  const asked = useExternal(asking) > 0;
  const kept = useExternal(waitingResults).length;
  const sent = useSent(cut, kept);
  if (asked) return <Told>{ui.network.asking}</Told>;
  if (!cut && sent === 0 && kept === 0) return <div role="status" className={styles.silent} />;
  if (cut) return <Told>{state.how === 'silent' ? ui.network.silent(kept) : downText(kept, ui, text)}</Told>;
  return <Told>{kept > 0 ? text.sending(kept) : ui.network.sent(sent)}</Told>;
}

function Told({ children }: { readonly children: string }) {
  return (
    <div role="status" className={styles.bar}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
      {children}
    </div>
  );
}

/** One reason, never two: a stopped program on this computer, or a network between. */
function downText(kept: number, ui: Ui, text: ScreenSentences): string {
  if (!onThisComputer) return ui.network.downLong(kept);
  return kept > 0 ? `${ui.network.stopped} ${text.keptToo(kept)}` : ui.network.stopped;
}

/** How many kept results went out since the cut, remembered for a few seconds after the last one. */
function useSent(cut: boolean, kept: number): number {
  const most = useRef(0);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (cut) most.current = Math.max(most.current, kept);
    if (cut || kept > 0 || most.current === 0) return;
    setSent(most.current);
    most.current = 0;
  }, [cut, kept]);
  useEffect(() => {
    if (sent === 0) return;
    const timer = setTimeout(() => setSent(0), thanksFor);
    return () => clearTimeout(timer);
  }, [sent]);
  return sent;
}

interface NetworkProps {
  /** Something newer is known of, and on its way. */
  readonly behind: boolean;
}

/** A word in the bar: the server is there, or since when it is not. */
export function Network({ behind }: NetworkProps) {
  const text = useSentences(screenSentences);
  const state = useExternal(connection);
  if (state.kind === 'linked')
    return (
      <span className={`${styles.word} ${styles.linked}`}>
        <IconWifi size={16} stroke={1.75} aria-hidden="true" />
        {behind ? text.catchingUp : text.upToDate}
      </span>
    );
  return (
    <span className={`${styles.word} ${styles.cut}`}>
      <IconWifiOff size={16} stroke={1.75} aria-hidden="true" />
      {text.cutSince(clock(state.since.toISOString()))}
    </span>
  );
}
