import { Button, Checkbox, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import type { Answer, Problem } from '../../core/http.ts';
import { screenSentences } from '../../core/language/screen.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useUi } from '../../core/language/use-words.ts';
import { Notice, noAnswer } from '../../ui/notice.tsx';
import { useBusy } from '../../ui/use-act.ts';
import { signInSentences } from './sentences.ts';
import styles from './sign-in.module.css';

export interface Typed {
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
  readonly onSubmit: (typed: Typed) => Promise<Answer<unknown>>;
}

type Fault = 'name' | 'password';

/** Which field a refusal is about; none: said above the button. */
const faultOf = ({ code = '' }: Problem): Fault | null =>
  code.startsWith('name-') ? 'name' : code.startsWith('password-') ? 'password' : null;

/** Name, password, and whether the device is one's own. */
export function AccountForm({ kind, name: given, submit, onSubmit }: Props) {
  const say = useSentences(signInSentences);
  const form = useId();
  const [typed, setTyped] = useState<Typed>({ name: '', password: '', stay: false });
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
      ...(given === undefined && typed.name.trim() === '' ? { name: say.nameMissing } : {}),
      ...(typed.password === '' ? { password: say.passwordMissing } : {}),
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
          label={say.name}
          autoComplete="username"
          maxLength={80}
          autoFocus
          {...(kind === 'new' ? { description: say.nameHelp } : {})}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...field('name')}
        />
      )}
      <TextInput
        label={given === undefined ? say.password : say.newPassword}
        type="password"
        autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
        maxLength={200}
        autoFocus={given !== undefined}
        {...(kind === 'new' ? { description: say.passwordHelp } : {})}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...field('password')}
      />
      <Checkbox
        label={say.stay}
        description={say.stayHelp}
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

const whole = ({ title, detail }: Problem): string => [title, detail].filter(Boolean).join(' ');

function Refusal({ answer, onClose }: { readonly answer: Answer<unknown>; readonly onClose: () => void }) {
  const ui = useUi();
  const say = useSentences(screenSentences);
  if (answer.kind !== 'refused')
    return <Notice tone="refusal" title={noAnswer(answer, ui, say)} focus onClose={onClose} />;
  const { title, detail, errors } = answer.problem;
  return (
    <Notice tone="refusal" title={title} focus onClose={onClose}>
      {errors ? errors.map(({ path, message }) => <p key={path}>{message}</p>) : detail && <p>{detail}</p>}
    </Notice>
  );
}
