import { Button, Checkbox, TextInput } from '@mantine/core';
import { spellingOfTyped } from '@ronde/contract/lists/name-order';
import { readRating } from '@ronde/contract/lists/rating';
import { plausibleRating, playsWargame, ratingOf, traitsOf } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';
import { capital } from '@ronde/language';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useFormFields } from '../../core/use-form-fields.ts';
import { ratingDoubts } from '../../lists/rating-doubts.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { ArmyInputs } from '../roster/army-form.tsx';
import styles from '../roster/registration.module.css';
import { registrationSentences } from '../roster/sentences.ts';
import { ratingShown } from '../roster/start-rating.ts';
import { useLicenceFill } from './by-licence.ts';
import { useRegister } from './known.ts';
import { emptyPerson, newcomerOf, type PersonFields, personFaults } from './person-fields.ts';

interface Props {
  /** What was typed in the search field: probably the name. */
  readonly typed: string;
  readonly onClose: () => void;
}

/** What is said of a field stands under it, so that the one beside is level with it. */
const level: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** Somebody who is in no list yet. They stand in front of the desk, so they are marked present. */
export function NewPerson({ typed, onClose }: Props) {
  const { registration: ui } = useSentences(uiSentences);
  const text = useSentences(registrationSentences);
  const { implausible, ambiguous, groupedTyped } = useSentences(ratingDoubts);
  const desk = useDesk();
  const register = useRegister(desk.t);
  const { run, busy, trouble, clear } = useAct();
  // A name that was looked for is another person than the one left in the form.
  const [left, setFields] = useFormFields<PersonFields>(`ronde.person ${desk.tournament.id}`, () => emptyPerson);
  const [sought, setSought] = useState(typed);
  // From where somebody would have no opponent: a spare player is asked for.
  const [{ asSpare }] = useState(() => ({ asSpare: new URLSearchParams(location.search).has('remplacement') }));
  const begun = sought === '' ? left : { ...emptyPerson, name: sought };
  const fields = { ...begun, spare: begun.spare ?? asSpare };
  const put = (next: PersonFields | null) => {
    setSought('');
    setFields(next);
  };
  const close = () => {
    put(null);
    onClose();
  };
  const bearer = useLicenceFill(fields, put);
  const [shown, setShown] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const ratingField = useRef<HTMLInputElement>(null);
  const spelling = spellingOfTyped(fields.name);
  const wargame = playsWargame(desk.tournament);
  const rating = readRating(fields.rating, wargame);
  const faults = shown ? personFaults(fields, wargame) : [];
  const namesake = [...desk.people.values()].find(({ name }) => frenchKey(name) === frenchKey(fields.name));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (personFaults(fields, wargame).length > 0) return;
    const done = await run(() => register({ ...newcomerOf(fields, wargame), presence: 'here' }));
    if (!done) return;
    announce(text.enrolled(fields.name.trim()));
    put(null);
    setShown(false);
    // The next one may be standing there already.
    nameField.current?.focus();
  };
  // As everywhere where one types, Enter goes on: nobody is registered by the habit, without their rating.
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || fields.name.trim() === '' || fields.rating !== '') return;
    event.preventDefault();
    ratingField.current?.focus();
  };
  const ratingError =
    rating.kind === 'ambiguous'
      ? capital(
          wargame ? ambiguous(rating.text, rating.whole, rating.decimal) : groupedTyped(rating.text, rating.whole),
        )
      : wargame
        ? text.eloWrong
        : ui.ratingWrong;
  const field = (name: Exclude<keyof PersonFields, 'provisional' | 'army' | 'spare'>) => ({
    value: fields[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => put({ ...fields, [name]: event.currentTarget.value }),
  });
  // The rules' own: of the series in Scrabble, the start of the Elo in the wargame (classement PL §2.1).
  const unrated = { id: '', number: 1, presence: 'here', from: 1, duplicateSeries: fields.duplicateSeries } as const;
  const given = ratingOf(unrated, desk.tournament);
  const doubt =
    rating.kind === 'rating' && !plausibleRating(rating.rating, wargame ? 'elo' : 'pl') ? capital(implausible) : '';
  const start =
    rating.kind !== 'none'
      ? doubt
      : wargame
        ? text.eloStart(given)
        : text.provisionalOf(ratingShown({ rating: given, provisional: true }), fields.duplicateSeries.trim());
  return (
    <SidePanel title={ui.newPerson} onClose={close}>
      <form onSubmit={submit} noValidate className={styles.form}>
        <RefusalNotice trouble={trouble} onClose={clear} />
        <TextInput
          ref={nameField}
          label={ui.name}
          maxLength={120}
          autoFocus
          {...field('name')}
          {...(faults.includes('name') ? { error: ui.nameMissing } : {})}
          {...(namesake ? { description: text.homonym(namesake.name) } : {})}
          onKeyDown={goOn}
        />
        {spelling !== null && (
          <button type="button" className="link" onClick={() => put({ ...fields, name: spelling })}>
            {text.spellAs(spelling)}
          </button>
        )}
        <div className={styles.two}>
          <TextInput
            ref={ratingField}
            label={wargame ? text.elo : ui.rating}
            inputMode={wargame ? 'decimal' : 'numeric'}
            maxLength={12}
            inputWrapperOrder={level}
            {...field('rating')}
            {...(start ? { description: start } : {})}
            {...(faults.includes('rating') ? { error: ratingError } : {})}
          />
          {wargame ? (
            <TextInput
              label={text.cohesion}
              inputMode="numeric"
              maxLength={3}
              {...field('cohesion')}
              {...(faults.includes('cohesion') ? { error: text.cohesionWrong } : {})}
            />
          ) : (
            <TextInput
              label={ui.series}
              maxLength={20}
              {...field('duplicateSeries')}
              {...(faults.includes('duplicateSeries') ? { error: text.seriesWrong } : {})}
            />
          )}
        </div>
        {wargame ? (
          <ArmyInputs fields={fields.army} shown={shown} onChange={(army) => put({ ...fields, army })} />
        ) : (
          <Checkbox
            label={ui.provisionalLong}
            checked={fields.provisional}
            onChange={(event) => put({ ...fields, provisional: event.currentTarget.checked })}
          />
        )}
        <div className={styles.two}>
          <TextInput label={ui.club} maxLength={80} {...field('club')} />
          <TextInput
            label={ui.licence}
            maxLength={40}
            {...field('licence')}
            {...(bearer ? { description: text.fromRegister(bearer.name) } : {})}
          />
        </div>
        <TextInput
          label={text.birthYear}
          inputMode="numeric"
          maxLength={4}
          {...field('birthYear')}
          {...(faults.includes('birthYear') ? { error: text.birthWrong } : {})}
        />
        {traitsOf(desk.tournament.format).spare && (
          <Checkbox
            label={text.spare}
            description={text.spareHelp}
            checked={fields.spare}
            onChange={(event) => put({ ...fields, spare: event.currentTarget.checked })}
          />
        )}
        <Button type="submit" variant="default" loading={busy}>
          {ui.add}
        </Button>
      </form>
    </SidePanel>
  );
}
