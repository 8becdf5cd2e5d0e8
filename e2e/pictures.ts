// What a journey shows on its way, for whoever wants to look: kept only where RONDE_PICTURES names a folder.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.RONDE_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}
