import { Link } from 'wouter';
import { useHall } from '../../core/hall-query.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.ts';
import styles from './closing.module.css';
import { useClosingWords } from './use-closing-words.ts';

/** The final: over, or a link to it; where none is planned, to where one can be, before the day is closed. */
export function FinalCheck() {
  const say = useClosingWords();
  const { t, tournament, waits } = useDesk();
  if (!tournament.final)
    return waits.kind === 'close' ? (
      <p className="quiet">
        {say.noFinal}{' '}
        <Link href={address.final(t)} className="link">
          {say.planFinal}
        </Link>
      </p>
    ) : null;
  const open = waits.kind === 'draw-final' || waits.kind === 'final-results';
  return open ? (
    <p>
      <Link href={address.final(t)} className="link">
        {say.finalOpen}
      </Link>
    </p>
  ) : (
    <p className="quiet">{waits.kind === 'close' || waits.kind === 'closed' ? say.finalDone : ''}</p>
  );
}

/** Closing makes everything public: whoever calls the prizes out does that first. */
export function HiddenPrizes() {
  const say = useClosingWords();
  const { t } = useDesk();
  const left = useHall(t)?.prizesLeft ?? 0;
  if (left === 0) return null;
  return (
    <p className={styles.advice}>
      {say.hiddenPrizes(left)}{' '}
      <Link href={address.hall(t)} className="link">
        {say.callOut}
      </Link>
    </p>
  );
}
