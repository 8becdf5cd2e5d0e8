import type { PlayerId, Tournament } from '@ronde/engine';
import type { DragEvent } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { announce } from '../../ui/announcer.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { startRatingShown } from '../roster/start-rating.ts';
import { balanceOf, type ShownPool } from './pool-seats.ts';
import styles from './pools.module.css';
import { poolsSentences } from './sentences.ts';

/** Somebody in the pools, and where they sit. `player` null: a free seat. */
export interface PoolPlace {
  readonly player: PlayerId | null;
  readonly pool: number;
}

/** Moves somebody to a free seat, or in exchange with whoever sits there: by the menu or by dragging. */
export function useMove() {
  const text = useSentences(poolsSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const act = useAct();
  const move = async (player: PlayerId, saw: number, to: PoolPlace): Promise<boolean> => {
    const against = to.player === null ? {} : { against: to.player };
    const done = await act.run(() => send({ kind: 'move-pool', player, pool: to.pool, saw, ...against }));
    if (done) announce(text.done(desk.names.full(player), to.pool));
    return done !== null;
  };
  return { ...act, move };
}

type Move = ReturnType<typeof useMove>['move'];

interface Props {
  readonly player: PlayerId;
  readonly pools: readonly ShownPool[];
  readonly move: Move;
  readonly onClose: () => void;
}

/** « Déplacer vers… »: every seat of the other pools, with what the two means become. The twin of dragging. */
export function MovePanel({ player, pools, move, onClose }: Props) {
  const text = useSentences(poolsSentences);
  const { names } = useDesk();
  const own = pools.find(({ seats }) => seats.some((seat) => seat.player === player));
  if (!own) return null;
  const go = async (to: PoolPlace) => {
    if (await move(player, own.number, to)) onClose();
  };
  return (
    <SidePanel title={text.moveOf(names.full(player))} onClose={onClose} focus>
      {pools
        .filter((pool) => pool !== own)
        .map((pool) => (
          <section key={pool.number} className={styles.choices} aria-label={text.pool(pool.number)}>
            <h3>
              {text.pool(pool.number)} <span className={styles.mean}>{text.mean(pool.balance)}</span>
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
  readonly to: PoolPlace;
  readonly means: Means;
  readonly onChoose: (to: PoolPlace) => void;
}

function Choice({ to, means, onChoose }: ChoiceProps) {
  const text = useSentences(poolsSentences);
  const { names, tournament } = useDesk();
  const known = tournament.players.find(({ id }) => id === to.player);
  const after = means(tournament);
  return (
    <li>
      <button type="button" className="link" onClick={() => onChoose(to)}>
        {to.player === null ? text.free : text.exchange(names.full(to.player))}
      </button>
      <span className="quiet small">
        {known && `${startRatingShown(known, tournament)} · `}
        {after && text.becomes(...after)}
      </span>
    </li>
  );
}

/** What a drag needs: who moves, and what is done when they are dropped on somebody's seat. */
export interface Dragging {
  /** Kept outside the event: browsers hide its data until the drop. */
  readonly from: { current: (PoolPlace & { readonly player: string }) | null };
  readonly onDrop: (from: PoolPlace & { readonly player: string }, to: PoolPlace) => void;
}

/** A row that can be dragged. */
export function dragged({ from }: Dragging, place: PoolPlace & { readonly player: string }) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      from.current = place;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', place.player);
    },
    onDragEnd: () => {
      from.current = null;
    },
  };
}

/** A seat of another pool takes who is dropped on it. */
export function droppedOn({ from, onDrop }: Dragging, place: PoolPlace) {
  const takes = () => from.current !== null && from.current.pool !== place.pool;
  return {
    onDragOver: (event: DragEvent) => {
      if (takes()) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!takes() || !from.current) return;
      event.preventDefault();
      onDrop(from.current, place);
    },
  };
}
