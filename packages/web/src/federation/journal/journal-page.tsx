import type { FederationJournal } from '@ronde/contract/http/federation/decisions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { moment } from '../../core/hour.ts';
import { load } from '../../core/http.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { Skeleton } from '../../ui/boundary.tsx';
import { TroubleNotice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { usePanelParam } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { ActPreview } from '../office/act-preview.tsx';
import styles from '../office/office.module.css';
import { officeKey, useOffice } from '../office/office.tsx';
import { officeSentences } from '../office/sentences.ts';
import { useDecide } from '../office/use-decide.ts';
import { journalSentences } from './sentences.ts';

type Line = FederationJournal['lines'][number];

const atOnce = 100;

/** Every decision, newest first, and what was refused at the door; nothing is erased. */
export function JournalPage() {
  const text = useSentences(journalSentences);
  const { address: f } = useOffice();
  const [limit, setLimit] = useState(atOnce);
  const { data } = useQuery({
    queryKey: [...officeKey(f), 'journal', limit],
    queryFn: () => load('GET /api/federations/{f}/journal', { f, query: { limit } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const decide = useDecide();
  const { run, busy, trouble, clear } = useAct();
  const [asked, ask] = usePanelParam('annuler');
  const [panel, setPanel] = useState<ReactNode>(null);
  if (!data) return <Skeleton />;
  const undo = (line: Decided) => {
    if (movesRatings(line)) ask(String(line.number));
    else void run(() => decide({ kind: 'undo', decision: line.number }, data.number));
  };
  return (
    <Page title={text.title} side={panel} sideWidth="wide">
      <TroubleNotice trouble={trouble} onClose={clear} />
      {data.lines.length === 0 && <p>{text.nothing}</p>}
      <ol className={styles.panelList} data-focus-scope="">
        {data.lines.map((line) => (
          <Fragment key={keyOf(line)}>
            <JournalLine line={line} busy={busy} onUndo={undo} />
            {line.kind === 'decision' && String(line.number) === asked && line.undoable && (
              <li>
                <UndoAsked line={line} saw={data.number} onPanel={setPanel} onClose={() => ask(null)} />
              </li>
            )}
          </Fragment>
        ))}
      </ol>
      {data.more && (
        <button type="button" className="link" onClick={() => setLimit(Math.min(500, limit + atOnce))}>
          {text.older}
        </button>
      )}
    </Page>
  );
}

const keyOf = (line: Line): string =>
  line.kind === 'decision' ? String(line.number) : `${line.at} ${line.sender} ${line.document}`;

type Decided = Extract<Line, { readonly kind: 'decision' }>;

/** To take these back moves nobody’s rating: it is done at once. */
const still: ReadonlySet<Decided['fact']['kind']> = new Set(['returned', 'retired', 'told-apart']);
const movesRatings = ({ fact: { kind } }: Decided): boolean => !still.has(kind);

interface UndoAskedProps {
  readonly line: Decided;
  readonly saw: number;
  readonly onPanel: (panel: ReactNode) => void;
  readonly onClose: () => void;
}

function UndoAsked({ line, onClose, ...told }: UndoAskedProps) {
  const text = useSentences(journalSentences);
  const office = useSentences(officeSentences);
  return (
    <ActPreview
      title={text.undoOf(line.number)}
      about={text.fact(line.fact, (id) => line.names[id] ?? id)}
      command={() => ({ kind: 'undo', decision: line.number })}
      act={office.undo}
      onClose={onClose}
      onDone={onClose}
      {...told}
    />
  );
}

interface LineProps {
  readonly line: Line;
  readonly busy: boolean;
  readonly onUndo: (line: Decided) => void;
}

/** Of a name that was refused only the beginning is shown, and nothing that turns the line round. */
const mostShown = 80;
const shownSigns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

function shortName(name: string): string {
  const plain = name.replace(shownSigns, '\ufffd').trim();
  return plain.length > mostShown ? `${plain.slice(0, mostShown)}…` : plain;
}

function JournalLine({ line, busy, onUndo }: LineProps) {
  const text = useSentences(journalSentences);
  const office = useSentences(officeSentences);
  const lang = useLang();
  if (line.kind === 'refused')
    return (
      <li className={styles.late}>
        <p>
          {moment(lang, line.at)} · {text.refused(shortName(line.document), line.sender, line.faults)}
        </p>
        {/* Where it stands is in the sentence. */}
        {line.why.map(({ path, message }) => (
          <p key={`${path} ${message}`} className="small">
            {message}
          </p>
        ))}
      </li>
    );
  const sentence = text.fact(line.fact, (id) => line.names[id] ?? id);
  return (
    <li>
      <div className={styles.split}>
        <span>
          <span className="quiet">
            {line.number} · {moment(lang, line.at)} · {line.by}
          </span>
          <br />
          {line.undone === null ? sentence : <s>{sentence}</s>}
          {line.undone !== null && <span className="quiet small"> {text.undoneBy(line.undone)}</span>}
        </span>
        {line.undoable && (
          <button
            type="button"
            className="link small"
            disabled={busy}
            data-opens={line.number}
            aria-label={`${office.undo}, ${sentence}`}
            onClick={() => onUndo(line)}
          >
            {movesRatings(line) ? office.undoMore : office.undo}
          </button>
        )}
      </div>
    </li>
  );
}
