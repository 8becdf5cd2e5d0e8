import { hourOf, useNow } from '../../core/clock.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { isWargamePage, usePhone } from '../frame/phone.tsx';
import styles from './clock.module.css';
import { clockTime, hallText } from './hall-text.ts';
import { clockSentences } from './sentences.ts';
import { TwoHalves } from './two-halves.tsx';

/** The hall's clock, where one runs; in Scrabble a clock of two halves, which the director may close. */
export function ClockTab() {
  const { page } = usePhone();
  const text = useSentences(clockSentences);
  const halves = !isWargamePage(page);
  return (
    <div className="stack">
      <h1 className={halves ? 'sr-only' : ''}>{text.title}</h1>
      <HallClock always={!halves} />
      {halves && (page.hall.phones.clock ? <TwoHalves /> : <p className="read">{text.closed}</p>)}
    </div>
  );
}

/** What the director has started for everybody, counted from the server's clock. `always`: also that there is none. */
function HallClock({ always }: { readonly always: boolean }) {
  const { kept } = usePhone();
  const text = useSentences(clockSentences);
  const { clock } = kept.page.hall;
  const now = useNow(250, kept.ahead, clock?.endsAt != null);
  if (!clock) return always ? <p className="quiet">{text.none}</p> : null;
  return (
    <section className="card" aria-label={text.hall}>
      <h2>{text.hall}</h2>
      <p className={styles.hall}>{hallText(clock, now, text)}</p>
      {clock.endsAt !== null && clock.hidden !== 'ended' && (
        <p className="quiet">{text.announced(clockTime(hourOf(clock.endsAt - kept.ahead)))}</p>
      )}
    </section>
  );
}
