import styles from './hall.module.css';
import { useHallWords } from './use-hall-room.ts';

/** What the projector shows, small: the very page, which follows by itself. Nothing in it can be pressed. */
export function Thumbnail({ path }: { readonly path: string }) {
  const say = useHallWords();
  return (
    <div className={styles.thumbnail}>
      <iframe src={path} title={say.small} tabIndex={-1} loading="lazy" />
    </div>
  );
}
