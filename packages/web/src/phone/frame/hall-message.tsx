import styles from './frame.module.css';
import { usePhone } from './phone.ts';

/** What the director says to the hall, whichever tab is open. */
export function HallMessage() {
  const { page, say } = usePhone();
  const { message, stop } = page.hall;
  return (
    <div className={styles.banner} role="status" hidden={!message && !stop}>
      {stop && <p>{say.stopClocks}</p>}
      {message && <p>{message.text}</p>}
    </div>
  );
}
