import { TextInput } from '@mantine/core';
import { armies } from '@ronde/contract/lists/armies';
import { useId } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.ts';
import { type ArmyFields, readArmy } from './army.ts';
import styles from './registration.module.css';
import { registrationSentences } from './sentences.ts';

interface Props {
  readonly fields: ArmyFields;
  /** Faults are told from the first sending on. */
  readonly shown: boolean;
  readonly onChange: (fields: ArmyFields) => void;
}

/** The army, chosen among the lists that are known or typed; its years where the first round goes by periods. */
export function ArmyInputs({ fields, shown, onChange }: Props) {
  const say = useSentences(registrationSentences);
  const { tournament } = useDesk();
  const list = useId();
  const wrong = shown && readArmy(fields) === null;
  const wrongArmy = wrong && readArmy({ ...fields, from: '', to: '' }) === null;
  return (
    <>
      <TextInput
        label={say.army}
        description={say.armyHelp}
        list={list}
        maxLength={125}
        autoComplete="off"
        value={fields.army}
        onChange={(event) => onChange({ ...fields, army: event.currentTarget.value })}
        {...(wrongArmy ? { error: say.armyWrong } : {})}
      />
      <datalist id={list}>
        {armies.map((army) => (
          <option key={army} value={army} />
        ))}
      </datalist>
      {tournament.settings.firstRound === 'armies' && (
        <>
          <div className={styles.two}>
            <TextInput
              label={say.armyFrom}
              maxLength={5}
              value={fields.from}
              onChange={(event) => onChange({ ...fields, from: event.currentTarget.value })}
              {...(wrong && !wrongArmy ? { error: say.yearWrong } : {})}
            />
            <TextInput
              label={say.armyTo}
              maxLength={5}
              value={fields.to}
              onChange={(event) => onChange({ ...fields, to: event.currentTarget.value })}
            />
          </div>
          <p className={styles.help}>{say.yearsHelp}</p>
        </>
      )}
    </>
  );
}
