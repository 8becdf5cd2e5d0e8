import { TextInput } from '@mantine/core';
import { Section, sectionStyles as section } from '../../ui/section.tsx';
import { type DetailName, type DetailValues, detailNames } from './details-values.ts';
import { settingFieldId } from './setting-field.tsx';
import { useSettingsWords } from './use-settings-words.ts';

interface Props {
  readonly values: DetailValues;
  readonly wrong: readonly DetailName[];
  readonly onChange: (change: Partial<DetailValues>) => void;
}

/** What the tournament says of itself. */
export function DetailsFields({ values, wrong, onChange }: Props) {
  const say = useSettingsWords();
  const help: Partial<Record<DetailName, string>> = { endDate: say.endDateHelp, event: say.eventHelp };
  const missing = (name: DetailName) => (name === 'date' ? say.dateMissing : say.nameMissing);
  return (
    <Section title={say.details}>
      <div className={section.fields}>
        {detailNames.map((name) => (
          <TextInput
            key={name}
            id={settingFieldId(name)}
            label={say[name]}
            {...(help[name] !== undefined && { description: help[name] })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            type={name === 'date' || name === 'endDate' ? 'date' : 'text'}
            maxLength={name === 'pool' ? 40 : 160}
            value={values[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
            {...(wrong.includes(name) && { error: missing(name) })}
          />
        ))}
      </div>
    </Section>
  );
}
