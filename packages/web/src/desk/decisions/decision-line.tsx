import { clock } from '@ronde/language';
import type { ReactNode } from 'react';
import styles from './last-decisions.module.css';
import type { SaidLine } from './log-lines.ts';

interface Props {
  readonly said: SaidLine;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** When, what, by whom; struck through once it was taken back. */
export function DecisionLine({ said: { line, text }, children }: Props) {
  return (
    <li data-undone={line.undoneBy !== null || undefined}>
      <time dateTime={line.at}>{clock(line.at)}</time>
      <span className={styles.text}>
        <span className={styles.said}>{text}</span>
        <span className={styles.by}>{line.by}</span>
      </span>
      {children}
    </li>
  );
}
