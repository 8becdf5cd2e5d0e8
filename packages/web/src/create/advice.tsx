import { words } from '@ronde/language';
import { useExternal } from '../api/external.ts';
import { Notice } from '../frame/notice.tsx';
import { lang } from '../session/lang.ts';
import { type Fields, wholeNumber } from './new-tournament.ts';
import type { Plan } from './plan.ts';

interface Props {
  readonly fields: Fields;
  readonly plan: Plan | null;
  /** The button was pressed with too few players. */
  readonly refused: boolean;
}

const nobody = { full: (id: string) => id, short: (id: string) => id };
const fewestForThirds = 17;

/** What the rule thinks of the numbers: ochre lets through, red only for what no formula here can do. */
export function Advice({ fields, plan, refused }: Props) {
  const { ui, refusal } = words(useExternal(lang));
  const players = wholeNumber(fields.expected);
  const rounds = wholeNumber(fields.rounds);
  if (players === null || !plan)
    return refused || players !== null ? <Notice tone="refusal" title={ui.create.tooFew(players ?? 0)} /> : null;
  // With an exempt player, sixteen present are reached at fifteen.
  const fixedTables = players + (players % 2) < fewestForThirds;
  const sentence = fixedTables ? refusal({ code: 'too-few-for-fixed-tables', present: players }, nobody) : null;
  return (
    <>
      {sentence && (
        <Notice tone="advice" title={sentence.what}>
          {sentence.why && <p>{sentence.why}</p>}
        </Notice>
      )}
      {rounds !== null && rounds !== plan.rounds && (
        <Notice tone="advice" title={ui.create.roundsAdvice(plan.rounds, players, rounds)} />
      )}
    </>
  );
}
