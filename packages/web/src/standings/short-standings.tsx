import { signed } from '@ronde/language';
import { useMemo } from 'react';
import { useDesk } from '../frame/desk.ts';
import { SidePanel } from '../frame/side-panel.tsx';
import { useUi } from '../session/use-words.ts';
import { scrabbleStandings } from './scrabble-standings.ts';
import styles from './standings.module.css';

/** The live standings of a wide screen: place, name, PM, Pdep, with the results that are in. */
export function ShortStandings({ after }: { readonly after: number }) {
  const { standings: ui } = useUi();
  const { tournament, people, names } = useDesk();
  const { rows } = useMemo(() => scrabbleStandings(tournament, people, { after }), [tournament, people, after]);
  return (
    <SidePanel title={ui.title(after)}>
      <table className={styles.short}>
        <thead>
          <tr>
            <th scope="col">{ui.rank}</th>
            <th scope="col">{ui.player}</th>
            <th scope="col">{ui.pm}</th>
            <th scope="col">{ui.pdep}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.player}>
              <td>{row.rank}</td>
              <th scope="row">{names.full(row.player)}</th>
              <td>{row.pm}</td>
              <td>{signed(row.pdep)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SidePanel>
  );
}
