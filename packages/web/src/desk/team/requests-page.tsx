import { Table } from '@mantine/core';
import type { RegistrationRequestView } from '@ronde/contract/http/player';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useExternal } from '../../core/external.ts';
import { moment } from '../../core/hour.ts';
import { call, load } from '../../core/http.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { deskKey, useOptions } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Page } from '../../ui/page.tsx';
import { RowAct } from '../../ui/row-act.tsx';
import { Sheet, SheetHead, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { usePanelParam } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { RequestPanel } from './request-panel.tsx';
import { teamSentences } from './sentences.ts';
import styles from './team.module.css';
import { TeamParts, useDone } from './team-parts.tsx';

/** Who asks to be registered, in the order of asking, with the place on the waiting list. */
export function RequestsPage() {
  const text = useSentences(teamSentences);
  const { t } = useDesk();
  const client = useQueryClient();
  const key = ['requests', t] as const;
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => load('GET /api/tournaments/{t}/requests', { t }),
    staleTime: 0,
  });
  const options = useOptions(t);
  const { run, trouble, clear } = useAct();
  const [done, tell] = useDone();
  const [shown, show] = usePanelParam('demande');
  const answer = async (
    one: RegistrationRequestView,
    what: 'accept' | 'refuse' | 'erase',
    body: { readonly name?: string } = {},
  ) => {
    const given = { t, request: one.id, body };
    const all = await run(() => call(`POST /api/tournaments/{t}/requests/{request}/${what}`, given));
    if (!all) return client.invalidateQueries({ queryKey: key });
    client.setQueryData(key, all);
    show(null);
    tell(
      what === 'accept'
        ? text.accepted(body.name ?? one.name)
        : what === 'refuse'
          ? text.refused(one.name)
          : text.erased,
    );
    return client.invalidateQueries({ queryKey: deskKey(t) });
  };
  const waiting = data?.filter(({ state }) => state === 'asked') ?? [];
  const refuseAll = async () => {
    const body = { requests: waiting.map(({ id }) => id) };
    const all = await run(() => call('POST /api/tournaments/{t}/requests/refuse', { t, body }));
    if (all) tell(text.refusedAll(waiting.length));
    return client.invalidateQueries({ queryKey: key });
  };
  const open = data?.find(({ id }) => id === shown);
  return (
    <Page
      title={text.requests}
      side={
        open && (
          <RequestPanel
            key={open.id}
            one={open}
            onClose={() => show(null)}
            onAccept={(facts) => void answer(open, 'accept', facts)}
          />
        )
      }
    >
      <TeamParts part="demandes" />
      <RefusalNotice trouble={trouble} onClose={clear} />
      <p className={styles.done}>{options?.registration === false ? text.closedHere : text.requestsHelp}</p>
      <p className={styles.done}>{done}</p>
      {waiting.length > 1 && (
        <p>
          <RowAct
            word={text.refuseAll}
            of={text.requests}
            warning={text.refuseAllWarning(waiting.length)}
            onAct={() => void refuseAll()}
          />
        </p>
      )}
      {data?.length === 0 && <p>{text.noRequests}</p>}
      {data && data.length > 0 && (
        <Sheet caption={text.requests} scope>
          <Head />
          <Table.Tbody>
            {data.map((one) => (
              <RequestRow
                key={one.id}
                one={one}
                open={one === open}
                onOpen={() => show(one.id)}
                onAnswer={(what) => void answer(one, what)}
              />
            ))}
          </Table.Tbody>
        </Sheet>
      )}
    </Page>
  );
}

function Head() {
  const text = useSentences(teamSentences);
  const columns = [text.place, text.name, text.club, text.licence, text.email, text.asked, text.state];
  return <SheetHead columns={columns} acts={text.accept} />;
}

interface Props {
  readonly one: RegistrationRequestView;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onAnswer: (what: 'refuse' | 'erase') => void;
}

/** One request: registered in the panel, refused or erased here. */
function RequestRow({ one, open, onOpen, onAnswer }: Props) {
  const text = useSentences(teamSentences);
  const current = useExternal(lang);
  return (
    <Table.Tr data-open={open || undefined}>
      <Table.Td className={sheet.quiet}>{one.place}</Table.Td>
      <Table.Th scope="row">{one.name}</Table.Th>
      <Table.Td>{one.club}</Table.Td>
      <Table.Td>{one.licence}</Table.Td>
      <Table.Td>{one.email}</Table.Td>
      <Table.Td className={sheet.quiet}>{moment(current, one.askedAt)}</Table.Td>
      <Table.Td>
        {text.states[one.state]}
        {one.waiting !== null && <span className="quiet"> · {text.onList(one.waiting)}</span>}
      </Table.Td>
      <Table.Td>
        <span className={styles.acts}>
          {one.state !== 'accepted' && (
            <>
              {one.state === 'asked' && (
                <button
                  type="button"
                  className="link small"
                  aria-label={`${text.accept}, ${one.name}`}
                  data-opens={one.id}
                  onClick={onOpen}
                >
                  {text.accept}
                </button>
              )}
              {one.state === 'asked' && (
                <RowAct
                  word={text.refuse}
                  of={one.name}
                  warning={text.refuseWarning}
                  onAct={() => onAnswer('refuse')}
                />
              )}
              <RowAct word={text.erase} of={one.name} warning={text.eraseWarning} onAct={() => onAnswer('erase')} />
            </>
          )}
        </span>
      </Table.Td>
    </Table.Tr>
  );
}
