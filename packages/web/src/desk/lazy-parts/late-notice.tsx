import { useDesk } from '../../shell/desk.tsx';
import { lazyPart } from '../../ui/page-of.ts';
import { lateNow, noShows } from '../presence/away.ts';

const LateNotice = lazyPart(async () => ({ default: (await import('../presence/left-draft-note.tsx')).LateNotice }));

/** Who is late, or did not come to the round before: asked for only where somebody is. */
export function LazyLateNotice({ draft = false }: { readonly draft?: boolean }) {
  const { tournament } = useDesk();
  const asks = lateNow(tournament).length > 0 || noShows(tournament).players.length > 0;
  return asks ? <LateNotice draft={draft} /> : null;
}
