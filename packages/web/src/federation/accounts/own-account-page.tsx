import { Button, Table } from '@mantine/core';
import type { MySession } from '@ronde/contract/http/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { useExternal } from '../../core/external.ts';
import { moment } from '../../core/hour.ts';
import { type Answer, call, load } from '../../core/http.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useAccount } from '../../core/session.ts';
import { address } from '../../shell/addresses.ts';
import { Outside } from '../../shell/outside.tsx';
import { Announcer, announce } from '../../ui/announcer.tsx';
import { TroubleNotice } from '../../ui/notice.tsx';
import { Page, Section } from '../../ui/page.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RowAct } from '../../ui/row-act.tsx';
import { Sheet, SheetHead, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { useAct } from '../../ui/use-act.ts';
import type { AccountsActing } from './account-list.tsx';
import styles from './accounts.module.css';
import { accountsSentences } from './sentences.ts';

/** One's own account: the password, and where one is signed in. */
export function OwnAccountPage() {
  const text = useSentences(accountsSentences);
  const account = useAccount();
  const client = useQueryClient();
  const key = ['sessions'] as const;
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => load('GET /api/session/all'),
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
      <Page title={text.mine} note={account?.name}>
        <TroubleNotice trouble={trouble} onClose={clear} />
        {done && <p>{done}</p>}
        <Section title={text.passwordTitle} about={text.passwordHelp}>
          <PasswordForm {...acting} />
        </Section>
        <Section title={text.sessions}>
          <SessionList sessions={data ?? []} {...acting} />
        </Section>
        {account?.house === 'manager' && (
          <p>
            <Link href={address.accounts} className="link">
              {text.accounts}
            </Link>
          </p>
        )}
      </Page>
      <Announcer />
    </Outside>
  );
}

/** Where one is signed in; each of the others can be ended from here. */
function SessionList({
  sessions,
  run,
  tell,
  again,
}: Omit<AccountsActing, 'give'> & { readonly sessions: readonly MySession[] }) {
  const text = useSentences(accountsSentences);
  const current = useExternal(lang);
  const end = async (id: string) => {
    if (await run(() => call('DELETE /api/session/all/{session}', { session: id }))) tell(text.ended);
    await again();
  };
  return (
    <Sheet caption={text.sessions} scope>
      <SheetHead columns={[text.device, text.since, text.seen]} acts={text.end} />
      <Table.Tbody>
        {sessions.map(({ id, device, createdAt, seenAt, here }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row">{device || text.unknown}</Table.Th>
            <Table.Td className={sheet.quiet}>{moment(current, createdAt)}</Table.Td>
            <Table.Td className={sheet.quiet}>{moment(current, seenAt)}</Table.Td>
            <Table.Td className={`${sheet.number} ${sheet.narrow}`}>
              {here ? (
                <span className={sheet.quiet}>{text.here}</span>
              ) : (
                <RowAct
                  word={text.end}
                  of={device || text.unknown}
                  warning={text.endWarning}
                  onAct={() => void end(id)}
                />
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

type Field = 'current' | 'next';

/** A new password, with the one that is in use. */
function PasswordForm({ run, tell, again }: Omit<AccountsActing, 'give'>) {
  const text = useSentences(accountsSentences);
  const [typed, setTyped] = useState<Readonly<Record<Field, string>>>({ current: '', next: '' });
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const change = async (event: FormEvent) => {
    event.preventDefault();
    const missing = (['current', 'next'] as const).filter((field) => typed[field] === '');
    setErrors(Object.fromEntries(missing.map((field) => [field, text.missing])));
    if (missing[0]) return document.getElementById(`mot-de-passe-${missing[0]}`)?.focus();
    const body = { current: typed.current, password: typed.next };
    const answer: Answer<object> = await call('PUT /api/session/password', { body });
    const field = answer.kind === 'refused' ? fieldOf(answer.problem.code) : null;
    if (answer.kind === 'refused' && field) {
      setErrors({ [field]: [answer.problem.title, answer.problem.detail].filter(Boolean).join(' ') });
      return document.getElementById(`mot-de-passe-${field}`)?.focus();
    }
    if (!(await run(async () => answer))) return;
    setTyped({ current: '', next: '' });
    tell(text.changed);
    await again();
  };
  const field = (name: Field) => ({
    id: `mot-de-passe-${name}`,
    value: typed[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: event.currentTarget.value }),
    ...(errors[name] !== undefined && { error: errors[name] }),
  });
  return (
    <form onSubmit={change} noValidate className={styles.form}>
      <PasswordField label={text.current} autoComplete="current-password" {...field('current')} />
      <PasswordField label={text.next} description={text.nextHelp} autoComplete="new-password" {...field('next')} />
      <div>
        <Button type="submit" data-next="">
          {text.change}
        </Button>
      </div>
    </form>
  );
}

const fieldOf = (code: string | undefined): Field | null =>
  code === 'wrong-sign-in' ? 'current' : code?.startsWith('password-') ? 'next' : null;
