import { EntryPage } from '../entry/entry-page.tsx';
import { useDesk } from '../frame/desk.ts';
import { DraftPage } from './draft-page.tsx';
import { FinishedPage } from './finished-page.tsx';
import { NotYet } from './not-yet.tsx';

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
