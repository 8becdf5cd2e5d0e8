import type { Refusal } from '@ronde/engine';
import { Notice } from '../../ui/notice.tsx';
import { type Fields, spokenIn } from './fields.ts';
import { Impossible } from './impossible.tsx';
import type { Plan } from './plan.ts';
import { useCreateWords } from './use-create-words.ts';

interface Props {
  readonly id: string;
  readonly fields: Fields;
  readonly plan: Plan | null;
  /** What the formula refuses, whoever comes. */
  readonly wrong: Refusal | null;
  readonly onChoose: (part: Partial<Fields>) => void;
}

const nobody = { full: (id: string) => id, short: (id: string) => id };

/** What the rule thinks of the numbers: ochre lets through; red names the ways out. */
export function Advice({ id, fields, plan, wrong, onChoose }: Props) {
  const { all } = useCreateWords(spokenIn(fields));
  const refusal = plan?.refusal ?? wrong;
  if (refusal) return <Impossible id={id} fields={fields} refusal={refusal} onChoose={onChoose} />;
  const said = plan?.warnings ?? [];
  return said.map((one) => <Notice key={one.code} tone="advice" title={all.warning(one, nobody, fields.format)} />);
}
