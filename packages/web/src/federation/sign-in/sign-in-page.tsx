import { Button, Checkbox, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { useExternal } from '../../core/external.ts';
import type { Answer, ProblemAnswer } from '../../core/http.ts';
import { screenSentences } from '../../core/language/screen.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { session } from '../../core/session.ts';
import { askSession, useEntrance } from '../../core/sign-in.ts';
import { whereTo } from '../../shell/addresses.ts';
import { Outside } from '../../shell/outside.tsx';
import { Notice, noAnswer } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useBusy } from '../../ui/use-act.ts';
import { signInSentences } from './sentences.ts';
import styles from './sign-in.module.css';

const newLink = 'npm start -- --new-link';

/** Name and password; then on to where one was going. */
export function SignInPage() {
  const text = useSentences(signInSentences);
  const search = useSearch();
  const known = useExternal(session);
  useEffect(() => void askSession(), []);
  if (known?.account) return <Redirect to={whereTo(search)} replace />;
  return (
    <Outside>
      <Page title={text.title}>
        {known?.staff === false ? <NotHere /> : known?.accounts === false ? <NoAccount /> : <Form />}
      </Page>
    </Outside>
  );
}

function Form() {
  const text = useSentences(signInSentences);
  const { signIn } = useEntrance();
  return (
    <>
      <AccountForm kind="known" submit={text.submit} onSubmit={signIn} />
      <p className={styles.foot}>
        {text.forgotten} <code className={styles.command}>{newLink}</code>
      </p>
    </>
  );
}

function NoAccount() {
  const text = useSentences(signInSentences);
  return (
    <Notice tone="advice" title={text.noAccount}>
      <p>
        {text.noAccountHelp} <code className={styles.command}>{newLink}</code>
      </p>
    </Notice>
  );
}

export function NotHere() {
  const text = useSentences(signInSentences);
  return (
    <Notice tone="advice" title={text.notHere}>
      <p>{text.notHereHelp}</p>
    </Notice>
  );
}

export interface TypedAccount {
  readonly name: string;
  readonly password: string;
  readonly stay: boolean;
}

interface Props {
  /** `known`: an account is there. `new`: it is made, so the rules of names and passwords are said. */
  readonly kind: 'known' | 'new';
  /** Missing: the name is asked for. */
  readonly name?: string | undefined;
  readonly submit: string;
  readonly onSubmit: (typed: TypedAccount) => Promise<Answer<unknown>>;
}

type Fault = 'name' | 'password';

/** Which field a refusal is about; none: said above the button. */
const faultOf = ({ code = '' }: ProblemAnswer): Fault | null =>
  code.startsWith('name-') ? 'name' : code.startsWith('password-') ? 'password' : null;

/** Name, password, and whether the device is one's own. */
export function AccountForm({ kind, name: given, submit, onSubmit }: Props) {
  const text = useSentences(signInSentences);
  const form = useId();
  const [typed, setTyped] = useState<TypedAccount>({ name: '', password: '', stay: false });
  const [errors, setErrors] = useState<Partial<Record<Fault, string>>>({});
  const [refusal, setRefusal] = useState<Answer<unknown> | null>(null);
  const { busy, during } = useBusy();

  const point = (found: Partial<Record<Fault, string>>) => {
    setErrors(found);
    document.getElementById(`${form}-${found.name ? 'name' : 'password'}`)?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing = {
      ...(given === undefined && typed.name.trim() === '' ? { name: text.nameMissing } : {}),
      ...(typed.password === '' ? { password: text.passwordMissing } : {}),
    };
    setRefusal(null);
    if (Object.keys(missing).length > 0) return point(missing);
    setErrors({});
    const answer = await during(() => onSubmit(typed));
    const fault = answer.kind === 'refused' ? faultOf(answer.problem) : null;
    if (answer.kind === 'refused' && fault) return point({ [fault]: whole(answer.problem) });
    setRefusal(answer.kind === 'done' ? null : answer);
  };
  const field = (fault: Fault) => ({
    id: `${form}-${fault}`,
    value: typed[fault],
    ...(errors[fault] === undefined ? {} : { error: errors[fault] }),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setTyped({ ...typed, [fault]: event.currentTarget.value }),
  });

  return (
    <form onSubmit={send} noValidate className={styles.form}>
      {given === undefined && (
        <TextInput
          label={text.name}
          autoComplete="username"
          maxLength={80}
          autoFocus
          {...(kind === 'new' ? { description: text.nameHelp } : {})}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...field('name')}
        />
      )}
      <PasswordField
        label={given === undefined ? text.password : text.newPassword}
        autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
        autoFocus={given !== undefined}
        {...(kind === 'new' ? { description: text.passwordHelp } : {})}
        {...field('password')}
      />
      <Checkbox
        label={text.stay}
        description={text.stayHelp}
        checked={typed.stay}
        onChange={(event) => setTyped({ ...typed, stay: event.currentTarget.checked })}
      />
      {refusal && <Refusal answer={refusal} onClose={() => setRefusal(null)} />}
      <div>
        <Button type="submit" data-next="" aria-disabled={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

const whole = ({ title, detail }: ProblemAnswer): string => [title, detail].filter(Boolean).join(' ');

function Refusal({ answer, onClose }: { readonly answer: Answer<unknown>; readonly onClose: () => void }) {
  const ui = useSentences(uiSentences);
  const text = useSentences(screenSentences);
  if (answer.kind !== 'refused')
    return <Notice tone="refusal" title={noAnswer(answer, ui, text)} focus onClose={onClose} />;
  const { title, detail, errors } = answer.problem;
  return (
    <Notice tone="refusal" title={title} focus onClose={onClose}>
      {errors ? errors.map(({ path, message }) => <p key={path}>{message}</p>) : detail && <p>{detail}</p>}
    </Notice>
  );
}
