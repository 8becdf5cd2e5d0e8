import { Suspense } from 'react';
import { partOf } from '../../ui/page-of.ts';

const Notice = partOf(async () => ({ default: (await import('./outdated-notice.tsx')).OutdatedNotice }));

/** The same notice, whose draw of today comes after the page: it says something that is rarely so. */
export function OutdatedNoticeSoon() {
  return (
    <Suspense fallback={null}>
      <Notice />
    </Suspense>
  );
}

const Later = partOf(async () => ({ default: (await import('./paper-link.tsx')).PaperLink }));

/** The same, whose words come after the page. */
export function PaperLinkSoon({ round }: { readonly round: number }) {
  return (
    <Suspense fallback={null}>
      <Later round={round} />
    </Suspense>
  );
}
