import { partOf } from '../ui/page-of.ts';

// What a first page does not show, and much of the house's parts needed for it alone: fetched like the other pages.
export const Palette = partOf(async () => ({ default: (await import('./palette/palette.tsx')).Palette }));
export const OtherPosts = partOf(async () => ({ default: (await import('../shell/other-posts.tsx')).OtherPosts }));
export const CopyWarning = partOf(async () => ({ default: (await import('../shell/last-copy.tsx')).CopyWarning }));
export const HallTime = partOf(async () => ({ default: (await import('./clocks/hall-time.tsx')).HallTime }));
