import { frenchKey } from '@ronde/engine/base/french-order';

/** Addresses of the desk that are not tournaments. */
const reserved: ReadonlySet<string> = new Set(['nouveau', 'compte', 'comptes', 'registre']);
const longest = 40;

/** A tournament's name as an address: « Open 24/25 : été » → `open-24-25-ete`; never empty, never a path. */
export function slugOf(name: string): string {
  const words = frenchKey(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return words === '' ? 'tournoi' : words;
}

/** The first of `slug`, `slug-2`, `slug-3`… that nobody has. */
export async function freeSlug(name: string, taken: (slug: string) => boolean | Promise<boolean>): Promise<string> {
  const base = slugOf(name);
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`;
    if (!reserved.has(slug) && !(await taken(slug))) return slug;
  }
}
