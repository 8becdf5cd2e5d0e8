import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type Answer, request } from '../../core/http.ts';
import styles from './accounts.module.css';
import type { Acting } from './acting.ts';
import { useAccountsWords } from './use-accounts-words.ts';

type Field = 'current' | 'next';

/** A new password, with the one that is in use. */
export function PasswordForm({ run, tell, again }: Omit<Acting, 'give'>) {
  const say = useAccountsWords();
  const [typed, setTyped] = useState<Readonly<Record<Field, string>>>({ current: '', next: '' });
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const change = async (event: FormEvent) => {
    event.preventDefault();
    const missing = (['current', 'next'] as const).filter((field) => typed[field] === '');
    setErrors(Object.fromEntries(missing.map((field) => [field, say.missing])));
    if (missing[0]) return document.getElementById(`mot-de-passe-${missing[0]}`)?.focus();
    const body = { current: typed.current, password: typed.next };
    const answer: Answer<object> = await request('PUT', '/api/session/password', body);
    const field = answer.kind === 'refused' ? fieldOf(answer.problem.code) : null;
    if (answer.kind === 'refused' && field) {
      setErrors({ [field]: [answer.problem.title, answer.problem.detail].filter(Boolean).join(' ') });
      return document.getElementById(`mot-de-passe-${field}`)?.focus();
    }
    if (!(await run(async () => answer))) return;
    setTyped({ current: '', next: '' });
    tell(say.changed);
    await again();
  };
  const field = (name: Field) => ({
    id: `mot-de-passe-${name}`,
    type: 'password',
    maxLength: 200,
    value: typed[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: event.currentTarget.value }),
    ...(errors[name] !== undefined && { error: errors[name] }),
  });
  return (
    <form onSubmit={change} noValidate className={styles.form}>
      <TextInput label={say.current} autoComplete="current-password" {...field('current')} />
      <TextInput
        label={say.next}
        description={say.nextHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="new-password"
        {...field('next')}
      />
      <div>
        <Button type="submit" data-next="">
          {say.change}
        </Button>
      </div>
    </form>
  );
}

const fieldOf = (code: string | undefined): Field | null =>
  code === 'wrong-sign-in' ? 'current' : code?.startsWith('password-') ? 'next' : null;
