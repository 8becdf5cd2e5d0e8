import { Button, FileButton } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { call, load } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useListSource } from '../../lists/list-source.ts';
import { announce } from '../../ui/announcer.tsx';
import { Skeleton } from '../../ui/boundary.tsx';
import { TroubleNotice } from '../../ui/notice.tsx';
import { Page, pageStyles, useSmall } from '../../ui/page.tsx';
import { useAct } from '../../ui/use-act.ts';
import { Absent } from '../office/absent.tsx';
import { officeAddress } from '../office/addresses.ts';
import { officeKey, useOffice } from '../office/office.tsx';
import { officeSentences } from '../office/sentences.ts';
import { DocumentPage } from './document-page.tsx';
import { QueuePanels } from './queue-panels.tsx';
import { receivedSentences } from './sentences.ts';
import { takenList } from './use-taken-list.ts';

/** So many are beside a document until all of them are asked for. */
const lastAccepted = 6;

/** What came in: the document at this address; without one, the first that waits. */
export function ReceivedPage({ receipt }: { readonly receipt: number | null }) {
  const text = useSentences(receivedSentences);
  const office = useSentences(officeSentences);
  const { address: f } = useOffice();
  const [all, setAll] = useState(false);
  const small = useSmall();
  const { data: documents } = useQuery({
    queryKey: [...officeKey(f), 'documents', all],
    queryFn: () => load('GET /api/federations/{f}/documents', { f, query: { accepted: all ? 10_000 : lastAccepted } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { data: document, error } = useQuery({
    queryKey: [...officeKey(f), 'document', receipt],
    queryFn: () => load('GET /api/federations/{f}/documents/{receipt}', { f, receipt: receipt ?? 0 }),
    enabled: receipt !== null,
    staleTime: 0,
  });
  if (!documents) return <Skeleton />;
  const [first] = documents.toReview;
  if (receipt === null && first && !small) return <Redirect to={officeAddress.received(f, first.receipt)} replace />;
  const side = <QueuePanels documents={documents} shown={receipt} all={all} onAll={() => setAll(!all)} />;
  // On a phone the queue is a page, and so is the document.
  if (receipt === null && first)
    return (
      <Page title={text.title} acts={<FileTaken />}>
        <div className={pageStyles.side}>{side}</div>
      </Page>
    );
  if (receipt === null)
    return (
      <Page title={text.title} side={side} acts={<FileTaken />}>
        <p>{text.nothing}</p>
        <p className="quiet">{text.nothingHelp}</p>
      </Page>
    );
  const back = (
    <Link className="link" href={officeAddress.received(f)}>
      {office.received(documents.toReview.length)}
    </Link>
  );
  if (!document) return <Absent error={error}>{back}</Absent>;
  const rest = documents.toReview.filter((one) => one.receipt !== receipt);
  return <DocumentPage key={receipt} document={document} next={rest[0]?.receipt} side={side} back={small && back} />;
}

/** A file that came by post: a tournament as if its sender had sent it, or another federation’s list in a sheet. */
function FileTaken() {
  const text = useSentences(receivedSentences);
  const { address: f } = useOffice();
  const client = useQueryClient();
  const [, go] = useLocation();
  const list = useListSource(takenList(f));
  const { run, busy, trouble, clear } = useAct();
  const take = async (file: File | null) => {
    if (!file) return;
    if (sheets.test(file.name)) {
      await list.choose(file);
      return go(officeAddress.takeList(f));
    }
    const content = await file.text();
    const came = await run(() => call('POST /api/federations/{f}/files', { f, body: { file: contentOf(content) } }));
    if (!came) return;
    announce(text.took(file.name));
    await client.invalidateQueries({ queryKey: ['federations'] });
    go(officeAddress.received(f, came.receipt));
  };
  return (
    <>
      <TroubleNotice trouble={trouble} onClose={clear} />
      <FileButton accept="application/json,.json,.csv,.txt,.tsv,.xlsx,.ods" onChange={(file) => void take(file)}>
        {(props) => (
          <Button {...props} variant="default" loading={busy}>
            {text.takeFile}
          </Button>
        )}
      </FileButton>
    </>
  );
}

/** Ratings of another federation; a tournament is a file of the program. */
const sheets = /\.(csv|txt|tsv|xlsx|ods)$/i;

/** What is no JSON goes as it is: the server says where, what was found, what was expected. */
function contentOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
