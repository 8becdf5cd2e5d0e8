import type { Round } from '@ronde/engine';
import { useDesk } from '../../shell/desk.ts';
import { useMay } from '../../shell/use-may.ts';
import { CancelRound } from './cancel-round.tsx';
import { PhaseLine } from './phase-soon.tsx';
import styles from './round.module.css';
import { Withhold } from './withhold.tsx';
import { WithoutTable } from './without-table.tsx';

interface Props {
  readonly round: number;
  readonly content: Round;
}

/** Under the tables: who is away, and the act that takes the last round back. */
export function RoundFoot({ round, content }: Props) {
  const { tournament } = useDesk();
  const may = useMay();
  return (
    <div className={styles.foot}>
      <WithoutTable round={round} />
      <PhaseLine {...{ round, content }} />
      {round === tournament.rounds.length && tournament.status === 'open' && may.command('cancel-round') && (
        <>
          <Withhold round={round} content={content} />
          <CancelRound round={round} content={content} />
        </>
      )}
    </div>
  );
}
