import { IconCheck, IconPencil } from '@tabler/icons-react';
import { connection } from '../api/connection.ts';
import { useExternal } from '../api/external.ts';
import { sheetStyles as sheet } from '../frame/sheet.tsx';
import { useScreen, useUi } from '../session/use-words.ts';
import type { EntryTable } from './tables.ts';

interface Props {
  readonly row: EntryTable;
  readonly typing: boolean;
  readonly corrected: boolean;
}

/** A word and a sign for each state, so that grey print loses nothing. */
export function RowState({ row, typing, corrected }: Props) {
  const ui = useUi();
  const say = useScreen();
  const cut = useExternal(connection).kind === 'cut';
  if (row.kept) return <span className={sheet.state}>{cut ? ui.network.kept : '…'}</span>;
  if (typing)
    return (
      <span className={sheet.state} data-tone="now">
        <IconPencil size={15} stroke={1.75} aria-hidden="true" />
        {ui.table.typing}
      </span>
    );
  if (!row.match.result) return <span className={sheet.state}>{ui.table.awaited}</span>;
  return (
    <span className={sheet.state}>
      <IconCheck size={15} stroke={1.75} aria-hidden="true" />
      {corrected ? ui.table.corrected : say.saved}
    </span>
  );
}
