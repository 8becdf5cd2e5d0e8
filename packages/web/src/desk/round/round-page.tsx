import { useDesk } from '../../shell/desk.tsx';
import { pageOf } from '../../ui/page-of.ts';

// Each state of a round is a page, and a script, of its own.
const NotYet = pageOf(async () => ({ default: (await import('./not-yet.tsx')).NotYet }));
const DraftPage = pageOf(async () => ({ default: (await import('./draft-page.tsx')).DraftPage }));
const EntryPage = pageOf(async () => ({ default: (await import('./entry-page.tsx')).EntryPage }));
const FinishedPage = pageOf(async () => ({ default: (await import('./finished-page.tsx')).FinishedPage }));

/** One address for a round, whatever its state: not yet drawn, draft, in play, finished. */
export function RoundPage({ round }: { readonly round: number }) {
  const { tournament } = useDesk();
  const content = tournament.rounds[round - 1];
  if (!content) return <NotYet round={round} />;
  switch (content.status) {
    case 'draft':
      return <DraftPage round={round} content={content} />;
    case 'published':
      return <EntryPage round={round} content={content} />;
    case 'closed':
      return <FinishedPage round={round} content={content} />;
  }
}
