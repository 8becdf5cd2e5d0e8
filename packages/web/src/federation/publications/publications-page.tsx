import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { ListComparison, Publications } from '@ronde/contract/http/federation/lists';
import { pathOf } from '@ronde/contract/routes/client';
import { date as dateText } from '@ronde/language';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { today } from '../../core/hour.ts';
import { load } from '../../core/http.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { announce } from '../../ui/announcer.tsx';
import { Skeleton } from '../../ui/boundary.tsx';
import { TroubleNotice } from '../../ui/notice.tsx';
import { Page, sectionStyles as section } from '../../ui/page.tsx';
import { usePanelParam } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { officeAddress } from '../office/addresses.ts';
import styles from '../office/office.module.css';
import { officeKey, useOffice } from '../office/office.tsx';
import { useDecide } from '../office/use-decide.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { BothEntries, DoublesPart, pairSeen } from './doubles-part.tsx';
import { PublicationsSide } from './publications-side.tsx';
import { publicationsSentences } from './sentences.ts';

/** A list of a date beside another one: what would be published, what was, what differs from today’s computation. */
export function PublicationsPage({ date }: { readonly date: string | null }) {
  const { address: f } = useOffice();
  const { data: lists } = useQuery({
    queryKey: [...officeKey(f), 'publications'],
    queryFn: () => load('GET /api/federations/{f}/publications', { f }),
    staleTime: 0,
  });
  const [params] = useSearchParams();
  if (!lists) return <Skeleton />;
  const shown = date ?? today();
  return <Compared lists={lists} date={shown} against={againstIn(params.get('contre'), lists, shown)} />;
}

/** What stands in the address for the computation of today. */
const recomputed = 'recalcul';

/** As the address says, else the list before it, else (of a published one) the computation; null: nothing to compare with. */
function againstIn(asked: string | null, { publications }: Publications, date: string): string | null {
  const standing = publications.filter(({ retired }) => retired === null).map((one) => one.date);
  if (asked === recomputed) return standing.includes(date) ? 'computed' : null;
  if (asked !== null && standing.includes(asked) && asked !== date) return asked;
  const before = standing
    .filter((one) => one < date)
    .toSorted()
    .at(-1);
  return before ?? (standing.includes(date) ? 'computed' : null);
}

interface ComparedProps {
  readonly lists: Publications;
  readonly date: string;
  readonly against: string | null;
}

function Compared({ lists, date, against }: ComparedProps) {
  const text = useSentences(publicationsSentences);
  const lang = useLang();
  const { address: f } = useOffice();
  const decide = useDecide();
  const { run, busy, trouble, clear } = useAct();
  const { data } = useQuery({
    queryKey: [...officeKey(f), 'comparison', date, against],
    queryFn: () => load('GET /api/federations/{f}/comparison', { f, query: { date, against: against ?? 'computed' } }),
    enabled: against !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  // Of another day, until this one is there: nothing of it is shown under this title.
  const comparison = data?.date === date ? data : undefined;
  const [seen, see] = usePanelParam('fiches', ['contre']);
  const [panel, setPanel] = useState<ReactNode>(null);
  const pair = comparison?.doubles.pairs.find((one) => pairSeen(one) === seen);
  const day = dateText(lang, date);
  const publish = async () => {
    if (await run(() => decide({ kind: 'publish', date }, comparison?.number ?? lists.number)))
      announce(text.published(day));
  };
  const draft = comparison?.draft ?? !lists.publications.some((one) => one.date === date && one.retired === null);
  const isRetired = lists.publications.some((one) => one.date === date && one.retired !== null);
  return (
    <Page
      title={text.listOf(day)}
      note={<span className={styles.state}>{draft ? text.draft : text.frozen}</span>}
      acts={
        draft &&
        !isRetired &&
        (date > today() ? (
          <p>{text.toCome}</p>
        ) : (
          <Button loading={busy} data-next="" onClick={() => void publish()}>
            {text.publish}
          </Button>
        ))
      }
      sideWidth={pair || panel ? 'wide' : 'normal'}
      side={
        <>
          {pair && <BothEntries pair={pair} onClose={() => see(null)} />}
          {panel}
          <PublicationsSide lists={lists} comparison={comparison} />
        </>
      }
    >
      <TroubleNotice trouble={trouble} onClose={clear} />
      {pair && comparison && (
        <DoublesPart pair={pair} saw={comparison.number} onPanel={setPanel} onClose={() => see(null)} />
      )}
      <Choice lists={lists} date={date} against={against} draft={draft} />
      {against !== null && (
        <p className="only-printed">
          {text.comparedTo(against === 'computed' ? text.computed : text.asPublished(dateText(lang, against)))}
        </p>
      )}
      {against === null && <p>{text.none}</p>}
      {against !== null && comparison && (
        <>
          <Counts comparison={comparison} />
          <ComparisonTable key={`${date} ${against}`} comparison={comparison} />
        </>
      )}
      <FileLinks {...{ date, against, draft }} />
    </Page>
  );
}

function Choice({ lists, date, against, draft }: ComparedProps & { readonly draft: boolean }) {
  const text = useSentences(publicationsSentences);
  const lang = useLang();
  const { address: f } = useOffice();
  const [, go] = useLocation();
  const others = lists.publications.filter((one) => one.retired === null && one.date !== date);
  return (
    <div className={`${section.fields} not-printed`}>
      <ListDay date={date} onDay={(day) => go(officeAddress.publications(f, day))} />
      <NativeSelect
        label={text.against}
        data={[
          ...others.map((one) => ({ value: one.date, label: text.asPublished(dateText(lang, one.date)) })),
          ...(draft ? [] : [{ value: recomputed, label: text.computed }]),
        ]}
        value={against === 'computed' ? recomputed : (against ?? '')}
        onChange={(event) => go(officeAddress.publications(f, date, event.currentTarget.value), { replace: true })}
      />
      <Link className={`link ${styles.beside}`} href={`${officeAddress.ratings(f)}?le=${date}`}>
        {text.whole}
      </Link>
    </div>
  );
}

/** Before it there is no list: a year that is being typed begins with zeros. */
const firstDay = '1900-01-01';

/** The field stays while its day is typed, and keeps the keyboard when the page shows it. */
function ListDay({ date, onDay }: { readonly date: string; readonly onDay: (day: string) => void }) {
  const text = useSentences(publicationsSentences);
  const [typed, setTyped] = useState({ for: date, day: date });
  const type = (day: string) => {
    const whole = day >= firstDay;
    setTyped({ for: whole ? day : date, day });
    if (whole) onDay(day);
  };
  return (
    <TextInput
      type="date"
      label={text.date}
      min={firstDay}
      max={today()}
      value={typed.for === date ? typed.day : date}
      onChange={({ currentTarget: { value } }) => type(value)}
    />
  );
}

/** The same figures to print and to keep, each kind by its name: frozen ones, those of today, the comparison. */
function FileLinks({ date, against, draft }: Omit<ComparedProps, 'lists'> & { readonly draft: boolean }) {
  const text = useSentences(publicationsSentences);
  const lang = useLang();
  const { address: f } = useOffice();
  const ofDay = { f, query: { at: date, of: 'published', lang } } as const;
  const both = { f, query: { date, against: against ?? 'computed', lang } } as const;
  const frozen = (format: 'csv' | 'html') =>
    pathOf('GET /api/federations/{f}/lists/{date}/{format}', { f, date, format, query: { lang } });
  return (
    <dl className={`${styles.files} not-printed`}>
      {!draft && (
        <Files
          of={text.files.frozen}
          print={frozen('html')}
          csv={frozen('csv')}
          json={pathOf('GET /api/federations/{f}/lists/{date}', { f, date })}
        />
      )}
      <Files
        of={text.files.computed}
        print={pathOf('GET /api/federations/{f}/ratings.html', ofDay)}
        csv={pathOf('GET /api/federations/{f}/ratings.csv', ofDay)}
      />
      {against !== null && (
        <Files
          of={text.files.compared}
          print={pathOf('GET /api/federations/{f}/comparison.html', both)}
          csv={pathOf('GET /api/federations/{f}/comparison.csv', both)}
        />
      )}
    </dl>
  );
}

interface FilesProps {
  readonly of: string;
  readonly print: string;
  readonly csv: string;
  readonly json?: string;
}

function Files({ of, print, csv, json }: FilesProps) {
  const text = useSentences(publicationsSentences);
  const links = [[text.print, print], ['CSV', csv], ...(json === undefined ? [] : [['JSON', json] as const])] as const;
  return (
    <>
      <dt>{of}</dt>
      <dd>
        {links.map(([word, href]) => (
          <a key={word} className="link" href={href} aria-label={`${word}, ${of}`}>
            {word}
          </a>
        ))}
      </dd>
    </>
  );
}

function Counts({ comparison }: { readonly comparison: ListComparison }) {
  const text = useSentences(publicationsSentences);
  const lang = useLang();
  const { people, counts, against } = comparison;
  return (
    <p className={styles.acts}>
      <strong>{text.counts(people, counts.changed)}</strong>
      {against !== 'computed' && ` : ${text.since(counts.events, counts.revisions, dateText(lang, against))}`}
    </p>
  );
}
