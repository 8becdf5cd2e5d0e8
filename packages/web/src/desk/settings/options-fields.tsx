import { Checkbox, TextInput } from '@mantine/core';
import { useSentences } from '../../core/language/use-sentences.ts';
import { Section, sectionStyles as section } from '../../ui/section.tsx';
import type { OptionValues } from './options-values.ts';
import { settingsSentences } from './sentences.ts';
import { settingFieldId } from './setting-field.tsx';

interface Props {
  readonly values: OptionValues;
  readonly wrong: boolean;
  readonly onChange: (change: Partial<OptionValues>) => void;
}

/** What strangers and players may do by themselves. */
export function OptionsFields({ values, wrong, onChange }: Props) {
  const say = useSentences(settingsSentences);
  return (
    <Section title={say.options}>
      <Checkbox
        label={say.registration}
        description={say.registrationHelp}
        checked={values.registration}
        onChange={(event) => onChange({ registration: event.currentTarget.checked })}
      />
      <div className={section.fields}>
        <TextInput
          id={settingFieldId('places')}
          label={say.places}
          description={say.placesHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          maxLength={4}
          value={values.places}
          onChange={(event) => onChange({ places: event.currentTarget.value })}
          {...(wrong && { error: say.wrongPlaces })}
        />
      </div>
      <Checkbox
        label={say.presence}
        checked={values.presence}
        onChange={(event) => onChange({ presence: event.currentTarget.checked })}
      />
    </Section>
  );
}
