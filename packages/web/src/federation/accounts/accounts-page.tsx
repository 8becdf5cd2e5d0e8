import { Button, NativeSelect, Table, TextInput } from '@mantine/core';
import type { HouseInvitation } from '@ronde/contract/http/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useExternal } from '../../core/external.ts';
import { moment } from '../../core/hour.ts';
import { call, load } from '../../core/http.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useAccount } from '../../core/session.ts';
import { Outside } from '../../shell/outside.tsx';
import { Announcer, announce } from '../../ui/announcer.tsx';
import { OneTimeLink } from '../../ui/given-link.tsx';
import { Notice, TroubleNotice } from '../../ui/notice.tsx';
import { Page, Section, sectionStyles as section } from '../../ui/page.tsx';
import { RowAct } from '../../ui/row-act.tsx';
import { Sheet, SheetHead, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { staffSentences } from '../../ui/staff-sentences.ts';
import { useAct } from '../../ui/use-act.ts';
import { AccountList, type AccountsActing, type LinkGiven } from './account-list.tsx';
import styles from './accounts.module.css';
import { accountsSentences } from './sentences.ts';

/** Every account of the house, for whoever manages it. */
export function AccountsPage() {
  const text = useSentences(accountsSentences);
  const staff = useSentences(staffSentences);
  const account = useAccount();
  return (
    <Outside>
      <Page title={text.title}>
        {account?.house === 'member' ? <Notice tone="advice" title={staff.forManager} /> : account && <Accounts />}
      </Page>
      <Announcer />
    </Outside>
  );
}

function Accounts() {
  const text = useSentences(accountsSentences);
  const client = useQueryClient();
  const accounts = useQuery({
    queryKey: ['accounts'],
    queryFn: () => load('GET /api/accounts'),
    staleTime: 0,
  });
  const invitations = useQuery({
    queryKey: ['accounts', 'invitations'],
    queryFn: () => load('GET /api/accounts/invitations'),
    staleTime: 0,
  });
  const { run, trouble, clear } = useAct();
  const [done, setDone] = useState('');
  const [given, setGiven] = useState<LinkGiven | null>(null);
  const tell = (text: string) => {
    setDone(text);
    announce(text);
  };
  const acting = { run, tell, again: () => client.invalidateQueries({ queryKey: ['accounts'] }), give: setGiven };
  return (
    <>
      <TroubleNotice trouble={trouble} onClose={clear} />
      {done && <p>{done}</p>}
      {given && (
        <div className={styles.given}>
          <OneTimeLink {...given} />
        </div>
      )}
      <Section title={text.accounts} about={text.accountsHelp}>
        <AccountList accounts={accounts.data ?? []} {...acting} />
      </Section>
      <Section title={text.inviteTitle} about={text.inviteHelp}>
        <HouseInvite {...acting} />
      </Section>
      <Section title={text.waiting}>
        <HouseInvitations invitations={invitations.data ?? []} {...acting} />
      </Section>
    </>
  );
}

/** A one-time link for a new account. */
function HouseInvite({ run, again, give }: AccountsActing) {
  const text = useSentences(accountsSentences);
  const houseText = useSentences(staffSentences);
  const [house, setHouse] = useState<'member' | 'manager'>('member');
  const [note, setNote] = useState('');
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    const body = { house, ...(note.trim() !== '' && { note: note.trim() }) };
    const invited = await run(() => call('POST /api/accounts/invitations', { body }));
    if (!invited) return;
    give({ label: text.inviteLink, invited });
    setNote('');
    await again();
  };
  return (
    <form onSubmit={invite}>
      <div className={section.fields}>
        <NativeSelect
          label={text.house}
          data={(['member', 'manager'] as const).map((value) => ({ value, label: text.houses[value] }))}
          value={house}
          onChange={(event) => setHouse(event.currentTarget.value === 'manager' ? 'manager' : 'member')}
        />
        <TextInput
          label={text.forWhom}
          maxLength={80}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" data-next="" mt={12}>
        {houseText.invite}
      </Button>
    </form>
  );
}

/** Links to new accounts that nobody has used yet. */
function HouseInvitations({
  invitations,
  run,
  again,
  tell,
}: AccountsActing & { readonly invitations: readonly HouseInvitation[] }) {
  const text = useSentences(accountsSentences);
  const houseText = useSentences(staffSentences);
  const current = useExternal(lang);
  if (invitations.length === 0) return <p className="quiet">{text.noWaiting}</p>;
  const revoke = async (id: string) => {
    if (await run(() => call('DELETE /api/accounts/invitations/{invitation}', { invitation: id }))) tell(text.revoked);
    await again();
  };
  return (
    <Sheet caption={text.waiting} scope>
      <SheetHead columns={[text.forWhom, text.house, text.ends]} acts={houseText.remove} />
      <Table.Tbody>
        {invitations.map(({ id, note, house, endsAt }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row">{note ?? text.unnamed}</Table.Th>
            <Table.Td>{text.houses[house]}</Table.Td>
            <Table.Td className={sheet.quiet}>{moment(current, endsAt)}</Table.Td>
            <Table.Td className={`${sheet.number} ${sheet.narrow}`}>
              <RowAct
                word={houseText.remove}
                of={note ?? text.unnamed}
                warning={text.revokeWarning}
                onAct={() => void revoke(id)}
              />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Sheet>
  );
}
