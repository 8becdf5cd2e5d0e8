import { Checkbox, TextInput } from '@mantine/core';
import type { PublicOptions } from '@ronde/contract/http/player';
import { useSentences } from '../../core/language/use-sentences.ts';
import { Section, sectionStyles as section } from '../../ui/page.tsx';
import { settingsSentences } from './sentences.ts';
import { settingFieldId } from './setting-field.tsx';

interface Props {
  readonly values: OptionValues;
  readonly wrong: boolean;
  readonly onChange: (change: Partial<OptionValues>) => void;
}

/** What visitors and players may do by themselves. */
export function OptionsFields({ values, wrong, onChange }: Props) {
  const text = useSentences(settingsSentences);
  return (
    <Section title={text.options}>
      <Checkbox
        label={text.registration}
        description={text.registrationHelp}
        checked={values.registration}
        onChange={(event) => onChange({ registration: event.currentTarget.checked })}
      />
      <div className={section.fields}>
        <TextInput
          id={settingFieldId('places')}
          label={text.places}
          description={text.placesHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          maxLength={4}
          value={values.places}
          onChange={(event) => onChange({ places: event.currentTarget.value })}
          {...(wrong && { error: text.wrongPlaces })}
        />
      </div>
      <Checkbox
        label={text.presence}
        description={text.presenceHelp}
        checked={values.presence}
        onChange={(event) => onChange({ presence: event.currentTarget.checked })}
      />
    </Section>
  );
}

interface OptionValues {
  readonly registration: boolean;
  /** As typed; nothing: as many as come. */
  readonly places: string;
  readonly presence: boolean;
}

export const optionValues = (options: PublicOptions | undefined): OptionValues => ({
  registration: options?.registration ?? false,
  places: options?.places == null ? '' : String(options.places),
  presence: options?.presence ?? false,
});

const mostPlaces = 2000;

/** Null where the places are no number of places. */
export function optionsIn({ registration, places, presence }: OptionValues): PublicOptions | null {
  const text = places.trim();
  if (text === '') return { registration, places: null, presence };
  const n = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return n >= 1 && n <= mostPlaces ? { registration, places: n, presence } : null;
}

export const sameOptions = (a: PublicOptions, b: PublicOptions): boolean =>
  a.registration === b.registration && a.places === b.places && a.presence === b.presence;
