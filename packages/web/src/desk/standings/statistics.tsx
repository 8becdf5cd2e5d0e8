import { playsWargame } from '@ronde/engine';
import { decimal } from '@ronde/language';
import {
  armiesTable,
  type NothingTold,
  statisticsTable,
  type ToldColumn,
  type ToldTable,
} from '@ronde/views/statistics-table';
import { useMemo } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import styles from './statistics.module.css';

/** The day in figures, and in the wargame how each army fared; the same as on paper. */
export function Statistics({ after }: { readonly after: number }) {
  const lang = useLang();
  const words = useSentences(uiSentences);
  const { tournament, names } = useDesk();
  const day = useMemo(
    () => statisticsTable(tournament, after, names, { lang, words }),
    [tournament, after, names, lang, words],
  );
  const armies = useMemo(
    () => (playsWargame(tournament) ? armiesTable(tournament, after, { lang, words }) : null),
    [tournament, after, lang, words],
  );
  return (
    <>
      <Told table={day} />
      {armies && (
        <>
          <h2 className={styles.title}>{armies.title}</h2>
          <Told table={armies} />
        </>
      )}
    </>
  );
}

function Told({ table }: { readonly table: ToldTable | NothingTold }) {
  if ('none' in table) return <p className="quiet">{table.none}</p>;
  const { title, columns, rows, totals, notes, rowHeader } = table;
  const lines = totals ? [...rows, totals] : rows;
  const head = columns.findIndex(({ key }) => key === rowHeader);
  return (
    <>
      <Sheet caption={title}>
        <thead>
          <tr>
            {columns.map(({ key, header, title: long, kind }) => (
              <th key={key} scope="col" className={sideOf(kind)}>
                {long === undefined ? header : <abbr title={long}>{header}</abbr>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((cells) => (
            <tr key={String(cells[head])} className={cells === totals ? styles.totals : undefined}>
              {columns.map((column, i) => (
                <ToldCell key={column.key} column={column} names={i === head} value={cells[i] ?? null} />
              ))}
            </tr>
          ))}
        </tbody>
      </Sheet>
      {notes.map((note) => (
        <p key={note} className="quiet small">
          {note}
        </p>
      ))}
    </>
  );
}

const sideOf = (kind: ToldColumn['kind']): string | undefined =>
  kind === 'number' || kind === 'decimal' ? sheet.number : undefined;

interface CellProps {
  readonly column: ToldColumn;
  /** It names the line. */
  readonly names: boolean;
  readonly value: string | number | null;
}

function ToldCell({ column: { kind }, names, value }: CellProps) {
  const lang = useLang();
  const shown = typeof value === 'number' ? decimal(lang, value, 1) : value;
  return names ? (
    <th scope="row" className={sideOf(kind)}>
      {shown}
    </th>
  ) : (
    <td className={sideOf(kind)}>{shown}</td>
  );
}
