import { clock } from '@ronde/language';
import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { connection } from '../core/connection.ts';
import { useExternal } from '../core/external.ts';
import { screenSentences } from '../core/language/screen.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { useUi } from '../core/language/use-words.ts';
import styles from './network.module.css';

interface NetworkProps {
  readonly at: number;
  /** Something newer is known of, and on its way. */
  readonly behind: boolean;
}

/** A word in the bar: the server is there, or since when it is not. */
export function Network({ at, behind }: NetworkProps) {
  const ui = useUi();
  const say = useSentences(screenSentences);
  const state = useExternal(connection);
  if (state.kind === 'linked')
    return (
      <span className={`${styles.word} ${styles.linked}`}>
        <IconWifi size={16} stroke={1.75} aria-hidden="true" />
        {behind ? say.catchingUp : ui.network.upToDate(clock(new Date(at).toISOString()))}
      </span>
    );
  return (
    <span className={`${styles.word} ${styles.cut}`}>
      <IconWifiOff size={16} stroke={1.75} aria-hidden="true" />
      {say.cutSince(clock(state.since.toISOString()))}
    </span>
  );
}
