import { Button } from '@mantine/core';
import type { FederationDocumentView } from '@ronde/contract/http/federation/documents';
import { type ReactNode, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useSentences } from '../../core/language/use-sentences.ts';
import { announce } from '../../ui/announcer.tsx';
import { Mark, TroubleNotice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { useAct } from '../../ui/use-act.ts';
import { officeAddress } from '../office/addresses.ts';
import styles from '../office/office.module.css';
import { useOffice } from '../office/office.tsx';
import { ReasonForm } from '../office/reason-form.tsx';
import { type FederationAct, useDecide } from '../office/use-decide.ts';
import { WhatItDoes } from '../office/what-it-does.tsx';
import { useAnswers } from './answers.ts';
import { ChecksPart } from './checks-part.tsx';
import { DifferencesPart } from './differences-part.tsx';
import { DocumentHead, EffectPart } from './document-parts.tsx';
import { receivedSentences } from './sentences.ts';

interface Props {
  readonly document: FederationDocumentView;
  /** The next one that waits. */
  readonly next: number | undefined;
  readonly side: ReactNode;
}

/** One document, at one address for life: to review, returned, accepted, revised, undone. */
export function DocumentPage({ document, next, side }: Props) {
  const text = useSentences(receivedSentences);
  const { address: f } = useOffice();
  const [, go] = useLocation();
  const answers = useAnswers(document);
  const decide = useDecide();
  const { run, busy, trouble, clear } = useAct();
  const undoing = new URLSearchParams(useSearch()).has('annuler');
  const [panel, setPanel] = useState<ReactNode>(null);
  const act = async (command: FederationAct, said: (changed: number) => string, then?: string) => {
    const done = await run(() => decide(command, document.number));
    if (!done) return;
    announce(said(done.changed));
    if (then !== undefined) go(then);
  };
  const accept: FederationAct = {
    kind: 'accept',
    receipt: document.receipt,
    people: Object.fromEntries(answers.people),
    ...(answers.distinct.length > 0 && { distinct: [...answers.distinct] }),
  };
  const asAccepted = () => {
    const [first] = answers.open;
    if (first !== undefined) {
      announce(text.answersOf(answers.open.length, namesOf(document, answers.open)));
      window.document.querySelector<HTMLElement>(`[data-answer="${CSS.escape(first)}"]`)?.focus();
      return;
    }
    const then = next === undefined ? officeAddress.received(f) : officeAddress.received(f, next);
    void act(accept, (changed) => text.done(document.name, changed), then);
  };
  const answered = answers.open.length === 0;
  const shown = answered ? previewed(document, accept, undoing) : null;
  const corrects = document.state.kind === 'to-review' && document.differences !== null;
  return (
    <Page
      title={document.name}
      note={corrects && <Mark>{`${text.revision(document.revision)}, ${text.corrects}`}</Mark>}
      acts={<Acts document={document} busy={busy} onAccept={asAccepted} onAct={act} />}
      sideWidth={panel ? 'wide' : 'normal'}
      side={
        <>
          {panel}
          {side}
        </>
      }
    >
      <div className={styles.about}>
        <DocumentHead document={document} />
      </div>
      <TroubleNotice trouble={trouble} onClose={clear} />
      {document.state.kind === 'to-review' && <ChecksPart document={document} answers={answers} />}
      {corrects && document.differences && document.differences.length > 0 && (
        <DifferencesPart differences={document.differences} />
      )}
      {shown && <WhatItDoes command={shown} onPanel={setPanel} />}
      {(document.table || !shown) && <EffectPart document={document} pending={!answered} />}
      {undoing && document.state.kind === 'accepted' && (
        <UndoAct decision={document.state.decision} busy={busy} onAct={act} />
      )}
    </Page>
  );
}

/** Shown before it is done: a revision of what counts, and an undo on which later events rest. */
function previewed(
  { state, differences, later }: FederationDocumentView,
  accept: FederationAct,
  undoing: boolean,
): FederationAct | null {
  if (state.kind === 'accepted' && undoing) return { kind: 'undo', decision: state.decision };
  return state.kind === 'to-review' && (differences !== null || later.length > 0) ? accept : null;
}

const namesOf = ({ people }: FederationDocumentView, open: readonly string[]): string =>
  open.map((one) => people.find(({ player }) => player === one)?.name ?? one).join(', ');

interface ActsProps {
  readonly document: FederationDocumentView;
  readonly busy: boolean;
  readonly onAccept: () => void;
  readonly onAct: (command: FederationAct, said: () => string) => Promise<void>;
}

function Acts({ document, busy, onAccept, onAct }: ActsProps) {
  const text = useSentences(receivedSentences);
  const [asked, setAsked] = useState<'return' | 'withdraw' | null>(null);
  const { name, receipt, revision, differences, counts, state } = document;
  const close = () => setAsked(null);
  const withWhy = async (because: string) => {
    close();
    if (asked === 'return') await onAct({ kind: 'return', receipt, because }, () => text.sentBack(name));
    else await onAct({ kind: 'withdraw', document: document.document, because }, () => text.withdrawn(name));
  };
  return (
    <>
      {state.kind === 'to-review' && (
        <>
          <Button variant="default" disabled={busy} onClick={() => setAsked('return')}>
            {text.back}
          </Button>
          <Button loading={busy} data-next="" onClick={onAccept}>
            {differences ? text.acceptRevision(revision) : text.accept}
          </Button>
        </>
      )}
      {state.kind === 'accepted' && counts && (
        <Button variant="default" disabled={busy} onClick={() => setAsked('withdraw')}>
          {text.withdraw}
        </Button>
      )}
      {asked && (
        <ReasonForm
          title={asked === 'return' ? text.backTitle(name) : text.withdrawTitle(name)}
          act={asked === 'return' ? text.sendBack : text.withdrawAct}
          busy={busy}
          onClose={close}
          onAct={(because) => void withWhy(because)}
        />
      )}
    </>
  );
}

interface UndoActProps {
  readonly decision: number;
  readonly busy: boolean;
  readonly onAct: (command: FederationAct, said: () => string) => Promise<void>;
}

function UndoAct({ decision, busy, onAct }: UndoActProps) {
  const text = useSentences(receivedSentences);
  return (
    <p>
      <Button loading={busy} data-next="" onClick={() => void onAct({ kind: 'undo', decision }, () => text.undone)}>
        {text.undoAct}
      </Button>
    </p>
  );
}
