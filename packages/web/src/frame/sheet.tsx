import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './sheet.module.css';

interface Props {
  readonly caption: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A table of the house: white sheet, one-pixel lines, rows of 34 px, figures that line up. */
export function Sheet({ caption, children, className }: Props) {
  return (
    <div className={`${styles.frame} ${className ?? ''}`}>
      <Table className={styles.sheet ?? ''} withRowBorders={false}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </Table>
    </div>
  );
}

export { styles as sheetStyles };
