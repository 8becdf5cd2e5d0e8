import type { HouseInvitation, ListedAccount } from '@ronde/contract/http/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../api/http.ts';
import { Announcer, announce } from '../frame/announcer.tsx';
import { Notice } from '../frame/notice.tsx';
import { OneTimeLink } from '../frame/one-time-link.tsx';
import { Outside } from '../frame/outside.tsx';
import { Page } from '../frame/page.tsx';
import { Section } from '../frame/section.tsx';
import { TroubleNotice } from '../frame/trouble-notice.tsx';
import { useAct } from '../frame/use-act.ts';
import { useHouseWords } from '../frame/use-house-words.ts';
import { useAccount } from '../session/use-account.ts';
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
