import { lazyPart } from '../../ui/page-of.ts';

/** The notice whose draw of today comes after the page: it says something that is rarely so. */
export const LazyOutdatedNotice = lazyPart(async () => ({
  default: (await import('./outdated-notice.tsx')).OutdatedNotice,
}));

/** The way to a round drawn on paper, whose words come after the page. */
export const LazyPaperLink = lazyPart(async () => ({ default: (await import('./paper-link.tsx')).PaperLink }));

/** Seldom needed: tables of a published round made as they are really played. */
export const LazyReseatPanel = lazyPart(async () => ({ default: (await import('./reseat-panel.tsx')).ReseatPanel }));

/** Rarely there: somebody who came after the round was published. */
export const LazyArrivedNotice = lazyPart(async () => ({
  default: (await import('./bye-offers.tsx')).ArrivedNotice,
}));

/** Rarely there: an absence at a table while somebody is exempt. */
export const LazyStrandedNotice = lazyPart(async () => ({
  default: (await import('./bye-offers.tsx')).StrandedNotice,
}));
