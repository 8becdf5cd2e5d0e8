import { TextInput } from '@mantine/core';
import type { FormatId } from '@ronde/engine';
import type { ReactNode } from 'react';
import styles from './create.module.css';
import { type Fields, spokenIn } from './fields.ts';
import { FormulaChoice } from './formula-choice.tsx';
import type { Fault } from './new-tournament.ts';
import type { Plan } from './plan.ts';
import { ChoiceFields, NumberFields } from './setting-fields.tsx';
import { useCreateWords } from './use-create-words.ts';

interface Props {
  readonly id: string;
  readonly fields: Fields;
  readonly faults: readonly Fault[];
  readonly plan: Plan | null;
  readonly onChange: (name: keyof Fields, value: string) => void;
  readonly onFormat: (format: FormatId) => void;
  /** What the rule thinks of the numbers. */
  readonly children: ReactNode;
}

export function CreateFields({ id, fields, faults, plan, onChange, onFormat, children }: Props) {
  const { ui } = useCreateWords(spokenIn(fields));
  const field = (name: 'name' | 'place' | 'date') => ({
    id: `${id}-${name}`,
    value: fields[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange(name, event.currentTarget.value),
  });
  const error = (name: Fault, text: string) => (faults.includes(name) ? { error: text } : {});
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
      <ChoiceFields id={id} fields={fields} onChange={onChange} />
    </>
  );
}
