import { type Dictionary, list, surnameOf } from '@ronde/language';
import { marked } from '@ronde/views/standings';
import type { ReactNode } from 'react';
import { columnsThatFit, type PageGrid } from './geometry.ts';
import styles from './lists.module.css';
import { useWall } from './wall-context.ts';

/** What stands over a column, and what is heard of it. `figure`: over numbers, at their side. */
interface Head {
  readonly short: string;
  readonly long: string;
  readonly figure?: boolean;
}

interface Props<T> {
  readonly caption: string;
  /** Of each column of cells; a text alone is for whoever hears the table. */
  readonly heads: readonly (string | Head)[];
  readonly lines: readonly T[];
  readonly grid: PageGrid;
  readonly row: (line: T) => ReactNode;
  /** Widths of the cells. */
  readonly cells: readonly string[];
}

/** A row of this height, in parts of the unit, has two lines for a name and for an army. */
const roomy = 0.088;

/** One page of a list: a table for each column of it, rows of one height. */
export function List<T>({ caption, heads, lines, grid, row, cells }: Props<T>) {
  const columns = columnsThatFit(lines, grid);
  return (
    <div
      className={styles.columns}
      data-columns={grid.columns}
      data-roomy={grid.rowHeight > roomy * grid.unit || undefined}
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
                    <HeadCell key={typeof head === 'string' ? head : head.long} head={head} />
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

function HeadCell({ head }: { readonly head: string | Head }) {
  if (typeof head === 'string')
    return (
      <th scope="col">
        <span className="sr-only">{head}</span>
      </th>
    );
  const { short, long, figure } = head;
  return (
    <th scope="col" className={styles.head} data-figure={figure || undefined}>
      <span className="sr-only">{long}</span>
      <span data-fit="" aria-hidden="true">
        {short}
      </span>
    </th>
  );
}

/** People vote while they look for a table or a place: the wall says on what, and where. */
export function OpenVotes() {
  const { state, lang } = useWall();
  const { votes = [] } = state.hall;
  return votes.length === 0 ? null : <strong>{openVotes[lang](list(lang, votes))} </strong>;
}

const openVotes: Dictionary<(votes: string) => string> = {
  fr: (votes) => `Vote ouvert sur les téléphones\u00a0: ${votes}.`,
  en: (votes) => `Vote on your phone: ${votes}.`,
};

interface NameProps {
  readonly of: string;
  /** What is said of the person, after the name. */
  readonly mark?: string | undefined;
}

/** « NOM Prénom » with the surname strong. */
export function Name({ of: name, mark }: NameProps) {
  const surname = surnameOf(name);
  const rest = name.startsWith(surname) ? name.slice(surname.length) : null;
  if (rest === null) return <b>{marked(name, mark)}</b>;
  return (
    <>
      <b>{surname}</b>
      <span>{marked(rest, mark)}</span>
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
