import { pageOf } from './page-of.ts';

// Each page of the desk is a script of its own: the first load brings the frame and the page asked for.
export const Registration = pageOf(async () => ({
  default: (await import('../registration/registration.tsx')).Registration,
}));
export const RoundPage = pageOf(async () => ({ default: (await import('../round/round-page.tsx')).RoundPage }));
export const StandingsPage = pageOf(async () => ({
  default: (await import('../standings/standings-page.tsx')).StandingsPage,
}));
export const Log = pageOf(async () => ({ default: (await import('../log/log.tsx')).Log }));
export const Closing = pageOf(async () => ({ default: (await import('../closing/closing.tsx')).Closing }));
