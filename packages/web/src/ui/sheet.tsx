import { Table } from '@mantine/core';
import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  readonly caption: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** Its acts come and go: the focus stays among them. */
  readonly scope?: boolean;
}

/** A table of the house: white sheet, one-pixel lines, rows of 34 px, figures that line up. */
export function Sheet({ caption, children, className, scope }: SheetProps) {
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

interface SheetHeadProps {
  /** Each a name, or a name and the class of its column. */
  readonly columns: readonly (string | readonly [name: string, className: string | undefined])[];
  /** What the last column does, for those who hear the sheet. */
  readonly acts: string;
}

/** The head of a sheet whose rows end with an act. */
export function SheetHead({ columns, acts }: SheetHeadProps) {
  return (
    <Table.Thead>
      <Table.Tr>
        {columns.map((column) => {
          const [name, className] = typeof column === 'string' ? [column] : column;
          return (
            <Table.Th key={name} scope="col" className={className}>
              {name}
            </Table.Th>
          );
        })}
        <Table.Th scope="col">
          <span className="sr-only">{acts}</span>
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}

/** As many rows as a tall screen holds: 1,400 px of 34 each. */
const atOnce = 40;

/**
 * The rows of a long list: those of the first screen at once, the others right after, in slices of time that leave the
 * page free. All of them are there in the end: for printing, for the browser's search, for a screen reader.
 */
export function useInTwoSteps<Row>(rows: readonly Row[]): readonly Row[] {
  const [whole, setWhole] = useState(rows.length <= atOnce);
  useEffect(() => {
    if (!whole) startTransition(() => setWhole(true));
  }, [whole]);
  return whole ? rows : rows.slice(0, atOnce);
}

/** One function for the life of the part, which does what the newest one does: rows that get it need not be drawn again. */
export function useSteady<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(act);
  newest.current = act;
  return useCallback((...args: Args) => newest.current(...args), []);
}
