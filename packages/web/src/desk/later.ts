import { pageOf, partOf } from '../ui/page-of.ts';

// What a first page does not show, and much of the house's parts needed for it alone: fetched like the other pages.
export const Help = partOf(async () => ({ default: (await import('../shell/help.tsx')).Help }));
export const Palette = partOf(async () => ({ default: (await import('./palette/palette.tsx')).Palette }));
export const OtherPosts = partOf(async () => ({ default: (await import('../shell/other-posts.tsx')).OtherPosts }));
export const CopyWarning = partOf(async () => ({ default: (await import('../shell/last-copy.tsx')).CopyWarning }));
export const HallTime = partOf(async () => ({ default: (await import('./hall/hall-time.tsx')).HallTime }));
// On a phone nothing can be typed without it: lost, it is fetched like a page that is.
export const BottomDrawer = pageOf(async () => ({ default: (await import('../ui/drawer.tsx')).BottomDrawer }));
