import type { PlayerId, Round, Tournament } from '@ronde/engine';
import { useDesk } from '../frame/desk.ts';
import { useMay } from '../frame/use-may.ts';
import { useUi } from '../session/use-words.ts';
import { CancelRound } from './cancel-round.tsx';
import styles from './round.module.css';
import { Withhold } from './withhold.tsx';

interface Props {
  readonly round: number;
  readonly content: Round;
  /** In a draft whoever is only late is named apart: the draw can still wait for them. */
  readonly late?: (names: string) => string;
}

/** Under the tables: who is away, and the act that takes the last round back. */
export function RoundFoot({ round, content, late }: Props) {
  const ui = useUi();
  const { tournament, names } = useDesk();
  const may = useMay();
  const coming = late ? content.absent.filter((id) => isLate(tournament, id)) : [];
  const away = content.absent.filter((id) => !coming.includes(id));
  const named = (ids: readonly PlayerId[]) => ids.map(names.full).join(', ');
  return (
    <div className={styles.foot}>
      {late && coming.length > 0 && <p className="small">{late(named(coming))}</p>}
      {away.length > 0 && <p className="quiet small">{ui.draft.absent(named(away))}</p>}
      {round === tournament.rounds.length && tournament.status === 'open' && may.command('cancel-round') && (
        <>
          <Withhold round={round} content={content} />
          <CancelRound round={round} content={content} />
        </>
      )}
    </div>
  );
}

function isLate({ players }: Tournament, id: PlayerId): boolean {
  return players.some((player) => player.id === id && player.presence === 'late');
}
