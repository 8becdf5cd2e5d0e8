import { useUi } from '../../core/language/use-words.ts';
import { sheetStyles as sheet } from '../../ui/sheet.tsx';
import styles from './results-table.module.css';

interface Props {
  readonly table: number;
  /** The result of this table is being typed. */
  readonly typing: boolean;
}

/** The number of a row, which is its button for the keyboard: the row itself answers the press. */
export function TableCell({ table, typing }: Props) {
  const ui = useUi();
  return (
    <td className={`${sheet.number} ${sheet.strong} ${styles.tableCell}`}>
      <button type="button" className={styles.pick} aria-label={ui.table.tableNumber(table)} aria-pressed={typing}>
        {table}
      </button>
    </td>
  );
}
