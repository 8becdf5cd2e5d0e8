import type { ListComparison, Publications } from '@ronde/contract/http/federation/lists';
import { date as dateText } from '@ronde/language';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { moment } from '../../core/hour.ts';
import { load } from '../../core/http.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { TroubleNotice } from '../../ui/notice.tsx';
import { SidePanel, usePanelParam } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { officeAddress } from '../office/addresses.ts';
import styles from '../office/office.module.css';
import { officeKey, shownRating, useOffice } from '../office/office.tsx';
import { ReasonForm } from '../office/reason-form.tsx';
import { useDecide } from '../office/use-decide.ts';
import { pairSeen } from './doubles-part.tsx';
import { publicationsSentences } from './sentences.ts';

interface Props {
  readonly lists: Publications;
  readonly comparison: ListComparison | undefined;
}

/** What to look at before a list is frozen, and those that are. */
export function PublicationsSide({ lists, comparison }: Props) {
  return (
    <>
      {comparison?.draft && <Before comparison={comparison} />}
      <Published lists={lists} />
    </>
  );
}

function Before({ comparison: { waiting, leave, date, doubles } }: { readonly comparison: ListComparison }) {
  const text = useSentences(publicationsSentences);
  const lang = useLang();
  const { address: f } = useOffice();
  return (
    <SidePanel title={text.beforeTitle}>
      {waiting.length === 0 ? (
        <p>
          <IconCheck size={16} stroke={1.75} aria-hidden="true" /> {text.noneWaiting}
        </p>
      ) : (
        <>
          <p className={styles.late}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" /> {text.waiting(waiting.length)}
          </p>
          <p className="quiet small">{text.waitingHelp}</p>
          <ul className={styles.panelList}>
            {waiting.map(({ receipt, name, lastDay, answers }) => (
              <li key={receipt}>
                <p className="small">
                  {name}, {dateText(lang, lastDay)}
                  {answers > 0 && ` · ${text.doubts(answers)}`}
                </p>
                <Link className="link small" href={officeAddress.received(f, receipt)}>
                  {text.read}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Doubles doubles={doubles} />
      <ul className={`${styles.panelList} ${styles.fine}`}>
        <SeasonBars date={date} />
        {leave.length > 0 && (
          <li>
            <IconCheck size={16} stroke={1.75} aria-hidden="true" /> {text.leaveList(leave.length)}
          </li>
        )}
      </ul>
    </SidePanel>
  );
}

/** Of each pair of entries that may be one person, the two to compare. */
function Doubles({ doubles: { count, pairs } }: Pick<ListComparison, 'doubles'>) {
  const text = useSentences(publicationsSentences);
  const [, see] = usePanelParam('fiches', ['contre']);
  if (count === 0) return null;
  return (
    <>
      <p className={styles.late}>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" /> {text.doublesOf(count)}
      </p>
      <ul className={styles.panelList}>
        {pairs.map((pair) => (
          <li key={pairSeen(pair)}>
            <p className="small">
              {text.twoOf(
                pair[0].name,
                pair.map(({ rating }) => (rating === null ? '–' : shownRating(rating))),
              )}
            </p>
            <button
              type="button"
              className="link small"
              data-opens={pairSeen(pair)}
              aria-label={`${text.compareEntries}, ${pair[0].name}`}
              onClick={() => see(pairSeen(pair))}
            >
              {text.compareEntries}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Those by which the list’s series are told. */
function SeasonBars({ date }: { readonly date: string }) {
  const text = useSentences(publicationsSentences);
  const { address: f, game } = useOffice();
  const { data } = useQuery({
    queryKey: [...officeKey(f), 'bars', date],
    queryFn: () => load('GET /api/federations/{f}/bars', { f, query: { at: date } }),
    enabled: game === 'scrabble',
    staleTime: 0,
  });
  if (!data) return null;
  return (
    <li>
      <IconCheck size={16} stroke={1.75} aria-hidden="true" /> {text.bars(data.now.joker, data.now.a, data.now.b)}
    </li>
  );
}

function Published({ lists }: { readonly lists: Publications }) {
  const text = useSentences(publicationsSentences);
  const lang = useLang();
  const { address: f } = useOffice();
  const decide = useDecide();
  const { run, busy, trouble, clear } = useAct();
  const [retiring, setRetiring] = useState<string | null>(null);
  const retire = async (date: string, because: string) => {
    setRetiring(null);
    await run(() => decide({ kind: 'retire', date, because }, lists.number));
  };
  return (
    <SidePanel title={text.lists}>
      <TroubleNotice trouble={trouble} onClose={clear} />
      {lists.publications.length === 0 && <p className="quiet">{text.none}</p>}
      <ul className={styles.panelList}>
        {lists.publications.map((one) => (
          <li key={`${one.date} ${one.at}`}>
            <div className={styles.split}>
              <Link className={styles.plain ?? ''} href={officeAddress.publications(f, one.date, 'recalcul')}>
                {dateText(lang, one.date)}
              </Link>
              {one.retired === null && (
                <button
                  type="button"
                  className="link small"
                  disabled={busy}
                  aria-label={`${text.retire} ${dateText(lang, one.date)}`}
                  onClick={() => setRetiring(one.date)}
                >
                  {text.retire}
                </button>
              )}
            </div>
            <p className={`small ${one.differs > 0 && !one.retired ? styles.late : 'quiet'}`}>
              {one.retired
                ? text.retired(one.retired.by, moment(lang, one.retired.at), one.retired.because)
                : text.differs(one.differs)}
            </p>
          </li>
        ))}
      </ul>
      <p className="quiet small">{text.stays}</p>
      {retiring !== null && (
        <ReasonForm
          title={text.retireTitle(dateText(lang, retiring))}
          act={text.retireAct}
          busy={busy}
          onClose={() => setRetiring(null)}
          onAct={(because) => void retire(retiring, because)}
        />
      )}
    </SidePanel>
  );
}
