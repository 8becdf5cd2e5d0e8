// What has to be said soon: measured by the page itself, since a busy machine reads late what was said in time.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** After `cut` the page says `what` (a part of it, or a pattern) within so many milliseconds. */
export async function saidWithin(page: Page, limit: number, what: RegExp, cut: () => unknown): Promise<void> {
  await page.evaluate((wanted) => {
    const told = globalThis as unknown as { saidAfter: Promise<number> };
    const from = performance.now();
    told.saidAfter = new Promise((resolve) => {
      const look = () => {
        if (!new RegExp(wanted).test(document.body.textContent ?? '')) return;
        watching.disconnect();
        resolve(performance.now() - from);
      };
      const watching = new MutationObserver(look);
      watching.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  }, what.source);
  await cut();
  const after = await page.evaluate(() => (globalThis as unknown as { saidAfter: Promise<number> }).saidAfter);
  expect(after).toBeLessThan(limit);
}
