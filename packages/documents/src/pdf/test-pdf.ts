// A PDF read back by another program than the one that wrote it.
import { inflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsqr from 'jsqr';

let library: Promise<PDFiumLibrary> | undefined;

export interface ReadPage {
  /** What is to be read on it, as `bare` leaves it. */
  readonly text: string;
  /** From 0, black, to 255, white, at so many millimetres from the left and from the top. */
  ink(x: number, y: number): number;
  /** The same, dot after dot, row after row. */
  readonly grey: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const dots = 6;

/** Its pages, as text and as a picture; `only`: one of them, from 0. */
export async function pagesIn(pdf: Buffer, only?: number): Promise<readonly ReadPage[]> {
  library ??= PDFiumLibrary.init();
  const file = await (await library).loadDocument(pdf);
  const pages: ReadPage[] = [];
  for (const page of file.pages()) {
    if (only !== undefined && page.number !== only) continue;
    // Before the picture: taking it closes the page.
    const text = bare(page.getText());
    const {
      data: grey,
      width,
      height,
    } = await page.render({
      scale: (dots * 25.4) / 72,
      colorSpace: 'Gray',
      render: async (drawn) => drawn.data,
    });
    const ink = (x: number, y: number) => grey[Math.round(y * dots) * width + Math.round(x * dots)] ?? 255;
    pages.push({ text, ink, grey, width, height });
  }
  file.destroy();
  return pages;
}

export async function textsIn(pdf: Buffer): Promise<readonly string[]> {
  library ??= PDFiumLibrary.init();
  const file = await (await library).loadDocument(pdf);
  const texts = [...file.pages()].map((page) => bare(page.getText()));
  file.destroy();
  return texts;
}

/**
 * Letters and signs alone: a reader of PDF guesses where spaces are, and takes the hyphen at the end of a line for one
 * that is not part of the word.
 */
export const bare = (text: string): string => text.normalize('NFC').replace(/[\s\u200b\u2060\ufffe\0-]/gu, '');

/** A part of a page, in millimetres. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The QR code in a part of a page: what it says, and how wide it is in millimetres. Null: there is none to be read. */
export function codeIn({ ink }: ReadPage, part: Part): { readonly text: string; readonly size: number } | null {
  const [w, h] = [part.width * dots, part.height * dots];
  const picture = new Uint8ClampedArray(4 * w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const grey = ink(part.x + x / dots, part.y + y / dots);
      picture.set([grey, grey, grey, 255], 4 * (y * w + x));
    }
  const found = jsqr(picture, w, h, { inversionAttempts: 'dontInvert' });
  if (!found) return null;
  const { topLeftCorner: a, topRightCorner: b } = found.location;
  return { text: found.data, size: Math.hypot(b.x - a.x, b.y - a.y) / dots };
}

/** What is packed in a PDF, unpacked. */
export function streamsOf(pdf: Buffer): readonly string[] {
  return [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return packed;
    }
  });
}

/** All of its objects as text. */
export const objectsOf = (pdf: Buffer): string => [pdf.toString('latin1'), ...streamsOf(pdf)].join('\n');

/** The PDF’s own tags: the header cells and the rows of its tables. */
export const tags = (pdf: Buffer, name: string): number =>
  objectsOf(pdf).match(new RegExp(`/S\\s*/${name}\\b`, 'g'))?.length ?? 0;
