// Parts that several pages show and whose script comes after the page, within a place of their own.
import { Suspense } from 'react';
import { telling } from '../../core/language/shared-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { lazyPart, partOf } from '../../ui/page-of.ts';
import { lateNow } from '../presence/away.ts';

/** What was decided last; its sentences come with it. */
export const LazyLastDecisions = lazyPart(async () => ({
  default: (await telling(() => import('../decisions/last-decisions.tsx'))).LastDecisions,
}));

/** Who leaves, with what it changes. */
export const LazyLeaving = lazyPart(async () => ({ default: (await import('../presence/leaving.tsx')).Leaving }));

/** The way to the slips that are read again. */
export const LazyRereadLink = lazyPart(async () => ({
  default: (await import('../slips/reread-link.tsx')).RereadLink,
}));

/** The standings beside a round: only the widest screens have room for them. */
export const LazyShortStandings = lazyPart(async () => ({
  default: (await import('../standings-table/short-standings.tsx')).ShortStandings,
}));

const LateNotice = lazyPart(async () => ({ default: (await import('../presence/left-draft-note.tsx')).LateNotice }));

/** Who is late: asked for only where somebody is. */
export function LazyLateNotice({ draft = false }: { readonly draft?: boolean }) {
  return lateNow(useDesk().tournament).length === 0 ? null : <LateNotice draft={draft} />;
}

const Requests = partOf(async () => ({ default: (await import('../roster/requests-notice.tsx')).RequestsNotice }));

/** The requests that wait, for who answers them. */
export function LazyRequestsNotice() {
  const answers = usePermissions().act('registrations');
  const open = useDesk().tournament.status === 'open';
  return <Suspense fallback={null}>{answers && open && <Requests />}</Suspense>;
}
