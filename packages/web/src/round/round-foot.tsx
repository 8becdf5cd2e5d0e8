import type { Round } from '@ronde/engine';
import { useDesk } from '../frame/desk.ts';
import { useMay } from '../frame/use-may.ts';
import { useUi } from '../session/use-words.ts';
import { lateNow } from './away.ts';
import { CancelRound } from './cancel-round.tsx';
import styles from './round.module.css';
import { Withhold } from './withhold.tsx';

interface Props {
  readonly round: number;
  readonly content: Round;
}

/** Under the tables: who is away, and the act that takes the last round back. */
export function RoundFoot({ round, content }: Props) {
  const ui = useUi();
  const { tournament, names } = useDesk();
  const may = useMay();
  // Who is only late stands above a draft: the draw can still wait for them.
  const late = new Set(content.status === 'draft' ? lateNow(tournament).map(({ id }) => id) : []);
  const away = content.absent.filter((id) => !late.has(id));
  return (
    <div className={styles.foot}>
      {away.length > 0 && <p className="quiet small">{ui.draft.absent(away.map(names.full).join(', '))}</p>}
      {round === tournament.rounds.length && tournament.status === 'open' && may.command('cancel-round') && (
        <>
          <Withhold round={round} content={content} />
          <CancelRound round={round} content={content} />
        </>
      )}
    </div>
  );
}
