import { useUi } from '../core/language/use-words.ts';
import styles from './skeleton.module.css';

const lines = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The page without its words, shown when it takes longer than 300 ms: nothing jumps when it arrives. */
export function Skeleton() {
  const ui = useUi();
  return (
    <div className={styles.waiting} aria-busy="true">
      <span className="sr-only">{ui.app.loading}</span>
      {lines.map((line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  );
}
