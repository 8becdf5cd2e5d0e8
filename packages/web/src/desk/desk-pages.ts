import { telling } from '../core/language/spoken.ts';
import { pageOf } from '../ui/page-of.ts';

// Each page of the desk is a script of its own: the first load brings the frame and the page asked for.
export const Registration = pageOf(async () => ({
  default: (await import('./registration/registration.tsx')).Registration,
}));
export const RoundPage = pageOf(async () => ({ default: (await import('./round/round-page.tsx')).RoundPage }));
export const StandingsPage = pageOf(async () => ({
  default: (await import('./standings/standings-page.tsx')).StandingsPage,
}));
export const Log = pageOf(async () => ({ default: (await telling(() => import('./log/log.tsx'))).Log }));
export const PaperPage = pageOf(async () => ({ default: (await import('./paper-round/paper-page.tsx')).PaperPage }));
export const RereadPage = pageOf(async () => ({
  default: (await telling(() => import('./reread/reread-page.tsx'))).RereadPage,
}));
export const ConductPage = pageOf(async () => ({
  default: (await import('./conduct/conduct-page.tsx')).ConductPage,
}));
export const FinalPage = pageOf(async () => ({ default: (await import('./final/final-page.tsx')).FinalPage }));
export const Closing = pageOf(async () => ({ default: (await import('./closing/closing.tsx')).Closing }));
export const PrintPage = pageOf(async () => ({ default: (await import('./print/print-page.tsx')).PrintPage }));
export const PrizesPage = pageOf(async () => ({ default: (await import('./prizes/prizes-page.tsx')).PrizesPage }));
export const Players = pageOf(async () => ({ default: (await import('./players/players-page.tsx')).PlayersPage }));
export const PoolsPage = pageOf(async () => ({ default: (await import('./pools/pools-page.tsx')).PoolsPage }));
export const PlayerPage = pageOf(async () => ({ default: (await import('./player/player-page.tsx')).PlayerPage }));
export const TeamPage = pageOf(async () => ({ default: (await import('./team/team-page.tsx')).TeamPage }));
export const SettingsPage = pageOf(async () => ({
  default: (await import('./settings/settings-page.tsx')).SettingsPage,
}));
export const HallPage = pageOf(async () => ({ default: (await import('./hall/hall-page.tsx')).HallPage }));
