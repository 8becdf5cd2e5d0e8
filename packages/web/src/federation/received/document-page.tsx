import { Button } from '@mantine/core';
import type { FederationDocumentView } from '@ronde/contract/http/federation/documents';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useSentences } from '../../core/language/use-sentences.ts';
import { announce } from '../../ui/announcer.tsx';
import { Mark, TroubleNotice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { usePanelParam } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { officeAddress } from '../office/addresses.ts';
import styles from '../office/office.module.css';
import { useOffice } from '../office/office.tsx';
import { ReasonForm } from '../office/reason-form.tsx';
import { type FederationAct, useDecide } from '../office/use-decide.ts';
import { WhatItDoes } from '../office/what-it-does.tsx';
import { useAnswers } from './answers.ts';
import { AskedAct, CountedActs } from './asked-act.tsx';
import { CheckPanel } from './check-panel.tsx';
import { ChecksPart } from './checks-part.tsx';
import { DifferencesPart } from './differences-part.tsx';
import { DocumentHead, EffectPart } from './document-parts.tsx';
import { receivedSentences } from './sentences.ts';
import { WhoPart } from './who-part.tsx';

interface Props {
  readonly document: FederationDocumentView;
  /** The next one that waits. */
  readonly next: number | undefined;
  readonly side: ReactNode;
  /** On a phone: the way to the queue. */
  readonly back: ReactNode;
}

/** One document, at one address for life: to review, returned, accepted, revised, undone. */
export function DocumentPage({ document, next, side, back }: Props) {
  const text = useSentences(receivedSentences);
  const { address: f } = useOffice();
  const [, go] = useLocation();
  const answers = useAnswers(document);
  const decide = useDecide();
  const { run, busy, trouble, clear } = useAct();
  const [asked, ask] = usePanelParam('acte');
  const [seen, see] = usePanelParam('voir');
  const [panel, setPanel] = useState<ReactNode>(null);
  const act = async (command: FederationAct, said: (changed: number) => string, then?: string) => {
    const here = window.location.pathname;
    const done = await run(() => decide(command, document.number));
    if (!done) return;
    announce(said(done.changed));
    // Whoever went elsewhere while it was done stays there.
    if (then !== undefined && window.location.pathname === here) go(then);
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
  const shown = answered && isPreviewed(document) ? accept : null;
  const counting = document.state.kind === 'accepted' && document.counts;
  const corrects = document.state.kind === 'to-review' && document.differences !== null;
  return (
    <Page
      title={document.name}
      acts={
        counting ? (
          asked === null && <CountedActs document={document} onAsk={ask} />
        ) : (
          <Acts document={document} busy={busy} onAccept={asAccepted} onAct={act} />
        )
      }
      sideWidth={panel || seen !== null ? 'wide' : 'normal'}
      side={
        <>
          {seen !== null && <CheckPanel document={document} seen={seen} onClose={() => see(null)} />}
          {panel}
          {side}
        </>
      }
    >
      {back && <p>{back}</p>}
      <div className={styles.about}>
        {corrects && <Mark>{`${text.revision(document.revision)}, ${text.corrects[document.kind]}`}</Mark>}
        <DocumentHead document={document} />
      </div>
      <TroubleNotice trouble={trouble} onClose={clear} />
      {document.state.kind === 'to-review' && <ChecksPart document={document} answers={answers} onSee={see} />}
      {corrects && document.differences && document.differences.length > 0 && <DifferencesPart document={document} />}
      {shown && <WhatItDoes command={shown} onPanel={setPanel} />}
      {counting && asked !== null ? (
        <AskedAct document={document} asked={asked} onPanel={setPanel} onClose={() => ask(null)} />
      ) : (
        (document.table || !shown) && <EffectPart document={document} pending={!answered} />
      )}
      {counting && asked === null && <WhoPart document={document} onAsk={ask} />}
    </Page>
  );
}

/** Shown before it is done: a revision of what counts, a list, and what later events start from. */
const isPreviewed = ({ state, kind, differences, later }: FederationDocumentView): boolean =>
  state.kind === 'to-review' && (kind === 'list' || differences !== null || later.length > 0);

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
  const [returning, setReturning] = useState(false);
  const { name, receipt, revision, differences, state } = document;
  if (state.kind !== 'to-review') return null;
  const sendBack = async (because: string) => {
    setReturning(false);
    await onAct({ kind: 'return', receipt, because }, () => text.sentBack(name));
  };
  return (
    <>
      <Button variant="default" disabled={busy} onClick={() => setReturning(true)}>
        {text.back}
      </Button>
      <Button loading={busy} data-next="" onClick={onAccept}>
        {differences ? text.acceptRevision(revision) : text.accept}
      </Button>
      {returning && (
        <ReasonForm
          title={text.backTitle(name)}
          act={text.sendBack}
          busy={busy}
          onClose={() => setReturning(false)}
          onAct={(because) => void sendBack(because)}
        />
      )}
    </>
  );
}
