import { finalStandings } from '@ronde/engine';
import { useMemo, useState } from 'react';
import { useDesk } from '../../shell/desk.ts';
import { StandingsTable } from '../standings-table/standings-table.tsx';
import styles from './final.module.css';
import { useFinalWords } from './use-final-words.ts';

/** The places that the final gives; the others keep the order of the rounds. */
export function FinalPlaces() {
  const say = useFinalWords();
  const { tournament, people, waits } = useDesk();
  const [tie, setTie] = useState<string | null>(null);
  const standings = useMemo(() => finalStandings(tournament, people), [tournament, people]);
  const over = waits.kind === 'close' || waits.kind === 'closed';
  return (
    <>
      <h2 className={styles.title}>{over ? say.standings : say.standingsNow}</h2>
      <StandingsTable brief standings={standings} openTie={tie} onTie={setTie} />
    </>
  );
}
