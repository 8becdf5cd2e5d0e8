// A picture made small, as the browser itself makes it small.
import type { Page } from 'playwright-core';

/** `darkroom`: an empty page. */
export async function webpOf(darkroom: Page, png: Buffer): Promise<Buffer> {
  const small = await darkroom.evaluate(
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
  return Buffer.from(small.slice(small.indexOf(',') + 1), 'base64');
}
