import type { HouseInvitation, ListedAccount } from '@ronde/contract/http/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../core/http.ts';
import { useAccount } from '../../core/use-account.ts';
import { Outside } from '../../shell/outside.tsx';
import { Announcer, announce } from '../../ui/announcer.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OneTimeLink } from '../../ui/one-time-link.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { TroubleNotice } from '../../ui/trouble-notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import { useHouseWords } from '../../ui/use-house-words.ts';
import { AccountList } from './account-list.tsx';
import styles from './accounts.module.css';
import type { Given } from './acting.ts';
import { HouseInvitations } from './house-invitations.tsx';
import { HouseInvite } from './house-invite.tsx';
import { useAccountsWords } from './use-accounts-words.ts';

/** Every account of the house, for whoever manages it. */
export function AccountsPage() {
  const say = useAccountsWords();
  const house = useHouseWords();
  const account = useAccount();
  return (
    <Outside>
      <Page title={say.title}>
        {account?.house === 'member' ? <Notice tone="advice" title={house.forManager} /> : account && <Accounts />}
      </Page>
      <Announcer />
    </Outside>
  );
}

function Accounts() {
  const say = useAccountsWords();
  const client = useQueryClient();
  const accounts = useQuery({
    queryKey: ['accounts'],
    queryFn: () => read<readonly ListedAccount[]>('/api/accounts'),
    staleTime: 0,
  });
  const invitations = useQuery({
    queryKey: ['accounts', 'invitations'],
    queryFn: () => read<readonly HouseInvitation[]>('/api/accounts/invitations'),
    staleTime: 0,
  });
  const { run, trouble, clear } = useAct();
  const [done, setDone] = useState('');
  const [given, setGiven] = useState<Given | null>(null);
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
      <Section title={say.accounts} about={say.accountsHelp}>
        <AccountList accounts={accounts.data ?? []} {...acting} />
      </Section>
      <Section title={say.inviteTitle} about={say.inviteHelp}>
        <HouseInvite {...acting} />
      </Section>
      <Section title={say.waiting}>
        <HouseInvitations invitations={invitations.data ?? []} {...acting} />
      </Section>
    </>
  );
}
