import { partOf } from '../../ui/page-of.ts';

// What a round needs now and then: fetched like the other pages, once the first one stands.
export const UmpirePanel = partOf(async () => ({ default: (await import('./umpire-panel.tsx')).UmpirePanel }));
export const CountersPanel = partOf(async () => ({ default: (await import('./counters-panel.tsx')).CountersPanel }));
export const LeavingPanel = partOf(async () => ({ default: (await import('./leaving-panel.tsx')).LeavingPanel }));
export const SeatPanel = partOf(async () => ({ default: (await import('./seat-panel.tsx')).SeatPanel }));
export const DisputePanel = partOf(async () => ({ default: (await import('./dispute-panel.tsx')).DisputePanel }));
export const ClaimPanel = partOf(async () => ({ default: (await import('./claim-panel.tsx')).ClaimPanel }));
export const LatePanels = partOf(async () => ({ default: (await import('./late-panels.tsx')).LatePanels }));
export const RoundWarnings = partOf(async () => ({
  default: (await import('../../shell/warnings.tsx')).RoundWarnings,
}));
export const ForfeitPanel = partOf(async () => ({ default: (await import('./forfeit-panel.tsx')).ForfeitPanel }));
export const StartClocks = partOf(async () => ({ default: (await import('../clocks/start-clocks.tsx')).StartClocks }));
export const GameEnd = partOf(async () => ({ default: (await import('../clocks/game-end.tsx')).GameEnd }));
