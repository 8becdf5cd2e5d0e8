import type { PlayerId } from '@ronde/engine';
import { Suspense } from 'react';
import { partOf } from '../../ui/page-of.ts';

const Away = partOf(async () => ({ default: (await import('./leaving.tsx')).Leaving }));

/** Who leaves, with what it changes: it comes when it is asked for. */
export function LeavingSoon(props: { readonly player: PlayerId; readonly onDone: () => void }) {
  return (
    <Suspense fallback={null}>
      <Away {...props} />
    </Suspense>
  );
}
