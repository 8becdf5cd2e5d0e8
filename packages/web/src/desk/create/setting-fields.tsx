import { NativeSelect, TextInput } from '@mantine/core';
import { longDate } from '@ronde/language';
import { useQuery } from '@tanstack/react-query';
import { load } from '../../core/http.ts';
import { sharedSentences, uiSentences } from '../../core/language/shared-sentences.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { tournamentsKey } from '../../core/queries.ts';
import { besideSentences } from './beside-sentences.ts';
import styles from './create.module.css';
import {
  asksForArmies,
  fieldsAsked,
  type NewTournament,
  type PlanField,
  poolsNamed,
  settingsAsked,
  wholeNumber,
} from './fields.ts';
import type { FieldFault } from './new-tournament.ts';
import type { Plan } from './plan.ts';
import { countSentences, createSentences } from './sentences.ts';

interface Props {
  readonly id: string;
  readonly fields: NewTournament;
  readonly faults: readonly FieldFault[];
  readonly plan: Plan | null;
  readonly onChange: (name: keyof NewTournament, value: string) => void;
}

/** How many will come, and the numbers that this formula is asked for. */
export function NumberFields(props: Props) {
  const { fields } = props;
  const { create: ui } = useSentences(uiSentences);
  const counts = useSentences(countSentences);
  const beside = useSentences(besideSentences);
  const numbers = settingsAsked(fields.format).filter(isNumber);
  return (
    <div className={styles.numbers}>
      <NumberField
        {...props}
        name="expected"
        label={poolsNamed(fields).length > 1 ? beside.expectedInAll : ui.expected}
        error={props.faults.includes('expected') ? counts.notWhole(fields.expected.trim()) : null}
      />
      {numbers.map((name) =>
        name === 'rounds' ? <RoundsField key={name} {...props} /> : <PhaseField key={name} {...props} name={name} />,
      )}
    </div>
  );
}

/** What else it is asked, each with the rule's own answer chosen. */
export function ChoiceFields({ id, fields, faults, onChange }: ChoiceProps & Pick<Props, 'faults'>) {
  const text = useSentences(createSentences);
  const choices = fieldsAsked(fields).filter((field) => !isNumber(field));
  return (
    <div className={styles.selects}>
      {choices.map((name) => (
        <ChoiceField key={name} id={id} fields={fields} onChange={onChange} name={name} />
      ))}
      {asksForArmies(fields) && (
        <TextInput
          id={`${id}-theme`}
          label={text.theme}
          description={text.themeHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={160}
          value={fields.theme}
          onChange={(event) => onChange('theme', event.currentTarget.value)}
        />
      )}
      {asksForArmies(fields) && (
        <TextInput
          id={`${id}-pools`}
          label={text.eventPools}
          description={text.eventPoolsHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={400}
          value={fields.pools}
          error={faults.includes('pools') ? text.eventPoolsWrong : null}
          onChange={(event) => onChange('pools', event.currentTarget.value)}
        />
      )}
      <FromField id={id} fields={fields} onChange={onChange} />
    </div>
  );
}

/** Another tournament of the reader's whose people come again; nothing where there is none. */
function FromField({ id, fields, onChange }: ChoiceProps) {
  const text = useSentences(besideSentences);
  const lang = useLang();
  const { data = [] } = useQuery({
    queryKey: tournamentsKey,
    queryFn: () => load('GET /api/tournaments'),
    staleTime: 0,
  });
  const others = data.filter(({ players, shelf }) => players > 0 && shelf !== 'removed');
  if (others.length === 0) return null;
  return (
    <NativeSelect
      id={`${id}-from`}
      label={text.from}
      description={text.fromHelp}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={[
        { value: '', label: text.fromNone },
        ...others.map(({ slug, name, date, players }) => ({
          value: slug,
          label: `${name}, ${longDate(lang, date)} (${players})`,
        })),
      ]}
      value={fields.from}
      onChange={(event) => onChange('from', event.currentTarget.value)}
    />
  );
}

type ChoiceProps = Pick<Props, 'id' | 'fields' | 'onChange'>;

type NumberName = 'rounds' | 'phase1' | 'phase2' | 'phase3';

const isNumber = (field: PlanField): field is NumberName => field === 'rounds' || field.startsWith('phase');

function RoundsField(props: Props) {
  const { fields, faults, plan } = props;
  const { create: ui } = useSentences(uiSentences);
  const counts = useSentences(countSentences);
  const text = fields.rounds.trim();
  const error = faults.includes('rounds')
    ? counts.notWhole(text)
    : faults.includes('no-rounds')
      ? counts.roundsTooFew
      : null;
  return (
    <NumberField
      {...props}
      name="rounds"
      label={ui.rounds}
      placeholder={plan?.rule ? String(plan.rule.rounds) : ''}
      help={useRuleText(fields, plan)}
      error={error}
    />
  );
}

/** « 5 rondes (règle : 8 à 32 joueurs) »; where the text gives no number, that it is Ronde’s. */
function useRuleText(fields: NewTournament, plan: Plan | null): string {
  const sentences = useSentences(sharedSentences);
  const { create: ui } = useSentences(uiSentences);
  const text = useSentences(createSentences);
  const counts = useSentences(countSentences);
  const { expected } = fields;
  if (!plan?.rule) return expected.trim() === '' ? counts.atTheDraw : ui.roundsHelp;
  const { rounds } = plan.rule;
  if (plan.warnings.some(({ code }) => code === 'rounds-not-in-text')) return ui.beyondText(rounds);
  return text.roundsRule(sentences.ui.home.rounds(rounds), plan.rule);
}

function PhaseField(props: Props & { readonly name: Exclude<NumberName, 'rounds'> }) {
  const { fields, faults, name } = props;
  const text = useSentences(createSentences);
  const counts = useSentences(countSentences);
  if (name === 'phase1')
    return (
      <NativeSelect
        id={`${props.id}-phase1`}
        label={text.phase1}
        description={text.phase1Help}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={{ wrapper: styles.numberSelect ?? '', input: styles.number ?? '' }}
        data={['5', '7', '9']}
        value={fields.phase1}
        onChange={(event) => props.onChange('phase1', event.currentTarget.value)}
      />
    );
  const help = name === 'phase2' ? text.phase2Help : text.phase3Help(wholeNumber(fields.phase2) ?? 3);
  const error = faults.includes(name) ? counts.notWhole(fields[name].trim()) : null;
  return <NumberField {...props} name={name} label={text[name]} help={help} error={error} />;
}

interface NumberProps extends Props {
  readonly name: 'expected' | 'rounds' | 'phase2' | 'phase3';
  readonly label: string;
  readonly help?: string;
  readonly placeholder?: string;
  readonly error: string | null;
}

function NumberField({ id, fields, name, label, help, placeholder = '', error, onChange }: NumberProps) {
  return (
    <TextInput
      id={`${id}-${name}`}
      label={label}
      inputMode="numeric"
      maxLength={4}
      placeholder={placeholder}
      {...(help === undefined ? {} : { description: help })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{ input: styles.number ?? '' }}
      value={fields[name]}
      onChange={(event) => onChange(name, event.currentTarget.value)}
      {...(error === null ? {} : { error })}
    />
  );
}

function ChoiceField({ id, fields, name, onChange }: ChoiceProps & { readonly name: PlanField }) {
  const text = useSentences(createSentences);
  const choice = text.choices[name];
  if (!choice) return null;
  return (
    <NativeSelect
      id={`${id}-${name}`}
      label={choice.label}
      {...(choice.help === undefined ? {} : { description: choice.help })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={Object.entries(choice.options).map(([value, label]) => ({ value, label }))}
      value={fields[name]}
      onChange={(event) => onChange(name, event.currentTarget.value)}
    />
  );
}
