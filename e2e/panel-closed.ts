import type { Page } from 'playwright-core';

/** A panel closes by going back: a page asked for before that is called off by the browser. */
export async function panelClosed(page: Page): Promise<void> {
  await page.waitForFunction(() => !(history.state as { panel?: boolean } | null)?.panel);
}
