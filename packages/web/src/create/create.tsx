import { Button } from '@mantine/core';
import type { Created } from '@ronde/contract/http/creation';
import { fewestPlayers } from '@ronde/engine/formats/classique';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { request } from '../api/http.ts';
import { newId, newSeed } from '../api/new-id.ts';
import { signature } from '../api/send.ts';
import { address } from '../frame/addresses.ts';
import { Notice } from '../frame/notice.tsx';
import { Outside } from '../frame/outside.tsx';
import { Page } from '../frame/page.tsx';
import { useUi } from '../session/use-words.ts';
import { Advice } from './advice.tsx';
import styles from './create.module.css';
import { CreateFields } from './create-fields.tsx';
import { creationBody, type Fault, type Fields, faults, fieldOf, wholeNumber } from './new-tournament.ts';
import { planFor } from './plan.ts';
import { Summary } from './summary.tsx';

const today = (): string => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** A new tournament, right the first time: what the rule gives stands beside the fields while they are typed. */
export function Create() {
  const ui = useUi();
  const form = useId();
  const [, go] = useLocation();
  const [fields, setFields] = useState<Fields>({ name: '', place: '', date: today(), expected: '', rounds: '' });
  const [shown, setShown] = useState<readonly Fault[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [seed] = useState(newSeed);
  const [command] = useState(newId);
  const players = wholeNumber(fields.expected);
  const plan = players === null ? null : planFor(players);

  const change = (name: keyof Fields, value: string) => {
    setFields({ ...fields, [name]: value });
    setShown(shown.filter((fault) => fieldOf(fault) !== name));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = faults(fields, fewestPlayers);
    setShown(found);
    const [first] = found;
    if (first) return document.getElementById(`${form}-${fieldOf(first)}`)?.focus();
    const body = { command, ...signature(), ...creationBody(fields, seed, plan?.rounds ?? 0) };
    const answer = await request<Created>('POST', '/api/tournaments', body);
    if (answer.kind === 'done') go(address.desk(answer.value.slug));
    else
      setFailure(
        answer.kind === 'refused'
          ? [answer.problem.title, answer.problem.detail].filter(Boolean).join(' ')
          : ui.network.failed,
      );
  };

  return (
    <Outside>
      <Page title={ui.create.title} side={<Summary fields={fields} plan={plan} seed={seed} />}>
        <form onSubmit={submit} noValidate className={styles.form}>
          <CreateFields id={form} fields={fields} faults={shown} plan={plan} onChange={change} />
          <Advice fields={fields} plan={plan} />
          {failure && <Notice tone="refusal" title={failure} focus onClose={() => setFailure(null)} />}
          <div className={styles.foot}>
            <Button type="submit" data-next="">
              {ui.create.submit}
            </Button>
            {shown.length > 0 && <span>{ui.create.first}</span>}
          </div>
        </form>
      </Page>
    </Outside>
  );
}
