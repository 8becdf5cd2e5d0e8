import { type ReactNode, useRef } from 'react';
import { hour } from '../core/hour.ts';
import { Foot } from './foot.tsx';
import styles from './frame.module.css';
import { headMoment } from './head-moment.ts';
import { useShowing } from './showing.ts';
import { useFit } from './use-fit.ts';
import { useNow } from './use-now.ts';

interface Props {
  readonly title: string;
  /** What the page is, under the title's round. */
  readonly about?: string | undefined;
  /** Where in the alphabet, and which page of how many. */
  readonly letters?: string | undefined;
  readonly page?: string | undefined;
  /** The round whose clock stands where the hour does, as long as it says something. */
  readonly clockOf?: number | undefined;
  /** The page shows the hour itself. */
  readonly noHour?: boolean;
  readonly legend?: ReactNode;
  /** Names the page that is seen: another one fades in. */
  readonly name: string;
  /** The phone's address stands on the page itself. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/** What stands around each page: what it is and the hour above, what the signs mean and the phone's address below. */
export function Frame({
  title,
  about,
  letters,
  page,
  clockOf,
  noHour = false,
  legend,
  name,
  plain = false,
  children,
}: Props) {
  const { state } = useShowing();
  const place = useRef<HTMLDivElement>(null);
  useFit(place, [state, name, title]);
  return (
    <div className={styles.screen} ref={place}>
      <header className={styles.head}>
        <h1 data-fit="">{title}</h1>
        {about !== undefined && <p className={styles.about}>{about}</p>}
        {letters !== undefined && <p className={styles.letters}>{letters}</p>}
        {page !== undefined && <p className={styles.page}>{page}</p>}
        {!noHour && <Moment round={clockOf} />}
      </header>
      <main key={name} className={styles.main}>
        {children}
      </main>
      <Foot legend={legend} plain={plain} />
    </div>
  );
}

function Moment({ round }: { readonly round: number | undefined }) {
  const { ahead, say, state, still } = useShowing();
  const now = useNow(ahead);
  const { clock } = state.hall;
  // A frozen page counts nothing down: the clocks may have been stopped meanwhile.
  const counted = clock && clock.round === round && !still ? headMoment(clock, now, say) : undefined;
  const { at, what } = counted ?? { at: hour(now), what: say.hour };
  return (
    <p className={styles.moment}>
      <strong>{at}</strong>
      <span>{what}</span>
    </p>
  );
}
