import { partOf } from '../ui/page-of.ts';

/** Fetched like the pages: a first page does not show it. */
export const Help = partOf(async () => ({ default: (await import('./help.tsx')).Help }));
