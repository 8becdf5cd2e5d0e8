import { useSentences } from '../../core/language/use-sentences.ts';
import { useUi } from '../../core/language/use-words.ts';
import { figure, type Side, total } from '../../results/slots.ts';
import { gameNumber } from '../../results/typed.ts';
import { useDesk } from '../../shell/desk.ts';
import styles from './entry-strip.module.css';
import { ScoreField } from './score-field.tsx';
import { entrySentences } from './sentences.ts';
import type { Entry } from './use-result-entry.ts';

interface Props {
  readonly entry: Entry;
  readonly side: Side;
  readonly onMalus: (side: Side) => void;
}

/** One side of the strip: the name as the label of its field; what an army lost with what it had. */
export function PlayerFields({ entry, side, onMalus }: Props) {
  const ui = useUi();
  const say = useSentences(entrySentences);
  const label = useLabel(entry);
  const { mode, granted } = entry.typed;
  const starts = entry.current?.match.starts;
  const several = mode === 'games' && entry.rules.bestOf > 1;
  return (
    <div className={styles.player}>
      <span className={styles.label}>
        <strong>{label.name(side)}</strong>
        {side === 0 && (starts || several) && (
          <span className={styles.besides}>
            {starts && (
              <span className={styles.starts}>
                <span className={styles.dot} aria-hidden="true" /> {ui.table.startsMark}
              </span>
            )}
            {/* The games after the first have theirs in the first column. */}
            {several && <span className={styles.starts}>{say.gameOf(gameNumber(entry.rules, 0))}</span>}
          </span>
        )}
        {entry.rules.wargame && mode !== 'games' && (
          <span className={styles.typed}>{mode === 'losses' ? say.cohesionLost : say.points}</span>
        )}
        {granted === side && <span className={styles.granted}>{say.victory}</span>}
      </span>
      <span className={styles.figures}>
        <ScoreField entry={entry} slot={figure(0, side)} label={label.figure(side)} onMalus={onMalus} />
        {mode === 'losses' && (
          <>
            <span className={styles.outOf} aria-hidden="true">
              {say.outOf}
            </span>
            <ScoreField entry={entry} slot={total(side)} label={say.total(label.name(side))} onMalus={onMalus} />
          </>
        )}
      </span>
    </div>
  );
}

/** How the fields are called. */
export function useLabel({ current, typed }: Entry) {
  const ui = useUi();
  const say = useSentences(entrySentences);
  const { names } = useDesk();
  const name = (side: Side): string => (current ? names.full(current.seats.players[side]) : '–');
  const figureOf = (side: Side): string => {
    if (typed.mode === 'losses') return say.loss(name(side));
    return typed.mode === 'points' ? say.pointsOf(name(side)) : `${ui.table.score}, ${name(side)}`;
  };
  return { name, figure: figureOf };
}
