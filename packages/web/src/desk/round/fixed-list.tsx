import type { Fixed } from '@ronde/engine';
import { useUi } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';
import { useDraftWords } from '../pairing/use-draft-words.ts';
import styles from './round.module.css';

interface Props {
  readonly list: readonly Fixed[];
  readonly onRemove: (fixed: Fixed) => void;
}

/** The tables made by hand so far, each with the way to take it off the list. */
export function FixedList({ list, onRemove }: Props) {
  const ui = useUi();
  const say = useDraftWords();
  const { names } = useDesk();
  const about = ({ players: [a, b] }: Fixed) =>
    b === undefined ? `${names.full(a)}, ${ui.table.exempt}` : ui.table.versus(names.full(a), names.full(b));
  return (
    <section data-focus-scope="" aria-label={say.byHand}>
      <h3>{say.byHand}</h3>
      {list.length === 0 && <p className="quiet small">{say.byHandNone}</p>}
      <ul className={styles.pairs}>
        {list.map((fixed) => (
          <li key={fixed.players.join(' ')} className={styles.row}>
            <span>
              {fixed.table !== undefined && <strong>{ui.table.tableNumber(fixed.table)} </strong>}
              {about(fixed)}
            </span>
            <button
              type="button"
              className="link small"
              aria-label={say.remove(about(fixed))}
              onClick={() => onRemove(fixed)}
            >
              {say.removeWord}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
