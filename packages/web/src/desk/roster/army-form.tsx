import { Button, TextInput } from '@mantine/core';
import { armies, armyLabel, armyNamed, armyTyped, readCohesion, readYear } from '@ronde/contract/lists/army';
import type { Army, DeskMarks, Person, Player } from '@ronde/engine';
import { armyShown, number } from '@ronde/language';
import { type FormEvent, useId, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { announce } from '../../ui/announcer.tsx';
import type { useAct } from '../../ui/use-act.ts';
import { listSaid, useMarks } from './marks.tsx';
import styles from './registration.module.css';
import { registrationSentences } from './sentences.ts';

interface ArmyFormProps {
  readonly player: Player;
  readonly person: Person;
  readonly run: ReturnType<typeof useAct>['run'];
}

const states = ['received', 'checked', 'to-fix'] as const;

/** The army of somebody, and how far their list is: « Liste reçue / vérifiée / à revoir ». */
export function ArmyForm({ player, person, run }: ArmyFormProps) {
  const text = useSentences(registrationSentences);
  const { t } = useDesk();
  const send = useSend(t);
  const mark = useMarks(t);
  const [fields, setFields] = useState(() => armyFields(player.army));
  const [cohesion, setCohesion] = useState(String(person.marks?.cohesion ?? ''));
  const [shown, setShown] = useState(false);
  const army = readArmy(fields);
  const total = readCohesion(cohesion);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (army === null || total === null) return;
    const before = player.army;
    const amend = {
      kind: 'amend',
      player: player.id,
      saw: before ? { army: before } : {},
      to: army ? { army } : {},
    } as const;
    if (JSON.stringify(army) !== JSON.stringify(before) && !(await run(() => send(amend)))) return;
    // No total is one that is taken away.
    const change = { cohesion: total } as DeskMarks;
    if (total !== person.marks?.cohesion && !(await run(() => mark(player.id, person, change)))) return;
    setFields(armyFields(army));
    announce(text.factsSaved);
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <fieldset className={styles.states}>
        <legend>{text.armyList}</legend>
        {states.map((state) => {
          const on = person.marks?.list === state;
          return (
            <button
              key={state}
              type="button"
              className={styles.state}
              aria-pressed={on}
              onClick={() => void run(() => mark(player.id, person, listSaid(person, state)))}
            >
              {on && <span aria-hidden="true">✓ </span>}
              {text.states[state]}
            </button>
          );
        })}
      </fieldset>
      {person.marks?.checker && <p className={styles.help}>{text.checkedBy(person.marks.checker)}</p>}
      <ArmyInputs fields={fields} shown={shown} onChange={setFields} />
      <TextInput
        label={text.cohesion}
        description={text.cohesionHelp}
        inputMode="numeric"
        maxLength={3}
        value={cohesion}
        onChange={(event) => setCohesion(event.currentTarget.value)}
        {...(shown && total === null ? { error: text.cohesionWrong } : {})}
      />
      <Button type="submit" size="sm" variant="default">
        {text.save}
      </Button>
    </form>
  );
}

interface ArmyInputsProps {
  readonly fields: ArmyFields;
  /** Faults are told from the first sending on. */
  readonly shown: boolean;
  readonly onChange: (fields: ArmyFields) => void;
}

/** The army, chosen among the lists that are known or typed; its years where the first round goes by periods. */
export function ArmyInputs({ fields, shown, onChange }: ArmyInputsProps) {
  const text = useSentences(registrationSentences);
  const { tournament } = useDesk();
  const list = useId();
  const wrong = shown && readArmy(fields) === null;
  const wrongArmy = wrong && readArmy({ ...fields, from: '', to: '' }) === null;
  return (
    <>
      <TextInput
        label={text.army}
        description={text.armyHelp}
        list={list}
        maxLength={125}
        autoComplete="off"
        value={fields.army}
        onChange={(event) => onChange({ ...fields, army: event.currentTarget.value })}
        {...(wrongArmy ? { error: text.armyWrong } : {})}
      />
      <datalist id={list}>
        {armies.map((army) => (
          <option key={army} value={army} />
        ))}
      </datalist>
      <NearArmies fields={fields} onChange={onChange} />
      {tournament.settings.firstRound === 'armies' && (
        <>
          <div className={styles.two}>
            <TextInput
              label={text.armyFrom}
              maxLength={5}
              value={fields.from}
              onChange={(event) => onChange({ ...fields, from: event.currentTarget.value })}
              {...(wrong && !wrongArmy ? { error: text.yearWrong } : {})}
            />
            <TextInput
              label={text.armyTo}
              maxLength={5}
              value={fields.to}
              onChange={(event) => onChange({ ...fields, to: event.currentTarget.value })}
            />
          </div>
          <p className={styles.help}>{text.yearsHelp}</p>
        </>
      )}
    </>
  );
}

/** What is in no known list is kept as typed; those that are near are a press away. */
function NearArmies({ fields, onChange }: Pick<ArmyInputsProps, 'fields' | 'onChange'>) {
  const text = useSentences(registrationSentences);
  const near = armyTyped(fields.army, fields.was)?.near ?? [];
  if (near.length === 0) return null;
  return (
    <p className={styles.help}>
      {text.armyNear}{' '}
      {near.map(armyLabel).map((army) => (
        <button key={army} type="button" className="link" onClick={() => onChange({ ...fields, army })}>
          {army}
        </button>
      ))}
    </p>
  );
}

/** An army as typed: « 40 Alexandre le Grand »; its years where the first round goes by periods. */
export interface ArmyFields {
  readonly army: string;
  readonly from: string;
  readonly to: string;
  /** What stood there: its edition stays with its number and name. */
  readonly was?: Army;
}

export const noArmy: ArmyFields = { army: '', from: '', to: '' };

/** Null: what was typed is no army; undefined: nothing was typed. */
export function readArmy({ army, from, to, was }: ArmyFields): Army | null | undefined {
  if (army.trim() === '') return undefined;
  const named = armyNamed(army, was);
  const years = [from, to].filter((one) => one.trim() !== '').map(readYear);
  const [first = null, second] = years;
  if (named === null || years.includes(null)) return null;
  if (first !== null && second !== undefined && second !== null && first > second) return null;
  return {
    ...named,
    ...(from.trim() === '' ? {} : { from: Number(readYear(from)) }),
    ...(to.trim() === '' ? {} : { to: Number(readYear(to)) }),
  };
}

export function armyFields(army: Army | undefined): ArmyFields {
  if (!army) return noArmy;
  const text = (one: number | undefined): string => (one === undefined ? '' : String(one).replace('-', '−'));
  return { army: armyLabel(army), was: army, from: text(army.from), to: text(army.to) };
}

/** « 12 Romains (−250 … 68) »: as the lists print it. */
export function armyText({ number: at, name, from, to }: Army): string {
  const years = from === undefined || to === undefined ? '' : ` (${number(from)} … ${number(to)})`;
  return `${armyShown({ number: at, name })}${years}`;
}
