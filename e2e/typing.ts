// Keys, as somebody at the desk strikes them.
import type { Page } from 'playwright-core';
import { stands } from './stands.ts';

/** What is all digits is typed; any other word is the name of a key. */
export async function strike(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    if (/^\d+$/.test(key)) await page.keyboard.type(key);
    else await page.keyboard.press(key);
  }
}

/** The same from the field of the table's number, once it has the focus: a page takes it just after it stands. */
export async function strikeAtTable(page: Page, ...keys: readonly string[]): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.id === 'entry-table');
  await stands(page);
  await strike(page, ...keys);
}

/** The act that has the focus: one Enter away. */
export async function enterOn(page: Page, name: string): Promise<void> {
  await page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, name);
  await page.keyboard.press('Enter');
}
