import type { Army } from '@ronde/engine';
import { armyShown, beforeAddress, capital, dates, type Lang, ordinal } from '@ronde/language';
import { isWargamePage, usePhone } from '../frame/phone.tsx';
import type { Now, OwnPage } from '../net/own-page.ts';
import styles from './table.module.css';
import { WhyMyTable } from './why.tsx';

/** What is seen first: the table, or why there is none. */
export function SeatCard() {
  const { page } = usePhone();
  return (
    <section className={`card ${styles.card}`} aria-live="polite">
      {page.now.kind === 'table' ? <AtTable now={page.now} /> : <NoTable page={page} />}
    </section>
  );
}

function AtTable({ now }: { readonly now: Now<'table'> }) {
  const { page, text, names } = usePhone();
  const { opponent, starts } = now;
  const army = armyText(opponent.army);
  return (
    <>
      <div className={styles.seat}>
        <p className={styles.number}>
          <span>{text.table}</span> <strong>{now.table}</strong>
        </p>
        <div className={styles.opponent}>
          <p className="quiet">{text.against}</p>
          <h1>{names.full(opponent.id)}</h1>
          {army && <p>{army}</p>}
          {!isWargamePage(page) && (
            <p className={starts ? styles.start : styles.starts}>
              {starts === undefined ? text.startsByLot : starts ? text.youStart : text.starts(names.short(opponent.id))}
            </p>
          )}
        </div>
      </div>
      <WhyMyTable round={now.round} />
    </>
  );
}

/** A title and a line. */
function NoTable({ page }: { readonly page: OwnPage }) {
  const [title, line] = useSaid(page);
  return (
    <>
      <h1>{title}</h1>
      {line && <p className={styles.line}>{line}</p>}
      {page.now.kind === 'over' && page.tournament.public && <OwnCard page={page} />}
      {page.now.kind === 'exempt' && <WhyMyTable round={page.now.round} />}
    </>
  );
}

/** The public page of this player: every round, the place, the rating before and after. */
function OwnCard({ page: { tournament, player } }: { readonly page: OwnPage }) {
  const { text } = usePhone();
  return (
    <a
      className="plain"
      href={`${beforeAddress[text.lang]}/t/${encodeURIComponent(tournament.slug)}/joueur/${player.number}`}
    >
      {text.card}
    </a>
  );
}

/** « Samedi 28 novembre 2026, Liège » */
const whenAndWhere = ({ date, place }: OwnPage['tournament'], lang: Lang): string =>
  [capital(dates(lang, date)), place].filter(Boolean).join(', ');

function useSaid({ now, presence, standing, tournament, player }: OwnPage): readonly [string, string | null] {
  const { text, sentences, names } = usePhone();
  switch (now.kind) {
    case 'registration':
      return [text.registering, `${whenAndWhere(tournament, text.lang)}. ${text.beforeFirst}`];
    case 'pairing':
      return [text.pairing(now.round), null];
    case 'exempt': {
      // « Exemption pour cette ronde : 3 PM, +50 »: what it is worth is said by the formula.
      const alone = { players: [player.id] } as const;
      const worth = sentences?.echo(alone, tournament.settings, 1, names, tournament.format)?.points;
      return [worth ? text.exemptWorth(worth) : text.exempt, text.noGame];
    }
    case 'away':
      // Noted since the tables were published.
      return [presence === 'here' ? text.present : text.away, text.awayLong];
    case 'left':
      return [text.left, text.leftLong];
    case 'played':
      return [text.played, now.untilPrizes ? text.playedHidden : text.playedLong];
    case 'over':
      return [text.over, standing ? text.overPlace(ordinal(text.lang, standing.rank)) : null];
    case 'table':
      return [text.tableNumber(now.table), null];
  }
}

/** « 123 Carthaginois » */
const armyText = (army: Pick<Army, 'number' | 'name'> | undefined): string => (army ? armyShown(army) : '');
