import { Suspense } from 'react';
import { partOf } from '../../ui/page-of.ts';

const Later = partOf(async () => ({ default: (await import('./reread-link.tsx')).RereadLink }));

/** The same, whose words come after the page. */
export function RereadLinkSoon({ round }: { readonly round: number }) {
  return (
    <Suspense fallback={null}>
      <Later round={round} />
    </Suspense>
  );
}
