import { Suspense } from 'react';
import { partOf } from '../../ui/page-of.ts';

const Later = partOf(async () => ({ default: (await import('./paper-link.tsx')).PaperLink }));

/** The same, whose words come after the page. */
export function PaperLink({ round }: { readonly round: number }) {
  return (
    <Suspense fallback={null}>
      <Later round={round} />
    </Suspense>
  );
}
