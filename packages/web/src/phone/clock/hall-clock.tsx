import { hourOf } from '../../core/steady.ts';
import { clockTime } from '../frame/moment.ts';
import { usePhone } from '../frame/phone.ts';
import styles from './clock.module.css';
import { hallText } from './hall-text.ts';
import { useNow } from './use-now.ts';
import { useClockWords } from './words.ts';

/** What the director has started for everybody, counted from the server's clock. `always`: also that there is none. */
export function HallClock({ always }: { readonly always: boolean }) {
  const { kept } = usePhone();
  const say = useClockWords();
  const { clock } = kept.page.hall;
  const now = useNow(clock?.endsAt != null) + kept.ahead;
  if (!clock) return always ? <p className="quiet">{say.none}</p> : null;
  return (
    <section className="card" aria-label={say.hall}>
      <h2>{say.hall}</h2>
      <p className={styles.hall}>{hallText(clock, now, say)}</p>
      {clock.endsAt !== null && clock.hidden !== 'ended' && (
        <p className="quiet">{say.announced(clockTime(hourOf(clock.endsAt - kept.ahead)))}</p>
      )}
    </section>
  );
}
