import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './sheet.module.css';

interface Props {
  readonly caption: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** Its acts come and go: the focus stays among them. */
  readonly scope?: boolean;
}

/** A table of the house: white sheet, one-pixel lines, rows of 34 px, figures that line up. */
export function Sheet({ caption, children, className, scope }: Props) {
  return (
    <div className={`${styles.frame} ${className ?? ''}`} data-focus-scope={scope ? '' : undefined}>
      <Table className={styles.sheet ?? ''} withRowBorders={false}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </Table>
    </div>
  );
}

export { styles as sheetStyles };
