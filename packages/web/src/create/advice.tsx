import { words } from '@ronde/language';
import { useExternal } from '../api/external.ts';
import { Notice } from '../frame/notice.tsx';
import { lang } from '../session/lang.ts';
import { type Fields, wholeNumber } from './new-tournament.ts';
import type { Plan } from './plan.ts';
import { trialWarnings } from './trial.ts';

interface Props {
  readonly fields: Fields;
  readonly plan: Plan | null;
}

const nobody = { full: (id: string) => id, short: (id: string) => id };

/** What the rule thinks of the numbers: ochre lets through, red only for what no formula here can do. */
export function Advice({ fields, plan }: Props) {
  const { ui, warning } = words(useExternal(lang));
  const players = wholeNumber(fields.expected);
  if (players === null) return null;
  if (!plan) return <Notice tone="refusal" title={ui.create.tooFew(players)} />;
  // No round at all is refused beside its field; advice would say it twice.
  const warnings = trialWarnings(players, wholeNumber(fields.rounds) || null);
  return (
    <>
      {warnings.map((one) => (
        <Notice key={one.code} tone="advice" title={warning(one, nobody)} />
      ))}
    </>
  );
}
