import { IconCheck, IconSquare } from '@tabler/icons-react';
import { sheetStyles as sheet } from '../frame/sheet.tsx';
import { useUi } from '../session/use-words.ts';
import styles from './results-table.module.css';
import type { EntryTable } from './tables.ts';
import type { Entry } from './use-entry.ts';
import { useEntryWords } from './use-entry-words.ts';

interface Props {
  readonly row: EntryTable;
  readonly entry: Entry;
}

/** The tick of the second person; what is not ticked stays visible. */
export function ReadTick({ row, entry }: Props) {
  const ui = useUi();
  const say = useEntryWords();
  const { result, confirmed } = row.match;
  if (confirmed)
    return (
      <span className={sheet.state}>
        <IconCheck size={15} stroke={1.75} aria-hidden="true" />
        {say.read}
      </span>
    );
  const tick = () => {
    if (result) void entry.acts.confirm(row.match, result);
  };
  return (
    <button
      type="button"
      className={styles.tick}
      onClick={(event) => {
        // The row itself would open the table in the strip.
        event.stopPropagation();
        tick();
      }}
    >
      <IconSquare size={16} stroke={1.75} aria-hidden="true" />
      {say.readTick}
      <span className="sr-only">{ui.table.tableNumber(row.table)}</span>
    </button>
  );
}
