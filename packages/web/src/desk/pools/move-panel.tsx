import type { PlayerId, Tournament } from '@ronde/engine';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { startRatingText } from '../roster/start-rating.ts';
import styles from './pools.module.css';
import { balanceOf, type ShownPool } from './pools-shown.ts';
import { poolsSentences } from './sentences.ts';
import type { Move, Place } from './use-move.ts';

interface Props {
  readonly player: PlayerId;
  readonly pools: readonly ShownPool[];
  readonly move: Move;
  readonly onClose: () => void;
}

/** « Déplacer vers… »: every seat of the other pools, with what the two means become. The twin of dragging. */
export function MovePanel({ player, pools, move, onClose }: Props) {
  const say = useSentences(poolsSentences);
  const { names } = useDesk();
  const own = pools.find(({ seats }) => seats.some((seat) => seat.player === player));
  if (!own) return null;
  const go = async (to: Place) => {
    if (await move(player, own.number, to)) onClose();
  };
  return (
    <SidePanel title={say.moveOf(names.full(player))} onClose={onClose} focus>
      {pools
        .filter((pool) => pool !== own)
        .map((pool) => (
          <section key={pool.number} className={styles.choices} aria-label={say.pool(pool.number)}>
            <h3>
              {say.pool(pool.number)} <span className={styles.mean}>{say.mean(pool.balance?.mean ?? null)}</span>
            </h3>
            <ul>
              {pool.seats.map((seat) => (
                <Choice
                  key={seat.player ?? 'free'}
                  to={{ player: seat.player, pool: pool.number }}
                  means={meansAfter(player, own, pool, seat.player)}
                  onChoose={go}
                />
              ))}
            </ul>
          </section>
        ))}
    </SidePanel>
  );
}

type Means = (tournament: Tournament) => readonly [number, number] | null;

/** The means of both pools after the exchange; null where nobody has a rating. */
function meansAfter(player: PlayerId, own: ShownPool, other: ShownPool, against: PlayerId | null): Means {
  const after = (pool: ShownPool, gone: PlayerId | null, come: PlayerId | null) =>
    pool.seats.map((seat) => (seat.player === gone ? come : seat.player));
  return (tournament) => {
    const mine = balanceOf(tournament, after(own, player, against));
    const theirs = balanceOf(tournament, after(other, against, player));
    return mine && theirs && [mine.mean, theirs.mean];
  };
}

interface ChoiceProps {
  readonly to: Place;
  readonly means: Means;
  readonly onChoose: (to: Place) => void;
}

function Choice({ to, means, onChoose }: ChoiceProps) {
  const say = useSentences(poolsSentences);
  const { names, tournament } = useDesk();
  const known = tournament.players.find(({ id }) => id === to.player);
  const after = means(tournament);
  return (
    <li>
      <button type="button" className="link" onClick={() => onChoose(to)}>
        {to.player === null ? say.free : say.exchange(names.full(to.player))}
      </button>
      <span className="quiet small">
        {known && `${startRatingText(known, tournament)} · `}
        {after && say.becomes(...after)}
      </span>
    </li>
  );
}
