import { Suspense } from 'react';
import { partOf } from '../../ui/page-of.ts';

const Short = partOf(async () => ({ default: (await import('./short-standings.tsx')).ShortStandings }));

/** The same beside a round: only the widest screens have room for it, and their pages stand without it. */
export function ShortStandingsSoon({ after }: { readonly after: number }) {
  return (
    <Suspense fallback={null}>
      <Short after={after} />
    </Suspense>
  );
}
