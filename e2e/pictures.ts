// What a journey shows on its way, for whoever wants to look: kept only where RONDE_PICTURES names a folder.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.RONDE_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}

/** What the browser itself prints of a page, on A4 as it stands; kept in the same way. */
export async function printed(page: Page, name: string): Promise<Buffer> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const folder = process.env.RONDE_PICTURES;
  if (folder) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${name}.pdf`), pdf);
  }
  return pdf;
}
