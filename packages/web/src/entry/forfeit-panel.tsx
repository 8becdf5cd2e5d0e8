import { IconAlertTriangle } from '@tabler/icons-react';
import { useDesk } from '../frame/desk.ts';
import { SidePanel } from '../frame/side-panel.tsx';
import { useWords } from '../session/use-words.ts';
import styles from './table-panel.module.css';
import type { EntryTable } from './tables.ts';
import { useEntryWords } from './use-entry-words.ts';

/** A wargame's forfeit says what is still open: the 10 of the absent, or 0. */
export function ForfeitPanel({ row }: { readonly row: EntryTable }) {
  const words = useWords();
  const say = useEntryWords();
  const { tournament, names } = useDesk();
  const echo = words.echo(row.match, tournament.settings, 1, names, tournament.format);
  return (
    <SidePanel
      title={
        <span className={styles.title}>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
          {say.forfeitTitle(row.table)}
        </span>
      }
    >
      <p>{echo?.points}</p>
    </SidePanel>
  );
}
