import { Suspense } from 'react';
import { useDesk } from '../../shell/desk.ts';
import { Page } from '../../ui/page.tsx';
import { pageOf } from '../../ui/page-of.ts';
import { useSmall } from '../../ui/use-small.ts';
import { LastDecisions } from '../decisions/last-decisions-soon.tsx';
import { RefusedResults } from '../entry/refused-result.tsx';
import { NextStep } from '../pairing/next-step.tsx';
import { FinalInPlay } from './final-in-play.tsx';
import { useFinalWords } from './use-final-words.ts';

const PlanForm = pageOf(async () => ({ default: (await import('./plan-form.tsx')).PlanForm }));

/** The final: planned here, then set up match by match, its results typed in the same strip as those of the rounds. */
export function FinalPage() {
  const say = useFinalWords();
  const small = useSmall();
  const { tournament } = useDesk();
  const { final } = tournament;
  if (final) return <FinalInPlay key={final.matches.length} final={final} small={small} />;
  const closed = tournament.status === 'closed';
  return (
    <Page title={say.title} acts={closed ? <NextStep /> : null} side={<LastDecisions />}>
      <RefusedResults round={0} />
      <p>{say.none}</p>
      <Suspense fallback={null}>{!closed && <PlanForm />}</Suspense>
    </Page>
  );
}
