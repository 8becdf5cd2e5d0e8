import frame from '../frame/frame.module.css';
import { usePhone } from '../frame/phone.ts';
import { AskedOfMe } from './asked-of-me.tsx';
import { Presence } from './presence.tsx';
import { RefusedEntries } from './refused-entries.tsx';
import { Results } from './results.tsx';
import { SeatCard } from './seat-card.tsx';
import styles from './table.module.css';

/** Mockup « téléphone »: the table, the opponent, who starts; then what is asked; then my results. */
export function MyTable() {
  const { page, say } = usePhone();
  const { now, tournament } = page;
  const round = 'round' in now ? now.round : null;
  return (
    <>
      <p className={frame.where}>
        {tournament.name}
        {round !== null && ` · ${say.round(round)}`}
      </p>
      <div className={styles.parts}>
        <SeatCard />
        <RefusedEntries />
        {now.kind === 'table' && <AskedOfMe key={`${now.round} ${now.table}`} now={now} />}
        <Presence />
        <Results />
      </div>
    </>
  );
}
