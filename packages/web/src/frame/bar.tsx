import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useExternal } from '../api/external.ts';
import { author } from '../session/author.ts';
import { useClock } from '../session/use-clock.ts';
import { useUi } from '../session/use-words.ts';
import { address } from './addresses.ts';
import styles from './bar.module.css';
import { LangSwitch } from './lang-switch.tsx';

interface Props {
  readonly children?: ReactNode;
  readonly network?: ReactNode;
  readonly onAuthor: () => void;
  readonly onHelp: () => void;
}

/** The top of every page: the house, where one is, the network, who writes, the time, help. */
export function Bar({ children, network, onAuthor, onHelp }: Props) {
  const ui = useUi();
  const name = useExternal(author);
  const now = useClock();
  return (
    <header className={styles.bar}>
      <Link href={address.home} className={styles.brand ?? ''} aria-label={`Ronde, ${ui.home.title}`}>
        <span className={styles.mark} aria-hidden="true" />
        <span className={styles.house}>Ronde</span>
      </Link>
      <div className={styles.where}>{children}</div>
      <div className={styles.right}>
        {network}
        <button type="button" className={`${styles.item} ${styles.wide}`} onClick={onAuthor}>
          <IconUsers size={16} stroke={1.75} aria-hidden="true" />
          {name || ui.app.authorDefault}
        </button>
        <time className={styles.clock}>{clockText(now)}</time>
        <LangSwitch className={styles.wide ?? ''} />
        <button type="button" className={styles.item} onClick={onHelp}>
          <kbd>?</kbd>
          <span>{ui.app.help}</span>
        </button>
      </div>
    </header>
  );
}

const clockText = (now: Date): string => now.toTimeString().slice(0, 5);
