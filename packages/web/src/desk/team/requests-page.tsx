import { Table } from '@mantine/core';
import type { RegistrationRequestView } from '@ronde/contract/http/registration-requests';
import { countedPlayers } from '@ronde/engine';
import { namesOf, number } from '@ronde/language';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
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
import { SidePanel, usePanelParam } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { AnswerLetter } from './answer-letter.tsx';
import { beyondPlaces, doubtsOf, type RequestDoubt } from './request-doubts.ts';
import { type AcceptedFacts, RequestPanel } from './request-panel.tsx';
import { teamSentences } from './sentences.ts';
import styles from './team.module.css';
import { TeamParts, useDone } from './team-parts.tsx';

/** Who asks to be registered, in the order of asking, with the place on the waiting list. */
export function RequestsPage() {
  const text = useSentences(teamSentences);
  const desk = useDesk();
  const { t, tournament, people } = desk;
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
  const [addresses, remember] = useState<ReadonlyMap<string, string>>(new Map());
  const answer = async (
    one: RegistrationRequestView,
    what: 'accept' | 'refuse' | 'erase',
    body: AcceptedFacts = {},
  ) => {
    const given = { t, request: one.id, body };
    const all = await run(() => call(`POST /api/tournaments/{t}/requests/{request}/${what}`, given));
    if (!all) return client.invalidateQueries({ queryKey: key });
    client.setQueryData(key, all);
    // Who is refused is not kept with an address: the letter to them is written now, or not at all.
    if (one.email !== undefined && what === 'refuse') remember(new Map(addresses).set(one.id, one.email));
    show(one.email !== undefined && what !== 'erase' ? one.id : null);
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
  const known = useMemo(() => {
    const names = namesOf(people, tournament.players);
    return tournament.players.flatMap(({ id }) => {
      const person = people.get(id);
      return person ? [{ ...person, id, full: names.full(id) }] : [];
    });
  }, [people, tournament.players]);
  const taken = countedPlayers(tournament.players).filter(({ left }) => left === undefined).length;
  const places = options?.places ?? null;
  const doubts = (one: RegistrationRequestView) => (one.state === 'asked' ? doubtsOf(one, data ?? [], known) : []);
  const found = data?.find(({ id }) => id === shown && shown !== null);
  const email = found && (found.email ?? addresses.get(found.id));
  const open = found && { ...found, ...(email !== undefined && { email }) };
  return (
    <Page
      title={text.requests}
      side={
        open &&
        (open.state === 'asked' ? (
          <RequestPanel
            key={open.id}
            one={open}
            doubts={doubts(open)}
            beyond={beyondPlaces(taken, places)}
            places={places}
            onClose={() => show(null)}
            onAccept={(facts) => void answer(open, 'accept', facts)}
          />
        ) : (
          <SidePanel key={`${open.id} ${open.state}`} title={text.answerTo(open.name)} onClose={() => show(null)} focus>
            <AnswerLetter one={open} />
          </SidePanel>
        ))
      }
    >
      <TeamParts part="demandes" />
      <RefusalNotice trouble={trouble} onClose={clear} />
      <p className={styles.done}>{options?.registration === false ? text.closedHere : text.requestsHelp}</p>
      {places !== null && <p className={styles.done}>{text.places(taken, places, waiting.length)}</p>}
      <p className={styles.done}>{done}</p>
      {data?.length === 0 && <p>{text.noRequests}</p>}
      {data && data.length > 0 && (
        <Sheet caption={text.requests} scope>
          <Head />
          <Table.Tbody>
            {data.map((one) => (
              <RequestRow
                key={one.id}
                one={one}
                doubts={doubts(one)}
                open={one.id === open?.id}
                onOpen={() => show(one.id)}
                onAnswer={(what) => void answer(one, what)}
              />
            ))}
          </Table.Tbody>
        </Sheet>
      )}
      {waiting.length > 1 && (
        <p className={styles.afterSheet}>
          <RowAct
            word={text.refuseAll}
            of={text.requests}
            warning={text.refuseAllWarning(waiting.length)}
            onAct={() => void refuseAll()}
          />
        </p>
      )}
    </Page>
  );
}

function Head() {
  const text = useSentences(teamSentences);
  const columns = [text.place, text.name, text.club, text.asked, text.state];
  return <SheetHead columns={columns} acts={text.accept} />;
}

interface Props {
  readonly one: RegistrationRequestView;
  readonly doubts: readonly RequestDoubt[];
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onAnswer: (what: 'refuse' | 'erase') => void;
}

/** One request: registered in the panel, refused or erased here. */
function RequestRow({ one, doubts, open, onOpen, onAnswer }: Props) {
  const text = useSentences(teamSentences);
  const current = useExternal(lang);
  const { email, birthYear, licence, army, elo } = one;
  const facts = [
    email,
    birthYear !== undefined && text.bornIn(birthYear),
    licence !== undefined && text.licenceNumber(licence),
    army,
    elo !== undefined && `Elo ${number(elo)}`,
  ].filter((fact) => fact !== undefined && fact !== false);
  return (
    <Table.Tr className={styles.request ?? ''} data-open={open || undefined}>
      <Table.Td className={sheet.quiet}>{one.place}</Table.Td>
      <Table.Th scope="row">
        {one.name}
        {facts.length > 0 && <span className={styles.about}>{facts.join(' · ')}</span>}
        {doubts.map((doubt) => (
          <span key={doubt.name} className={styles.doubt}>
            {text.doubt(doubt)}
          </span>
        ))}
      </Table.Th>
      <Table.Td>{one.club}</Table.Td>
      <Table.Td className={sheet.quiet}>{moment(current, one.askedAt)}</Table.Td>
      <Table.Td>
        {text.states[one.state]}
        {one.waiting !== null && <span className="quiet"> · {text.onList(one.waiting)}</span>}
      </Table.Td>
      <Table.Td>
        <span className={styles.acts}>
          {one.state !== 'asked' && one.name !== '' && (
            <button
              type="button"
              className="link small"
              aria-label={`${text.write}, ${one.name}`}
              data-opens={one.id}
              onClick={onOpen}
            >
              {text.write}
            </button>
          )}
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
