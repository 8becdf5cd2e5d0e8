import type { HallPrize } from '@ronde/contract/http/hall';
import { type Lang, list, prizeName } from '@ronde/language';
import { Frame } from './frame.tsx';
import { evenPagesOf } from './geometry.ts';
import styles from './prizes.module.css';
import type { WallSentences } from './sentences.ts';
import { useReveal } from './use-reveal.ts';
import { useWall } from './wall-context.ts';
import words from './words.module.css';

/** The prize that was revealed last, large; those before it below. Space reveals the next one. */
export function WallPrizes() {
  const { state, text, lang } = useWall();
  const refused = useReveal(state.hall);
  const prizes = state.hall.prizes.map((prize) => prizeText(prize, lang, text));
  const last = prizes.at(-1);
  const before = prizes.slice(-5, -1).reverse();
  return (
    <Frame
      title={last ? text.prizes : state.head.name}
      legend={refused && <p role="status">{text.revealAtDesk}</p>}
      name={`prizes ${last?.key}`}
    >
      {last ? (
        <div className={styles.page}>
          <div className={styles.last}>
            <p className={styles.title}>{last.title}</p>
            <p className={styles.who} data-long={last.who.length > 60 || undefined}>
              {last.who}
            </p>
            {last.note !== null && <p className={words.quiet}>{last.note}</p>}
          </div>
          {before.length > 0 && <Before prizes={before} />}
        </div>
      ) : (
        <div className={words.middle}>
          <p className={words.big}>{text.prizesSoon}</p>
          {state.head.place !== undefined && <p className={words.line}>{state.head.place}</p>}
        </div>
      )}
    </Frame>
  );
}

function Before({ prizes }: { readonly prizes: readonly PrizeText[] }) {
  return (
    <dl className={styles.before}>
      {prizes.map(({ key, title, who }) => (
        <div key={key}>
          <dt data-fit="">{title}</dt>
          <dd data-fit="">{who}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How many prizes a page of the whole list holds. */
const most = 9;

/** The whole list on as few pages as hold it, none of them all but empty. */
export const prizePages = (prizes: readonly PrizeText[]) => evenPagesOf(prizes, { columns: 1, rows: most });

/** One page of all the prizes, once all are known. */
export function PrizeList({ prizes, page, pages }: { prizes: readonly PrizeText[]; page: number; pages: number }) {
  const { text } = useWall();
  return (
    <Frame title={text.prizes} page={pages > 1 ? text.page(page + 1, pages) : undefined} name={`prize list ${page}`}>
      <Before prizes={prizes} />
    </Frame>
  );
}

/** A prize in words: what it is, who has it, and of a counter the total. A place would tell who won, before the podium does. */
interface PrizeText {
  readonly key: string;
  readonly title: string;
  readonly who: string;
  readonly note: string | null;
}

export const prizeText = (prize: HallPrize, lang: Lang, text: WallSentences): PrizeText => ({
  key: prize.key,
  title: prizeName(lang, prize),
  who: list(
    lang,
    prize.players.map(({ name }) => name),
  ),
  note: prize.group === 'counter' && prize.figure !== null ? text.total(prize.figure) : null,
});
