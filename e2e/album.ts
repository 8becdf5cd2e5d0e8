// What the picture scripts share: where a picture is kept, and how it is made small.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

export interface Album {
  /** An empty page, where pictures are made small. */
  readonly darkroom: Page;
  /** Keeps what the page shows now. */
  keep(name: string, page: Page): Promise<void>;
  /** Keeps a picture that is small already. */
  put(name: string, webp: Buffer): void;
}

/** `page`: of the browser that draws. */
export async function albumIn(folder: string, page: Page): Promise<Album> {
  mkdirSync(folder, { recursive: true });
  const browser = page.context().browser();
  if (!browser) throw new Error('No browser.');
  const darkroom = await browser.newPage();
  const put = (name: string, webp: Buffer) => writeFileSync(path.join(folder, `${name}.webp`), webp);
  const keep = async (name: string, shown: Page) => put(name, await small(darkroom, await shown.screenshot()));
  return { darkroom, keep, put };
}

/** As the browser itself makes it small. */
async function small(darkroom: Page, png: Buffer): Promise<Buffer> {
  const webp = await darkroom.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.86);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64');
}
