import { surnameOf } from '@ronde/language';
import type { ReactNode } from 'react';
import { columnsThatFit, type PageGrid } from './geometry.ts';
import styles from './lists.module.css';
import { useWall } from './wall-context.ts';

interface Props<T> {
  readonly caption: string;
  /** Of each column of cells, for whoever hears the table. */
  readonly heads: readonly string[];
  readonly lines: readonly T[];
  readonly grid: PageGrid;
  readonly row: (line: T) => ReactNode;
  /** Widths of the cells. */
  readonly cells: readonly string[];
}

/** One page of a list: a table for each column of it, rows of one height. */
export function List<T>({ caption, heads, lines, grid, row, cells }: Props<T>) {
  const columns = columnsThatFit(lines, grid);
  return (
    <div
      className={styles.columns}
      data-columns={grid.columns}
      style={{ '--row': `${grid.rowHeight}px`, '--u': `${grid.unit}px` } as object}
    >
      {columns.map((column, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column of the page is its place.
        <div key={i} className={styles.column}>
          {column.length > 0 && (
            <table className={styles.table}>
              <caption className="sr-only">{columns.length > 1 ? `${caption} (${i + 1})` : caption}</caption>
              <colgroup>
                {cells.map((width, cell) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: idem.
                  <col key={cell} style={{ width }} />
                ))}
              </colgroup>
              <thead>
                <tr>
                  {heads.map((head) => (
                    <th key={head} scope="col">
                      <span className="sr-only">{head}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>{column.map(row)}</tbody>
            </table>
          )}
        </div>
      ))}
    </div>
  );
}

/** « NOM Prénom » with the surname strong. */
export function Name({ of: name }: { readonly of: string }) {
  const surname = surnameOf(name);
  const rest = name.startsWith(surname) ? name.slice(surname.length) : null;
  if (rest === null) return <b>{name}</b>;
  return (
    <>
      <b>{surname}</b>
      <span>{rest}</span>
    </>
  );
}

/** Who starts; the name that follows is never torn from it. */
export function StarterDot() {
  const { text } = useWall();
  return (
    <>
      <span className={styles.dot} role="img" aria-label={text.starts} />
      {'\u00a0'}
    </>
  );
}
