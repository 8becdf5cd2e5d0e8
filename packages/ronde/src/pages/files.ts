import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a page needs beside its words; null where the web app is not built. */
export interface PageFiles {
  /** Addresses. */
  readonly script: string;
  readonly font: string;
  /** The whole style, written into the page: on a slow network a second request would double the wait. */
  readonly style: string;
}

/** As the build wrote them down (`packages/web/build.mjs`); read once. */
export function pageFiles(webRoot: string | undefined): () => PageFiles | null {
  let known: PageFiles | null = null;
  return () => {
    known ??= webRoot === undefined ? null : read(webRoot);
    return known;
  };
}

function read(root: string): PageFiles | null {
  try {
    const { script, style, font } = JSON.parse(readFileSync(join(root, 'public.json'), 'utf8')) as Named;
    return { script, font, style: readFileSync(join(root, style), 'utf8').trim() };
  } catch {
    // Not built: the pages are read without style.
    return null;
  }
}

/** As the build writes it. */
interface Named {
  readonly script: string;
  readonly style: string;
  readonly font: string;
}
