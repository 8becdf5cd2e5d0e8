import type { ReactNode } from 'react';
import styles from './mark.module.css';

/** A word on ochre ground: read this. */
export function Mark({ children }: { readonly children: ReactNode }) {
  return <span className={styles.mark}>{children}</span>;
}
