import { type Dictionary, date } from '@ronde/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { load } from '../../core/http.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { officeAddress } from './addresses.ts';
import styles from './office.module.css';
import { officeKey, shownRating, useOffice } from './office.tsx';

/** So many of their last events tell whether it is them. */
const lastEvents = 6;

/** Somebody with what tells who they are: number, club, rating, their last events. */
export function KnownEntry({ person }: { readonly person: string }) {
  const text = useSentences(entrySentences);
  const lang = useLang();
  const { address: f } = useOffice();
  const { data: card } = useQuery({
    queryKey: [...officeKey(f), 'person', person, undefined],
    queryFn: () => load('GET /api/federations/{f}/ratings/{person}', { f, person, query: { at: undefined } }),
    staleTime: 0,
  });
  if (!card) return <p aria-busy="true">{text.reading}</p>;
  const events = card.steps.filter(({ figures }) => figures !== null);
  return (
    <>
      <h3>{text.registered}</h3>
      <p>
        {[card.name, card.club, card.licence === undefined ? text.noLicence : text.licence(card.licence)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="quiet small">
        {[card.rating !== null && shownRating(card.rating, card.provisional), card.series, text.events(events.length)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ul className={styles.entryEvents}>
        {events.slice(0, lastEvents).map(({ step, figures }) => (
          <li key={step.id} className={styles.split}>
            <span className="small">
              {step.name}, {date(lang, step.lastDay)}
            </span>
            <span className={`small ${styles.figure}`}>{figures && shownRating(figures.after)}</span>
          </li>
        ))}
      </ul>
      <Link className="link small" href={officeAddress.ratings(f, person)} aria-label={`${text.open}, ${card.name}`}>
        {text.open}
      </Link>
    </>
  );
}

const fr = {
  registered: 'Au registre',
  licence: (licence: string) => `licence ${licence}`,
  noLicence: 'sans licence',
  events: (n: number) => `${n} ${n === 1 ? 'tournoi' : 'tournois'}`,
  open: 'Ouvrir la fiche',
  reading: 'Lecture de la fiche…',
};

const en: typeof fr = {
  registered: 'In the register',
  licence: (licence) => `licence ${licence}`,
  noLicence: 'no licence',
  events: (n) => `${n} ${n === 1 ? 'event' : 'events'}`,
  open: 'Open the entry',
  reading: 'Reading the entry…',
};

const entrySentences: Dictionary<typeof fr> = { fr, en };
