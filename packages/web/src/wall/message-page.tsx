import { unbroken } from '@ronde/language';
import { useNow } from '../core/clock.ts';
import { hour } from '../core/hour.ts';
import { Frame } from './frame.tsx';
import { useWall } from './wall-context.ts';
import styles from './words.module.css';

/** An order to the whole hall: nothing else on the page, and a frame around it. */
export function StopPage() {
  const { text } = useWall();
  return (
    <main className={styles.stop}>
      <h1>{text.stop}</h1>
    </main>
  );
}

const sizes = [40, 90] as const;

/** What the hall is told, and the hour. */
export function MessagePage() {
  const { state, text, ahead } = useWall();
  const now = useNow(1000, ahead);
  const { head, hall, round } = state;
  const title = unbroken(hall.message?.text ?? head.name);
  const size = 1 + sizes.filter((length) => title.length > length).length;
  return (
    <Frame title={round ? text.round(round.round) : head.name} about={text.message} noHour name={`message ${title}`}>
      <div className={styles.middle}>
        <p className={styles.hour}>{hour(now)}</p>
        <p className={styles.big} data-size={size}>
          {title}
        </p>
      </div>
    </Frame>
  );
}
