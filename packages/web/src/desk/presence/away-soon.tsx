import type { PlayerId } from '@ronde/engine';
import { Suspense } from 'react';
import { useDesk } from '../../shell/desk.tsx';
import { partOf } from '../../ui/page-of.ts';
import { lateNow } from './away.ts';

const Late = partOf(async () => ({ default: (await import('./left-draft-note.tsx')).LateNotice }));
const Left = partOf(async () => ({ default: (await import('./left-draft-note.tsx')).LeftDraftNote }));

/** Who is late: where somebody is, it comes after the page. */
export function LateNoticeSoon({ draft = false }: { readonly draft?: boolean }) {
  if (lateNow(useDesk().tournament).length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Late draft={draft} />
    </Suspense>
  );
}

/** What leaving makes of a round that is drawn again: it takes the rules of the draw to say it. */
export function LeftDraftNoteSoon({ player }: { readonly player: PlayerId }) {
  return (
    <Suspense fallback={null}>
      <Left player={player} />
    </Suspense>
  );
}
