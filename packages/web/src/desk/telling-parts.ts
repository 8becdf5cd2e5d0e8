import { telling } from '../core/language/spoken.ts';
import { partOf } from '../ui/page-of.ts';

// What tells the log's sentences within a page that does not wait for them.

export const GivenBefore = partOf(async () => ({
  default: (await telling(() => import('./entry/given-before.tsx'))).GivenBefore,
}));
export const DecidedBefore = partOf(async () => ({
  default: (await telling(() => import('./conduct/decided-before.tsx'))).DecidedBefore,
}));
export const SanctionsGiven = partOf(async () => ({
  default: (await telling(() => import('./player/sanctions-given.tsx'))).SanctionsGiven,
}));
export const SanctionNotes = partOf(async () => ({
  default: (await telling(() => import('./standings/sanction-notes.tsx'))).SanctionNotes,
}));
