import { Button, Checkbox, TextInput } from '@mantine/core';
import { frenchKey } from '@ronde/engine/base/french-order';
import { capital } from '@ronde/language';
import { type FormEvent, useRef, useState } from 'react';
import { useDesk } from '../frame/desk.ts';
import { Refused } from '../frame/refused.tsx';
import { SidePanel } from '../frame/side-panel.tsx';
import { useAct } from '../frame/use-act.ts';
import { useScreen, useUi } from '../session/use-words.ts';
import { emptyPerson, newcomerOf, type PersonFields, personFaults } from './person-fields.ts';
import { readRating } from './rating.ts';
import styles from './registration.module.css';
import { useRegister } from './use-register.ts';

interface Props {
  /** What was typed in the search field: probably the name. */
  readonly typed: string;
  readonly onClose: () => void;
}

/** Somebody who is in no list yet. They stand in front of the desk, so they are marked present. */
export function NewPerson({ typed, onClose }: Props) {
  const { registration: ui } = useUi();
  const say = useScreen();
  const desk = useDesk();
  const register = useRegister(desk.t);
  const { run, busy, trouble, clear } = useAct();
  const [fields, setFields] = useState<PersonFields>({ ...emptyPerson, name: typed });
  const [shown, setShown] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const rating = readRating(fields.rating);
  const faults = shown ? personFaults(fields) : [];
  const namesake = [...desk.people.values()].find(({ name }) => frenchKey(name) === frenchKey(fields.name));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (personFaults(fields).length > 0) return;
    const done = await run(() => register({ ...newcomerOf(fields), presence: 'here' }));
    if (!done) return;
    setFields(emptyPerson);
    setShown(false);
    // The next one may be standing there already.
    nameField.current?.focus();
  };
  const ratingError =
    rating.kind === 'ambiguous'
      ? capital(say.ambiguousRating(rating.text, rating.whole, rating.decimal))
      : ui.ratingWrong;
  const text = (name: Exclude<keyof PersonFields, 'provisional'>) => ({
    value: fields[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setFields({ ...fields, [name]: event.currentTarget.value }),
  });
  return (
    <SidePanel title={ui.newPerson} onClose={onClose}>
      <form onSubmit={submit} noValidate className={styles.form}>
        <Refused trouble={trouble} onClose={clear} />
        <TextInput
          ref={nameField}
          label={ui.name}
          maxLength={120}
          autoFocus
          {...text('name')}
          {...(faults.includes('name') ? { error: ui.nameMissing } : {})}
          {...(namesake ? { description: say.homonym(namesake.name) } : {})}
        />
        <div className={styles.two}>
          <TextInput
            label={ui.rating}
            inputMode="numeric"
            maxLength={12}
            {...text('rating')}
            {...(faults.includes('rating') ? { error: ratingError } : {})}
          />
          <TextInput label={ui.series} maxLength={8} {...text('duplicateSeries')} />
        </div>
        <Checkbox
          label={ui.provisionalLong}
          checked={fields.provisional}
          onChange={(event) => setFields({ ...fields, provisional: event.currentTarget.checked })}
        />
        <div className={styles.two}>
          <TextInput label={ui.club} maxLength={80} {...text('club')} />
          <TextInput label={ui.licence} maxLength={40} {...text('licence')} />
        </div>
        <Button type="submit" variant="default" loading={busy}>
          {ui.add}
        </Button>
      </form>
    </SidePanel>
  );
}
