// A page that stands: what it does just after it is drawn is done.
import type { Page } from 'playwright-core';

/** Two pictures later its keys are listened to, its focus is where it belongs, its new width or theme is everywhere. */
export async function stands(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
}

export type Theme = 'light' | 'dark';

/** In this theme, once the page has followed. */
export async function inTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((wanted) => {
    // The desk says in which theme it is drawn; other pages follow the browser at once.
    const { mantineColorScheme } = document.documentElement.dataset;
    return matchMedia(`(prefers-color-scheme: ${wanted})`).matches && (mantineColorScheme ?? wanted) === wanted;
  }, theme);
  await stands(page);
}
