import { Suspense } from 'react';
import { partOf } from '../frame/page-of.ts';

const Later = partOf(async () => ({ default: (await import('./last-decisions.tsx')).LastDecisions }));

/** The same, whose script comes after the page. */
export function LastDecisions() {
  return (
    <Suspense fallback={null}>
      <Later />
    </Suspense>
  );
}
