import { Button } from '@mantine/core';
import type { FederationPersonCard } from '@ronde/contract/http/federation/lists';
import { date } from '@ronde/language';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { moment } from '../../core/hour.ts';
import { load } from '../../core/http.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { announce } from '../../ui/announcer.tsx';
import { Page, Section } from '../../ui/page.tsx';
import { usePanelParam } from '../../ui/side-panel.tsx';
import { Absent } from '../office/absent.tsx';
import { ActPreview } from '../office/act-preview.tsx';
import { officeAddress } from '../office/addresses.ts';
import styles from '../office/office.module.css';
import { officeKey, shownRating, useOffice } from '../office/office.tsx';
import { ErasePart } from './erase-part.tsx';
import { MergePart } from './merge-part.tsx';
import { PersonSteps } from './person-steps.tsx';
import { ratingsSentences } from './sentences.ts';

/** Somebody at a date, with every event that made the rating: each figure opens its calculation. */
export function PersonPage({ person }: { readonly person: string }) {
  const text = useSentences(ratingsSentences);
  const { address: f } = useOffice();
  const at = new URLSearchParams(useSearch()).get('le') ?? undefined;
  const [panel, setPanel] = useState<ReactNode>(null);
  const { data: card, error } = useQuery({
    queryKey: [...officeKey(f), 'person', person, at],
    queryFn: () => load('GET /api/federations/{f}/ratings/{person}', { f, person, query: { at } }),
    staleTime: 0,
  });
  const back = (
    <Button component={Link} href={officeAddress.ratings(f)} variant="default">
      {text.back}
    </Button>
  );
  if (!card) return <Absent error={error}>{back}</Absent>;
  return (
    <Page title={card.name} sideWidth="wide" side={panel} acts={back}>
      <div className={styles.about}>
        <Head card={card} />
      </div>
      <Section title={text.byEvent} about={text.mend}>
        <PersonSteps steps={card.steps} />
      </Section>
      {card.listed.length > 0 && <ListedPart card={card} />}
      <Faces card={card} />
      <Merged card={card} onPanel={setPanel} />
      <div className="not-printed">
        {!card.erased && <MergePart card={card} onPanel={setPanel} />}
        <ErasePart card={card} onPanel={setPanel} />
      </div>
    </Page>
  );
}

function Head({ card }: { readonly card: FederationPersonCard }) {
  const text = useSentences(ratingsSentences);
  const lang = useLang();
  const { club, federation, licence, series, rating, provisional, rank, at, best } = card;
  return (
    <>
      <p className={`quiet ${styles.line}`}>
        {[club, federation, series, licence !== undefined && text.licence(licence)].filter(Boolean).join(' · ')}
      </p>
      {rating !== null && (
        <p>
          <strong>{shownRating(rating, provisional)}</strong>{' '}
          <span className="quiet">
            {text.at.toLowerCase()} {date(lang, at)}
            {rank !== null && ` · ${text.rank(rank)}`}
          </span>
        </p>
      )}
      {best && (
        <p className="quiet small">
          {text.best(shownRating(best.rating), best.step.name, date(lang, best.step.lastDay))}
        </p>
      )}
    </>
  );
}

function ListedPart({ card }: { readonly card: FederationPersonCard }) {
  const text = useSentences(ratingsSentences);
  const lang = useLang();
  return (
    <Section title={text.listed}>
      <ul>
        {card.listed.map(({ date: day, rating, computed }) => (
          <li key={day} className={computed === rating ? undefined : styles.late}>
            {text.listedOn(date(lang, day), shownRating(rating))}
            {computed !== rating && computed !== null && text.today(shownRating(computed))}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The names and numbers that they came with. */
function Faces({ card: { faces } }: { readonly card: FederationPersonCard }) {
  const text = useSentences(ratingsSentences);
  return (
    <Section title={text.faces}>
      <ul>
        {faces.map(({ name, licence, documents }) => (
          <li key={`${name} ${licence}`}>{text.face(name, licence, documents)}</li>
        ))}
      </ul>
    </Section>
  );
}

interface MergedProps {
  readonly card: FederationPersonCard;
  readonly onPanel: (panel: ReactNode) => void;
}

/** Entries that are this one now: each can be separated again, which is shown first. */
function Merged({ card, onPanel }: MergedProps) {
  const text = useSentences(ratingsSentences);
  const lang = useLang();
  const [asked, ask] = usePanelParam('separer', ['le']);
  const { merged, name: kept, number: saw } = card;
  if (merged.length === 0) return null;
  const one = merged.find(({ decision }) => String(decision) === asked);
  const done = (name: string) => {
    announce(text.apartNow(name));
    ask(null);
  };
  return (
    <>
      <Section title={text.merged}>
        <ul>
          {merged.map(({ decision, name, by, at }) => (
            <li key={decision}>
              {text.mergedBy(name, by, moment(lang, at))}{' '}
              <button
                type="button"
                className="link small"
                data-opens={decision}
                aria-label={`${text.apart}, ${name}`}
                onClick={() => ask(String(decision))}
              >
                {text.apartMore}
              </button>
            </li>
          ))}
        </ul>
      </Section>
      {one && (
        <ActPreview
          key={one.decision}
          title={text.separate(one.name, kept)}
          about={text.separateHelp}
          command={() => ({ kind: 'undo', decision: one.decision })}
          act={text.apart}
          onClose={() => ask(null)}
          onDone={() => done(one.name)}
          {...{ saw, onPanel }}
        />
      )}
    </>
  );
}
