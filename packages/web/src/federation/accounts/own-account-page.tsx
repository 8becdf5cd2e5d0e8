import type { MySession } from '@ronde/contract/http/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { read } from '../../core/http.ts';
import { useAccount } from '../../core/use-account.ts';
import { address } from '../../shell/addresses.ts';
import { Outside } from '../../shell/outside.tsx';
import { Announcer, announce } from '../../ui/announcer.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { TroubleNotice } from '../../ui/trouble-notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';
import { useAccountsWords } from './use-accounts-words.ts';

/** One's own account: the password, and where one is signed in. */
export function OwnAccountPage() {
  const say = useAccountsWords();
  const account = useAccount();
  const client = useQueryClient();
  const key = ['sessions'] as const;
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => read<readonly MySession[]>('/api/session/all'),
    staleTime: 0,
  });
  const { run, trouble, clear } = useAct();
  const [done, setDone] = useState('');
  const tell = (text: string) => {
    setDone(text);
    announce(text);
  };
  const acting = { run, tell, again: () => client.invalidateQueries({ queryKey: key }) };
  return (
    <Outside>
      <Page title={say.mine} note={account?.name}>
        <TroubleNotice trouble={trouble} onClose={clear} />
        {done && <p>{done}</p>}
        <Section title={say.passwordTitle} about={say.passwordHelp}>
          <PasswordForm {...acting} />
        </Section>
        <Section title={say.sessions}>
          <SessionList sessions={data ?? []} {...acting} />
        </Section>
        {account?.house === 'manager' && (
          <p>
            <Link href={address.accounts} className="link">
              {say.accounts}
            </Link>
          </p>
        )}
      </Page>
      <Announcer />
    </Outside>
  );
}
