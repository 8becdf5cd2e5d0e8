import { hour } from '../core/hour.ts';
import { Frame } from './frame.tsx';
import { useShowing } from './showing.ts';
import { useNow } from './use-now.ts';
import styles from './words.module.css';

const sizes = [40, 90] as const;

/** What the hall is told, and the hour. */
export function MessagePage() {
  const { state, say, ahead } = useShowing();
  const now = useNow(ahead);
  const { head, hall, round } = state;
  const text = hall.message?.text ?? head.name;
  const size = 1 + sizes.filter((length) => text.length > length).length;
  return (
    <Frame title={round ? say.round(round.round) : head.name} about={say.message} noHour name={`message ${text}`}>
      <div className={styles.middle}>
        <p className={styles.hour}>{hour(now)}</p>
        <p className={styles.big} data-size={size}>
          {text}
        </p>
      </div>
    </Frame>
  );
}
