import { Button, TextInput } from '@mantine/core';
import { isEmail } from '@ronde/contract/private-text';
import type { GivenTo } from '@ronde/contract/routes/client';
import type { Person, PlayerId } from '@ronde/engine';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { call } from '../../core/http.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { deskKey } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { useContact } from './contact.tsx';
import { formSentences } from './form-sentences.ts';
import styles from './registration.module.css';

interface Props {
  readonly id: PlayerId;
  readonly person: Person;
  readonly onClose: () => void;
}

/** Who somebody is, and for who may know it how to reach them: outside the log, changing no table. Another desk's correction of the same line is never lost. */
export function WhoForm({ id, person, onClose }: Props) {
  const { registration: ui } = useSentences(uiSentences);
  const text = useSentences(formSentences);
  const desk = useDesk();
  const client = useQueryClient();
  const { run, busy, trouble, clear } = useAct();
  const [seen] = useState(person);
  const [fields, setFields] = useState(() => whoFields(person));
  const [shown, setShown] = useState(false);
  const { mine, contact, save } = useContact(id);
  const [typed, setTyped] = useState<Partial<ContactFields>>({});
  const reach = { email: '', phone: '', ...contact, ...typed };
  const faults = shown ? [...whoFaults(fields), ...contactFaults(reach)] : [];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (whoFaults(fields).length + contactFaults(reach).length > 0) return;
    // Before the person: where that one is refused, this is sent again and does the same.
    const noted = contact && contactOf(reach);
    const moved = noted && (noted.email !== contact.email || noted.phone !== contact.phone);
    if (moved && !(await run(() => save(noted)))) return;
    const body = correction(seen, fields);
    if (!body) return onClose();
    if (
      !(await run(() =>
        call('PUT /api/tournaments/{t}/people/{player}', { t: desk.t, player: id, body }, { repeatable: true }),
      ))
    )
      return;
    await client.invalidateQueries({ queryKey: deskKey(desk.t) });
    onClose();
  };
  const field = (name: keyof WhoFields) => ({
    value: fields[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setFields({ ...fields, [name]: event.currentTarget.value }),
  });
  return (
    <SidePanel title={text.identity} onClose={onClose}>
      <form onSubmit={submit} noValidate className={styles.form}>
        <RefusalNotice trouble={trouble} onClose={clear} />
        <TextInput
          label={ui.name}
          maxLength={120}
          autoFocus
          {...field('name')}
          {...(faults.includes('name') ? { error: ui.nameMissing } : {})}
        />
        <TextInput label={ui.licence} maxLength={40} {...field('licence')} />
        <TextInput label={text.federation} maxLength={40} {...field('federation')} />
        <TextInput
          label={text.birthYear}
          inputMode="numeric"
          maxLength={4}
          {...field('birthYear')}
          {...(faults.includes('birthYear') ? { error: text.yearWrong } : {})}
        />
        <TextInput label={text.pseudonym} description={text.pseudonymHelp} maxLength={80} {...field('pseudonym')} />
        {mine && (
          <>
            <TextInput
              label={text.phone}
              description={text.contactHelp}
              type="tel"
              maxLength={40}
              value={reach.phone}
              // What is noted is not known yet.
              readOnly={contact === undefined}
              onChange={(event) => setTyped({ ...typed, phone: event.currentTarget.value })}
            />
            <TextInput
              label={text.email}
              type="email"
              maxLength={120}
              value={reach.email}
              readOnly={contact === undefined}
              onChange={(event) => setTyped({ ...typed, email: event.currentTarget.value })}
              {...(faults.includes('email') ? { error: text.emailWrong } : {})}
            />
          </>
        )}
        <Button type="submit" variant="default" loading={busy}>
          {text.save}
        </Button>
      </form>
    </SidePanel>
  );
}

/** How to reach somebody, as typed. */
interface ContactFields {
  readonly email: string;
  readonly phone: string;
}

const contactFaults = ({ email }: ContactFields): readonly 'email'[] =>
  email.trim() === '' || isEmail(email.trim()) ? [] : ['email'];

function contactOf({ email, phone }: ContactFields) {
  const [to, by] = [email.trim(), phone.trim()];
  return { ...(to !== '' && { email: to }), ...(by !== '' && { phone: by }) };
}

/** Who somebody is, as typed. */
interface WhoFields {
  readonly name: string;
  readonly licence: string;
  readonly federation: string;
  readonly birthYear: string;
  readonly pseudonym: string;
}

export function whoFields({ name, licence = '', federation = '', birthYear, pseudonym = '' }: Person): WhoFields {
  return { name, licence, federation, birthYear: birthYear === undefined ? '' : String(birthYear), pseudonym };
}

export function whoFaults({ name, birthYear }: WhoFields): readonly ('name' | 'birthYear')[] {
  const year = birthYear.trim();
  const right = year === '' || (/^\d{4}$/.test(year) && Number(year) >= 1900 && Number(year) <= 2100);
  return [...(name.trim() === '' ? (['name'] as const) : []), ...(right ? [] : (['birthYear'] as const))];
}

const keys = ['name', 'licence', 'federation', 'birthYear', 'pseudonym'] as const;

type Correction = GivenTo<'PUT /api/tournaments/{t}/people/{player}'>['body'];

/** The body of a correction: what changes, and how it was seen (null: there was none). Null: nothing changes. */
export function correction(person: Person, fields: WhoFields): Correction | null {
  const to = personOf(fields);
  const changed = keys.filter((key) => person[key] !== to[key]);
  if (changed.length === 0) return null;
  const saw = Object.fromEntries(changed.map((key) => [key, person[key] ?? null]));
  const only = Object.fromEntries(changed.flatMap((key) => (to[key] === undefined ? [] : [[key, to[key]]])));
  return { name: to.name, ...only, saw };
}

function personOf(fields: WhoFields): Person {
  const text = (key: 'licence' | 'federation' | 'pseudonym') => {
    const typed = fields[key].trim();
    return typed === '' ? {} : { [key]: typed };
  };
  const year = fields.birthYear.trim();
  return {
    name: fields.name.trim(),
    ...text('licence'),
    ...text('federation'),
    ...(year === '' ? {} : { birthYear: Number(year) }),
    ...text('pseudonym'),
  };
}
