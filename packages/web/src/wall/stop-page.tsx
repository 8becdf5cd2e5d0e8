import { useShowing } from './showing.ts';
import styles from './words.module.css';

/** An order to the whole hall: nothing else on the page, and a frame around it. */
export function StopPage() {
  const { say } = useShowing();
  return (
    <main className={styles.stop}>
      <h1>{say.stop}</h1>
    </main>
  );
}
