import { learnSoon } from './frame/use-sentences.ts';
import { openWithoutNetwork } from './open-without-network.ts';

/** All that a phone may need once the network is gone: fetched when the page has been seen, so that nobody waits. */
const parts = [
  () => import('./standings/standings-tab.tsx'),
  () => import('./clock/clock-tab.tsx'),
  () => import('./sheet/sheet-tab.tsx'),
  () => import('./words-tab/words-tab.tsx'),
  () => import('./rules/rules-tab.tsx'),
  () => import('./table/table-reasons.tsx'),
  () => import('./table/rank-reasons.tsx'),
] as const;

const afterTheFirstPage = 2500;

export function fetchSoon(): void {
  setTimeout(async () => {
    await learnSoon();
    for (const part of parts) await part().catch(() => undefined);
    await openWithoutNetwork();
  }, afterTheFirstPage);
}
