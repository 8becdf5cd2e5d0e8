import { NativeSelect, TextInput } from '@mantine/core';
import { useSentences } from '../../core/language/use-sentences.ts';
import { settingsSentences } from './sentences.ts';
import { choices, limits, type SettingName, type SettingValues } from './setting-values.ts';

interface Props {
  readonly name: SettingName;
  readonly values: SettingValues;
  readonly wrong: boolean;
  /** What is chosen where its name follows from the tournament. */
  readonly named?: Readonly<Record<string, string>>;
  /** What the rule gives where nothing is typed. */
  readonly rule?: string;
  readonly onChange: (change: Partial<SettingValues>) => void;
}

/** The field's place in the page, for the focus of a refusal. */
export const settingFieldId = (name: string): string => `reglage-${name}`;

/** One setting: chosen among the rule's possibilities, or typed; empty where the rule holds. */
export function SettingField({ name, values, wrong, named, rule, onChange }: Props) {
  const text = useSentences(settingsSentences);
  const { label, help, options = {} } = text.fields[name];
  if (choices[name])
    return (
      <NativeSelect
        id={settingFieldId(name)}
        label={label}
        description={help}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={(choices[name] ?? []).map((value) => ({ value, label: named?.[value] ?? options[value] ?? value }))}
        value={values[name]}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      />
    );
  const [least, most] = limits[name] ?? [];
  const list = name === 'closedTables' ? text.wrongTables : text.wrongRounds;
  const error = least === undefined || most === undefined ? list : text.wrongNumber(least, most);
  return (
    <TextInput
      id={settingFieldId(name)}
      label={label}
      description={help}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode={least === undefined ? 'text' : 'numeric'}
      maxLength={least === undefined ? 80 : 4}
      placeholder={rule ?? ''}
      value={values[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      {...(wrong && { error })}
    />
  );
}
