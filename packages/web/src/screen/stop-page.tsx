import { useShowing } from './showing.ts';
import styles from './words.module.css';

/** An order to the whole hall: the one page in reverse. */
export function StopPage() {
  const { say } = useShowing();
  return (
    <main className={styles.stop}>
      <h1>{say.stop}</h1>
    </main>
  );
}
