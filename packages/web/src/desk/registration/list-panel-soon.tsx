import { Suspense } from 'react';
import { pageOf } from '../../ui/page-of.ts';

const Later = pageOf(async () => ({ default: (await import('./list-panel.tsx')).ListPanel }));

/** The panel of a list comes when it is opened: most days it is once, the evening before. */
export function ListPanel({ onClose }: { readonly onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <Later onClose={onClose} />
    </Suspense>
  );
}
