// Parts that several pages show and whose script comes after the page.
import { telling } from '../../core/language/shared-sentences.ts';
import { lazyPart } from '../../ui/page-of.ts';

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
