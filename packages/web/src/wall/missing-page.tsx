import { EmptyPage } from './empty-page.tsx';
import { Frame } from './frame.tsx';
import { Numbers } from './numbers.tsx';
import { useShowing } from './showing.ts';
import { tablesByNumber } from './tables.ts';
import { useTurn } from './use-turn.ts';
import styles from './words.module.css';

/** So many numbers stand on one page in any shape of screen. */
const most = 120;

/** The tables whose result the staff does not have yet. */
export function MissingPage() {
  const { state, say, still } = useShowing();
  const tables = state.round ? tablesByNumber(state.round) : [];
  const missing = tables.filter(({ awaited }) => awaited).map(({ table }) => table);
  const pages = Math.max(1, Math.ceil(missing.length / most));
  const at = (page: number) => missing.slice(page * most, (page + 1) * most);
  const turn = useTurn([pages], ({ page }) => at(page).length / 2, still);
  if (!state.round) return <EmptyPage name="missing" text={say.drawing(1)} />;
  return (
    <Frame
      title={say.round(state.round.round)}
      about={say.missingTitle}
      page={pages > 1 ? say.page(turn.page + 1, pages) : undefined}
      name={`missing ${turn.page}`}
    >
      <div className={styles.middle}>
        <p className={styles.line}>{missing.length === 0 ? say.allIn : say.missing(missing.length, tables.length)}</p>
        <Numbers numbers={at(turn.page)} />
      </div>
    </Frame>
  );
}
