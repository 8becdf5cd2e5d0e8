import { TextInput } from '@mantine/core';
import { type FormatId, traitsOf } from '@ronde/engine';
import { type ReactNode, useId } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import styles from './create.module.css';
import { formulas, type NewTournament } from './fields.ts';
import type { FieldFault } from './new-tournament.ts';
import type { Plan } from './plan.ts';
import { createSentences } from './sentences.ts';
import { ChoiceFields, NumberFields } from './setting-fields.tsx';

interface Props {
  readonly id: string;
  readonly fields: NewTournament;
  readonly faults: readonly FieldFault[];
  readonly plan: Plan | null;
  readonly onChange: (name: keyof NewTournament, value: string) => void;
  readonly onFormat: (format: FormatId) => void;
  /** What the rule thinks of the numbers. */
  readonly children: ReactNode;
}

export function CreateFields({ id, fields, faults, plan, onChange, onFormat, children }: Props) {
  const { create: ui } = useSentences(uiSentences);
  const field = (name: 'name' | 'place' | 'date') => ({
    id: `${id}-${name}`,
    value: fields[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange(name, event.currentTarget.value),
  });
  const error = (name: FieldFault, text: string) => (faults.includes(name) ? { error: text } : {});
  return (
    <>
      <div className={styles.identity}>
        <TextInput label={ui.name} maxLength={160} autoFocus {...field('name')} {...error('name', ui.nameMissing)} />
        <TextInput label={ui.place} maxLength={160} {...field('place')} />
        <TextInput label={ui.date} type="date" {...field('date')} {...error('date', ui.dateWrong)} />
      </div>
      <FormulaChoice format={fields.format} game={fields.game} onChange={onFormat} />
      <NumberFields id={id} fields={fields} faults={faults} plan={plan} onChange={onChange} />
      {children}
      <ChoiceFields id={id} fields={fields} faults={faults} onChange={onChange} />
    </>
  );
}

interface FormulaChoiceProps {
  readonly format: FormatId;
  /** As chosen where a formula is played in both. */
  readonly game: NewTournament['game'];
  readonly onChange: (format: FormatId) => void;
}

/** « Jeu et formule »: each with what it is, in one line. */
function FormulaChoice({ format, game, onChange }: FormulaChoiceProps) {
  const { create: ui } = useSentences(uiSentences);
  const text = useSentences(createSentences);
  const roundRobin = traitsOf(format).circles === 'whole' && game === 'wargame';
  const name = useId();
  return (
    <fieldset className={styles.formula}>
      <legend>{ui.format}</legend>
      <div className={styles.choices}>
        {formulas.map((one) => (
          <label key={one} className={styles.choice} data-chosen={one === format || undefined}>
            <input type="radio" name={name} value={one} checked={one === format} onChange={() => onChange(one)} />
            <span>
              <span className={styles.formulaName}>
                {one === 'toutes-rondes' && roundRobin ? text.roundRobinWargame : text.formulas[one].name}
              </span>
              <span className={styles.about}>{text.formulas[one].about}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
