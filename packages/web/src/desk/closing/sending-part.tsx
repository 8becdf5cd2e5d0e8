import { Button } from '@mantine/core';
import type { SendingView } from '@ronde/contract/http/closing';
import { pathOf } from '@ronde/contract/routes/client';
import { civilDay, clockInWords, date } from '@ronde/language';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useExternal } from '../../core/external.ts';
import { call, load } from '../../core/http.ts';
import { lang } from '../../core/language/lang.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDeskQuery } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { FileLinks } from '../../ui/file-links.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/page.tsx';
import { useAct } from '../../ui/use-act.ts';
import styles from './closing.module.css';
import { FederationAnswer } from './federation-answer.tsx';
import { closingSentences } from './sentences.ts';

/** While something waits the page looks again, in ms. */
const lookAgain = 1500;

/** The federation's people take their time: how often what they say is asked for, in ms. */
const askAgain = 20_000;

function againIn(view: SendingView | undefined): number | false {
  if (view?.sent.some(({ state }) => state === 'waiting')) return lookAgain;
  const open = view?.sent[0]?.told?.state.kind;
  return open === 'to-review' || open === 'in-doubt' ? askAgain : false;
}

/** What goes to the federation, once the tournament is closed; without an address, the file to hand over. */
export function SendingPart() {
  const text = useSentences(closingSentences);
  const { closing: ui } = useSentences(uiSentences);
  const { t, tournament } = useDesk();
  const version = useDeskQuery(t).data?.version;
  const client = useQueryClient();
  const { run, busy, trouble, clear } = useAct();
  const may = usePermissions().act('send');
  const key = ['sending', t, version];
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => load('GET /api/tournaments/{t}/sending', { t }),
    refetchInterval: ({ state }) => againIn(state.data),
  });
  const send = async () => {
    const sent = await run(() => call('POST /api/tournaments/{t}/send', { t, body: {} }));
    if (sent) client.setQueryData(key, sent);
  };
  const [last] = data?.sent ?? [];
  const stands = last?.revision === data?.revision && last?.state !== 'refused';
  const closed = tournament.status === 'closed';
  const where = whereOf(data);
  return (
    <Section title={text.federation} {...(closed && where !== null && { about: text.goesTo(where) })}>
      <RefusalNotice trouble={trouble} onClose={clear} />
      {last && <State {...last} changed={last.revision !== data?.revision} />}
      {!closed && <p>{text.closeFirst}</p>}
      {closed && data?.to === null && (
        <>
          <p>{text.noAddress}</p>
          <FileLinks files={[{ href: pathOf('GET /api/tournaments/{t}/file', { t }), name: ui.file }]} />
        </>
      )}
      {closed && may && data && data.to !== null && !stands && (
        <>
          <p>{text.willSend}</p>
          <div>
            <Button loading={busy} data-next="" onClick={() => void send()}>
              {last === undefined ? text.send : last.state === 'refused' ? text.tryAgain : text.sendAgain}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}

/** « Classement PL (cotes.example.org) » */
const whereOf = (view: SendingView | undefined): string | null =>
  !view?.to ? null : view.name === null ? view.to : `${view.name} (${view.to})`;

type Sent = SendingView['sent'][number] & { readonly changed: boolean };

function State({ revision, state, at, reason, changed, told }: Sent) {
  const text = useSentences(closingSentences);
  const spoken = useExternal(lang);
  if (state === 'refused') return <Notice tone="refusal" title={text.refused(reason ?? '')} />;
  const Icon = state === 'sent' ? IconCheck : IconClock;
  return (
    <>
      <p className={styles.sent} role="status">
        <Icon size={16} stroke={1.75} aria-hidden="true" className={state === 'sent' ? styles.done : undefined} />
        {text.revision(revision)} ·{' '}
        {state === 'sent' && at !== null
          ? text.sent(date(spoken, civilDay(at)), clockInWords(spoken, at))
          : text.waiting}
        {changed && ` · ${text.changed}`}
      </p>
      {state === 'waiting' && <p className="quiet">{text.waitingLong}</p>}
      {told && <FederationAnswer told={told} revision={revision} />}
    </>
  );
}
