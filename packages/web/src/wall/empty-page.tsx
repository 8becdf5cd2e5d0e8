import type { HallClock } from '@ronde/contract/http/hall';
import type { Lang } from '@ronde/language';
import { useNow } from '../core/clock.ts';
import frame from './frame.module.css';
import { Frame } from './frame.tsx';
import { wallSentences } from './sentences.ts';
import { saysEnd, useTurn } from './shown-page.ts';
import { missingIn, tablesShown } from './tables.ts';
import { useWall } from './wall-context.ts';
import styles from './words.module.css';

interface EmptyPageProps {
  readonly name: string;
  readonly text: string;
}

/** Nothing to show yet, and what will be. */
export function EmptyPage({ name, text }: EmptyPageProps) {
  const { state } = useWall();
  return (
    <Frame title={state.head.name} name={`empty ${name}`}>
      <div className={styles.middle}>
        <p className={styles.line}>{text}</p>
      </div>
    </Frame>
  );
}

/** So many numbers stand on one page in any shape of screen. */
const most = 120;

/** The tables whose result the staff does not have yet. */
export function MissingPage() {
  const { state, text, still, ahead } = useWall();
  const now = useNow(1000, ahead);
  const tables = tablesShown(state);
  const missing = missingIn(tables);
  const pages = Math.max(1, Math.ceil(missing.length / most));
  const at = (page: number) => missing.slice(page * most, (page + 1) * most);
  const turn = useTurn([pages], ({ page }) => at(page).length / 2, still);
  if (!state.round) return <EmptyPage name="missing" text={text.drawing(1)} />;
  return (
    <Frame
      title={text.round(state.round.round)}
      about={overNow(state.hall.clock, state.round.round, now) ? text.timeUpAwaited : text.missingTitle}
      page={pages > 1 ? text.page(turn.page + 1, pages) : undefined}
      name={`missing ${turn.page}`}
    >
      <div className={styles.middle}>
        <p className={styles.line}>{missing.length === 0 ? text.allIn : text.missing(missing.length, tables.length)}</p>
        <Numbers numbers={at(turn.page)} />
      </div>
    </Frame>
  );
}

/** The end of a game that was announced has just come. */
const overNow = (clock: HallClock | null, round: number, now: number): boolean =>
  clock?.round === round && clock.hidden === null && saysEnd(clock, now);

/** Parts of the height for so many numbers; the smallest is that of table numbers. */
function sizeFor(numbers: number, most: number): number {
  const size = numbers <= 12 ? 1 / 8 : numbers <= 30 ? 1 / 11 : 1 / 20;
  return Math.min(size, most);
}

interface NumbersProps {
  readonly numbers: readonly number[];
  /** The largest size, in parts of the height. */
  readonly most?: number;
}

/** Tables that something is awaited of. */
export function Numbers({ numbers, most = 1 }: NumbersProps) {
  return (
    <ul className={styles.numbers} style={{ '--size': sizeFor(numbers.length, most) } as object}>
      {numbers.map((number) => (
        <li key={number}>{number}</li>
      ))}
    </ul>
  );
}

interface Props {
  readonly lang: Lang;
  /** The server says that nobody may look yet; else it has not answered. */
  readonly closed: boolean;
}

/** Nothing has ever been read here. It goes on asking by itself. */
export function NothingRead({ lang, closed }: Props) {
  const text = wallSentences[lang]('classique');
  return (
    <main className={frame.alone}>
      <div className={styles.middle}>
        <h1 className={styles.line}>{closed ? text.closedDoor : text.waiting}</h1>
        {closed && <p className={styles.quiet}>{text.openFromDesk}</p>}
      </div>
    </main>
  );
}
