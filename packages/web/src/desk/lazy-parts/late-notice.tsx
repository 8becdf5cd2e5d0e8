import { useDesk } from '../../shell/desk.tsx';
import { lazyPart } from '../../ui/page-of.ts';
import { lateNow } from '../presence/away.ts';

const LateNotice = lazyPart(async () => ({ default: (await import('../presence/left-draft-note.tsx')).LateNotice }));

/** Who is late: asked for only where somebody is. */
export function LazyLateNotice({ draft = false }: { readonly draft?: boolean }) {
  return lateNow(useDesk().tournament).length === 0 ? null : <LateNotice draft={draft} />;
}
