import { playsWargame } from '@ronde/engine';
import { useUi } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';
import type { Column } from '../../standings/columns.ts';
import { sheetStyles as sheet } from '../../ui/sheet.tsx';
import styles from './standings.module.css';

interface Props {
  readonly rounds: number;
  readonly columns: readonly Column[];
  readonly series: boolean;
}

/** The heads of the standings, each short one with its whole name. */
export function StandingsHead({ rounds, columns, series }: Props) {
  const { standings: ui } = useUi();
  const { tournament } = useDesk();
  return (
    <thead>
      <tr>
        <th scope="col" className={`${sheet.number} ${sheet.narrow}`} aria-sort="ascending">
          {ui.rank}
        </th>
        <th scope="col">{ui.player}</th>
        {series && (
          <th scope="col" className={styles.wide}>
            {ui.series}
          </th>
        )}
        <th scope="col" className={`${sheet.number} ${styles.wide}`}>
          {playsWargame(tournament) ? 'Elo' : ui.rating}
        </th>
        {Array.from({ length: rounds }, (_, i) => (
          <th key={ui.roundShort(i + 1)} scope="col" className={styles.wide}>
            <abbr title={`${ui.round} ${i + 1}`}>{ui.roundShort(i + 1)}</abbr>
          </th>
        ))}
        {columns.map(({ head, long, wide }) => (
          <th key={head} scope="col" className={`${sheet.number} ${wide ? styles.wide : ''}`}>
            <abbr title={long}>{head}</abbr>
          </th>
        ))}
        <th scope="col">
          <span className="sr-only">{ui.shared}</span>
        </th>
      </tr>
    </thead>
  );
}
