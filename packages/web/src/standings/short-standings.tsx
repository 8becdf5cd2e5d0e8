import { standingsOf } from '@ronde/engine';
import { useMemo } from 'react';
import { useDesk } from '../frame/desk.ts';
import { SidePanel } from '../frame/side-panel.tsx';
import { useUi } from '../session/use-words.ts';
import { columnsOf } from './columns.ts';
import styles from './standings.module.css';

/** The live standings of a wide screen: place, name and what it is ranked by, with the results that are in. */
export function ShortStandings({ after }: { readonly after: number }) {
  const { standings: ui } = useUi();
  const { tournament, people, names } = useDesk();
  const standings = useMemo(() => standingsOf(tournament, people, { after }), [tournament, people, after]);
  const columns = columnsOf(standings, ui).filter(({ wide }) => !wide);
  return (
    <SidePanel title={ui.title(after)}>
      <table className={styles.short}>
        <thead>
          <tr>
            <th scope="col">{ui.rank}</th>
            <th scope="col">{ui.player}</th>
            {columns.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.rows.map((row) => (
            <tr key={row.player}>
              <td>{row.rank}</td>
              <th scope="row">{names.full(row.player)}</th>
              {columns.map((column) => (
                <td key={column.head}>{column.text(row.player)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SidePanel>
  );
}
