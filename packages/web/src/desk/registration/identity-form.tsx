import { Button, TextInput } from '@mantine/core';
import type { Person } from '@ronde/engine';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { deskKey, deskPath } from '../../core/desk-query.ts';
import { request } from '../../core/http.ts';
import { useUi } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';
import { Refused } from '../../shell/refused.tsx';
import { useAct } from '../../ui/use-act.ts';
import styles from '../roster/registration.module.css';

interface Props {
  readonly id: string;
  readonly person: Person;
  readonly onDone: () => void;
}

/** Corrects a name or a licence: outside the log, and changing no draw. */
export function IdentityForm({ id, person, onDone }: Props) {
  const { registration: ui, player: words } = useUi();
  const desk = useDesk();
  const client = useQueryClient();
  const { run, busy, trouble, clear } = useAct();
  // As it was when the form was opened: what somebody else corrects meanwhile is a conflict, not lost.
  const [seen] = useState(person);
  const [name, setName] = useState(seen.name);
  const [licence, setLicence] = useState(seen.licence ?? '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const to = { name: name.trim(), ...(licence.trim() === '' ? {} : { licence: licence.trim() }) };
    const saw = {
      ...(to.name !== seen.name && { name: seen.name }),
      ...(to.licence !== seen.licence && { licence: seen.licence ?? null }),
    };
    const body = { ...to, saw };
    if (
      !(await run(() =>
        request('PUT', deskPath(desk.t, `/people/${encodeURIComponent(id)}`), body, { repeatable: true }),
      ))
    )
      return;
    await client.invalidateQueries({ queryKey: deskKey(desk.t) });
    onDone();
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <Refused trouble={trouble} onClose={clear} />
      <TextInput
        label={ui.name}
        value={name}
        maxLength={120}
        autoFocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label={ui.licence}
        value={licence}
        maxLength={40}
        onChange={(event) => setLicence(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" variant="default" loading={busy}>
        {words.saveIdentity}
      </Button>
    </form>
  );
}
