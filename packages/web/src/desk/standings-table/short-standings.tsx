import type { Standings } from '@ronde/engine';
import { figureColumns } from '@ronde/views/figure-columns';
import { useDeferredValue, useMemo } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { lastStandings } from '../../standings/last-standings.ts';
import { useInTwoSteps } from '../../ui/sheet.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import styles from './standings.module.css';

/** The live standings of a wide screen: place, name and what it is ranked by, with the results that are in. */
export function ShortStandings({ after }: { readonly after: number }) {
  const { standings: ui } = useSentences(uiSentences);
  const { tournament, people } = useDesk();
  // Never before what is typed: the order of five hundred can wait for the next free moment.
  const shown = useDeferredValue(tournament);
  const standings = useMemo(() => lastStandings(shown, people, { after, final: false }), [shown, people, after]);
  return (
    <SidePanel title={ui.title(after)}>
      <StandingsOf standings={standings} />
    </SidePanel>
  );
}

/** Standings in a narrow place. */
export function StandingsOf({ standings }: { readonly standings: Standings }) {
  const { standings: ui } = useSentences(uiSentences);
  const { names, tournament } = useDesk();
  const columns = figureColumns(standings, ui, tournament.format).filter(({ wide }) => !wide);
  const rows = useInTwoSteps(standings.rows);
  return (
    <table className={styles.short}>
      <caption className="sr-only">{ui.title(standings.after)}</caption>
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
        {rows.map((row) => (
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
  );
}
