import { IconAlertTriangle } from '@tabler/icons-react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useWords } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { entrySentences } from './sentences.ts';
import { shownFigures } from './shown-figures.ts';
import styles from './table-panel.module.css';
import type { EntryTable } from './tables.ts';

interface Props {
  readonly row: EntryTable;
  readonly round: number;
}

/** A wargame's forfeit says what is still open: the 10 of the absent, or 0. Whoever has left has the 0 already. */
export function ForfeitPanel({ row, round }: Props) {
  const words = useWords();
  const say = useSentences(entrySentences);
  const { tournament, names } = useDesk();
  const echo = words.echo(row.match, tournament.settings, 1, names, tournament.format);
  const figures = shownFigures(row, tournament, round);
  const settled =
    figures?.includes(0) && figures.map((n, i) => `${names.short(row.seats.players[i === 0 ? 0 : 1])} ${n}.`);
  return (
    <SidePanel
      title={
        <span className={styles.title}>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
          {say.forfeitTitle(row.table)}
        </span>
      }
    >
      <p>{settled ? settled.join(' ') : echo?.points}</p>
    </SidePanel>
  );
}
