import { Suspense } from 'react';
import { telling } from '../../core/language/shared-sentences.ts';
import { partOf } from '../../ui/page-of.ts';
import type { LastDecisionsProps } from './last-decisions.tsx';

const Later = partOf(async () => ({ default: (await telling(() => import('./last-decisions.tsx'))).LastDecisions }));

/** The same, whose script comes after the page. */
export function LastDecisionsSoon(props: LastDecisionsProps) {
  return (
    <Suspense fallback={null}>
      <Later {...props} />
    </Suspense>
  );
}
