import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useClock } from '../core/clock.ts';
import { useUi } from '../core/language/use-words.ts';
import { Account } from './account.tsx';
import { address } from './addresses.ts';
import styles from './bar.module.css';
import { LangSwitch } from './lang-switch.tsx';

interface Props {
  readonly children?: ReactNode;
  readonly network?: ReactNode;
  readonly onHelp: () => void;
}

/** The top of every page: the house, where one is, the network, who writes, the time, help. */
export function Bar({ children, network, onHelp }: Props) {
  const ui = useUi();
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
        <Account className={styles.wide ?? ''} />
        <time className={styles.clock}>{clockText(now)}</time>
        <LangSwitch className={`${styles.wide} ${styles.lang}`} />
        <button type="button" className={styles.item} onClick={onHelp}>
          <kbd>?</kbd>
          <span>{ui.app.help}</span>
        </button>
      </div>
    </header>
  );
}

const clockText = (now: Date): string => now.toTimeString().slice(0, 5);
