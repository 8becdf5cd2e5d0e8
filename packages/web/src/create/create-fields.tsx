import { TextInput } from '@mantine/core';
import { useScreen, useUi } from '../session/use-words.ts';
import styles from './create.module.css';
import type { Fault, Fields } from './new-tournament.ts';
import type { Plan } from './plan.ts';

interface Props {
  readonly id: string;
  readonly fields: Fields;
  readonly faults: readonly Fault[];
  readonly plan: Plan | null;
  readonly onChange: (name: keyof Fields, value: string) => void;
}

export function CreateFields({ id, fields, faults, plan, onChange }: Props) {
  const ui = useUi();
  const say = useScreen();
  const byTheRule = plan?.text
    ? ui.create.byTheRule(plan.rounds, plan.text.from, plan.text.to)
    : plan
      ? ui.create.beyondText(plan.rounds)
      : fields.expected.trim() === ''
        ? say.atTheDraw
        : ui.create.roundsHelp;
  const field = (name: keyof Fields) => ({
    id: `${id}-${name}`,
    value: fields[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange(name, event.currentTarget.value),
  });
  const error = (name: Fault, text: string) => (faults.includes(name) ? { error: text } : {});
  return (
    <>
      <div className={styles.identity}>
        <TextInput
          label={ui.create.name}
          maxLength={160}
          autoFocus
          {...field('name')}
          {...error('name', ui.create.nameMissing)}
        />
        <TextInput label={ui.create.place} maxLength={160} {...field('place')} />
        <TextInput label={ui.create.date} type="date" {...field('date')} {...error('date', ui.create.dateWrong)} />
      </div>
      <div className={styles.formula}>
        <h2>{ui.create.format}</h2>
        <div className={styles.choice}>
          <p className={styles.formulaName}>{ui.formats.classiqueLong}</p>
          <p className={styles.about}>{ui.formats.classiqueAbout}</p>
        </div>
      </div>
      <div className={styles.numbers}>
        <TextInput
          label={ui.create.expected}
          inputMode="numeric"
          maxLength={4}
          classNames={{ input: styles.number ?? '' }}
          {...field('expected')}
          {...(faults.includes('too-few') ? { error: true } : {})}
          {...error('expected', say.notWhole(fields.expected.trim()))}
        />
        <TextInput
          label={ui.create.rounds}
          inputMode="numeric"
          maxLength={4}
          placeholder={plan ? String(plan.rounds) : ''}
          description={byTheRule}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          classNames={{ input: styles.number ?? '' }}
          {...field('rounds')}
          {...error('rounds', say.notWhole(fields.rounds.trim()))}
          {...error('no-rounds', say.roundsTooFew)}
        />
      </div>
    </>
  );
}
