import { Button, Table, TextInput } from '@mantine/core';
import type { FederationSender, MadeSender } from '@ronde/contract/http/federation/federations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { moment } from '../../core/hour.ts';
import { call, load } from '../../core/http.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { GivenLink } from '../../ui/given-link.tsx';
import { TroubleNotice } from '../../ui/notice.tsx';
import { Page, Section, sectionStyles as section, useSmall } from '../../ui/page.tsx';
import { RowAct } from '../../ui/row-act.tsx';
import { Sheet, SheetHead, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { useAct } from '../../ui/use-act.ts';
import styles from '../office/office.module.css';
import { officeKey, useOffice } from '../office/office.tsx';
import { OwnWindow } from './own-window.tsx';
import { sendersSentences } from './sentences.ts';

/** Who sends results: a code each, shown once. */
export function SendersPage() {
  const text = useSentences(sendersSentences);
  const { address: f } = useOffice();
  const client = useQueryClient();
  const key = [...officeKey(f), 'senders'];
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => load('GET /api/federations/{f}/senders', { f }),
    staleTime: 0,
  });
  const { run, busy, trouble, clear } = useAct();
  const [name, setName] = useState('');
  const [made, setMade] = useState<MadeSender | null>(null);
  const again = () => client.invalidateQueries({ queryKey: key });
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const sender = await run(() => call('POST /api/federations/{f}/senders', { f, body: { name: name.trim() } }));
    if (!sender) return;
    setMade(sender);
    setName('');
    await again();
  };
  const revoke = async (sender: string) => {
    await run(() => call('DELETE /api/federations/{f}/senders/{sender}', { f, sender }));
    await again();
  };
  return (
    <Page title={text.title}>
      <p className="quiet">{text.help}</p>
      <TroubleNotice trouble={trouble} onClose={clear} />
      {made && <GivenLink label={text.code(made.name)} href={made.code} help={text.codeHelp} />}
      {data &&
        (data.length === 0 ? <p>{text.none}</p> : <SenderList senders={data} onRevoke={(id) => void revoke(id)} />)}
      <Section title={text.add}>
        <form onSubmit={(event) => void add(event)}>
          <div className={section.fields}>
            <TextInput
              label={text.name}
              required
              maxLength={120}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </div>
          <Button type="submit" loading={busy} data-next="" mt={12}>
            {text.act}
          </Button>
        </form>
      </Section>
      <OwnWindow />
    </Page>
  );
}

interface ListProps {
  readonly senders: readonly FederationSender[];
  readonly onRevoke: (id: string) => void;
}

function SenderList({ senders, onRevoke }: ListProps) {
  const text = useSentences(sendersSentences);
  const lang = useLang();
  const small = useSmall();
  const columns = small ? [text.name, text.state] : [text.name, text.since, text.last, text.state];
  return (
    <Sheet caption={text.title} scope>
      <SheetHead columns={columns} acts={text.revoke} />
      <Table.Tbody>
        {senders.map(({ id, name, since, last, revoked }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row" className={small ? styles.wraps : undefined}>
              {name}
              {small && (
                <span className={`quiet small ${styles.below}`}>
                  {`${text.last}\u00a0: `}
                  {last === null ? text.never : moment(lang, last)}
                </span>
              )}
            </Table.Th>
            {!small && (
              <>
                <Table.Td className={sheet.quiet}>{moment(lang, since)}</Table.Td>
                <Table.Td className={sheet.quiet}>{last === null ? text.never : moment(lang, last)}</Table.Td>
              </>
            )}
            <Table.Td>{revoked === null ? text.open : text.revoked(moment(lang, revoked))}</Table.Td>
            <Table.Td className={`${sheet.number} ${sheet.narrow}`}>
              {revoked === null && (
                <RowAct word={text.revoke} of={name} warning={text.revokeWarning} onAct={() => onRevoke(id)} />
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Sheet>
  );
}
