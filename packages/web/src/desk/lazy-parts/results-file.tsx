import { lazyPart } from '../../ui/page-of.ts';

/** A round’s results from a file, and the way there. */
export const LazyResultsPanel = lazyPart(async () => ({
  default: (await import('../results-file/results-panel.tsx')).ResultsPanel,
}));
export const LazyResultsLink = lazyPart(async () => ({
  default: (await import('../results-file/results-link.tsx')).ResultsLink,
}));
/** The same rounds for other programs, on pages of the end of the day too. */
export const LazyOtherPrograms = lazyPart(async () => ({
  default: (await import('../results-file/other-programs.tsx')).OtherPrograms,
}));
