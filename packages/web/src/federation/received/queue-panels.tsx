import type { FederationDocuments, WaitingDocument } from '@ronde/contract/http/federation/documents';
import { date } from '@ronde/language';
import { IconAlertTriangle, IconCheck, IconHistory } from '@tabler/icons-react';
import { Link, useLocation } from 'wouter';
import { moment } from '../../core/hour.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { announce } from '../../ui/announcer.tsx';
import { TroubleNotice } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { officeAddress } from '../office/addresses.ts';
import officeStyles from '../office/office.module.css';
import { useOffice } from '../office/office.tsx';
import { officeSentences } from '../office/sentences.ts';
import { useDecide } from '../office/use-decide.ts';
import styles from './received.module.css';
import { type ReceivedSentences, receivedSentences } from './sentences.ts';

interface Props {
  readonly documents: FederationDocuments;
  readonly shown: number | null;
  /** Every accepted one is listed. */
  readonly all: boolean;
  readonly onAll: () => void;
}

/** Beside the document: the queue, those that went back, those that count. */
export function QueuePanels({ documents, shown, all, onAll }: Props) {
  const { toReview, returned } = documents;
  const text = useSentences(receivedSentences);
  const decide = useDecide();
  const { run, busy, trouble, clear } = useAct();
  const undo = async (decision: number) => {
    if (await run(() => decide({ kind: 'undo', decision }, documents.number))) announce(text.undone);
  };
  const undoing = { busy, onUndo: (decision: number) => void undo(decision) };
  return (
    <>
      <TroubleNotice trouble={trouble} onClose={clear} />
      <Queue waiting={toReview} shown={shown} />
      {returned.length > 0 && (
        <SidePanel title={<Counted title={text.returned} n={returned.length} />}>
          <Returned documents={documents} {...undoing} />
        </SidePanel>
      )}
      {documents.acceptedInAll > 0 && (
        <SidePanel title={text.accepted}>
          <Accepted documents={documents} {...undoing} {...{ all, onAll }} />
        </SidePanel>
      )}
    </>
  );
}

interface CountedProps {
  readonly title: string;
  readonly n: number;
  /** The arrows go through them. */
  readonly keys?: boolean;
}

/** « À relire 3 » */
const Counted = ({ title, n, keys = false }: CountedProps) => (
  <span className={styles.counted}>
    <span>
      {title} {n > 0 && <span className={officeStyles.counted}>{n}</span>}
    </span>
    {keys && (
      <span className={styles.arrows} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd>
      </span>
    )}
  </span>
);

function Queue({ waiting, shown }: { readonly waiting: readonly WaitingDocument[]; readonly shown: number | null }) {
  const text = useSentences(receivedSentences);
  const { address: f } = useOffice();
  const [, go] = useLocation();
  const to = (by: 1 | -1) => () => {
    // Somebody is in a table or in an answer: arrows are for that.
    if (document.activeElement?.closest('main :is(table, form, [role="group"])')) return false;
    const at = waiting.findIndex(({ receipt }) => receipt === shown);
    const next = waiting[at + by];
    if (!next) return false;
    go(officeAddress.received(f, next.receipt));
    return true;
  };
  useKeys({ arrowdown: to(1), arrowup: to(-1) });
  return (
    <SidePanel title={<Counted title={text.queue} n={waiting.length} keys={waiting.length > 1} />}>
      {waiting.length === 0 && <p className="quiet">{text.nothing}</p>}
      <ul className={officeStyles.panelList}>
        {waiting.map((one) => (
          <li key={one.receipt} className={styles.queued} data-here={one.receipt === shown || undefined}>
            <Link
              href={officeAddress.received(f, one.receipt)}
              aria-current={one.receipt === shown ? 'page' : undefined}
              className={styles.name ?? ''}
            >
              {one.name}
              {one.corrects !== null && (
                <>
                  , <strong>{text.revision(one.revision)}</strong>
                </>
              )}
            </Link>
            <QueueFacts one={one} />
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}

function QueueFacts({ one }: { readonly one: WaitingDocument }) {
  const text = useSentences(receivedSentences);
  const lang = useLang();
  return (
    <>
      <p className="quiet small">
        {[date(lang, one.lastDay), one.place].filter(Boolean).join(', ')} · {sizeOf(one, text)}
      </p>
      <Gravity one={one} text={text} />
    </>
  );
}

/** « 23 joueurs », « CLAP, 8 joueurs » */
const sizeOf = ({ event, players }: Pick<WaitingDocument, 'event' | 'players'>, text: ReceivedSentences): string =>
  [event && text.event[event], text.players(players)].filter(Boolean).join(', ');

/** Words beside the sign and the colour: nobody depends on either. */
function Gravity({ one, text }: { readonly one: WaitingDocument; readonly text: ReceivedSentences }) {
  if (one.answers > 0)
    return (
      <p className={styles.gravity} data-tone="answer">
        <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
        {text.answers(one.answers)}
      </p>
    );
  if (one.corrects !== null)
    return (
      <p className={styles.gravity} data-tone="read">
        <IconHistory size={14} stroke={1.75} aria-hidden="true" />
        {text.correctsSome(one.corrects)}
      </p>
    );
  return (
    <p className={styles.gravity} data-tone={one.reads > 0 ? 'read' : 'fine'}>
      {one.reads > 0 ? (
        <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
      ) : (
        <IconCheck size={14} stroke={1.75} aria-hidden="true" />
      )}
      {one.reads > 0 ? text.reads(one.reads) : text.fine}
    </p>
  );
}

interface UndoableProps {
  readonly documents: FederationDocuments;
  readonly busy: boolean;
  readonly onUndo: (decision: number) => void;
}

function Returned({ documents: { returned }, busy, onUndo }: UndoableProps) {
  const text = useSentences(receivedSentences);
  const lang = useLang();
  const { address: f } = useOffice();
  return (
    <ul className={officeStyles.panelList}>
      {returned.map((one) => (
        <li key={one.receipt}>
          <div className={officeStyles.split}>
            <Link className={styles.name ?? ''} href={officeAddress.received(f, one.receipt)}>
              {one.name}
            </Link>
            <button type="button" className="link small" disabled={busy} onClick={() => onUndo(one.decision)}>
              {text.takeUp}
            </button>
          </div>
          <p className="quiet small">{text.returnedBy(one.by, moment(lang, one.at), one.because)}</p>
        </li>
      ))}
    </ul>
  );
}

function Accepted({
  documents: { accepted, acceptedInAll },
  busy,
  onUndo,
  all,
  onAll,
}: UndoableProps & Pick<Props, 'all' | 'onAll'>) {
  const text = useSentences(receivedSentences);
  const office = useSentences(officeSentences);
  const lang = useLang();
  const { address: f } = useOffice();
  return (
    <>
      <ul className={officeStyles.panelList}>
        {accepted.map((one) => (
          <li key={one.receipt}>
            <div className={officeStyles.split}>
              <Link className={styles.name ?? ''} href={officeAddress.received(f, one.receipt)}>
                {one.name}
              </Link>
              {one.later ? (
                <Link
                  href={`${officeAddress.received(f, one.receipt)}?acte=annuler`}
                  className="link small"
                  aria-label={`${office.undoMore} ${one.name}`}
                >
                  {office.undoMore}
                </Link>
              ) : (
                <button
                  type="button"
                  className="link small"
                  disabled={busy}
                  aria-label={`${office.undo}, ${one.name}`}
                  onClick={() => onUndo(one.decision)}
                >
                  {office.undo}
                </button>
              )}
            </div>
            <p className="quiet small">
              {[one.event && text.event[one.event], moment(lang, one.at), text.ratings(one.ratings)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {(acceptedInAll > accepted.length || all) && (
        <button type="button" className="link" onClick={onAll}>
          {all ? text.lastAccepted : text.allAccepted(acceptedInAll)}
        </button>
      )}
    </>
  );
}
