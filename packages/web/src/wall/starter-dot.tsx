import styles from './lists.module.css';
import { useShowing } from './showing.ts';

/** Who starts; the name that follows is never torn from it. */
export function StarterDot() {
  const { say } = useShowing();
  return (
    <>
      <span className={styles.dot} role="img" aria-label={say.starts} />
      {'\u00a0'}
    </>
  );
}
