import { type ComponentType, lazy } from 'react';

const toCome: (() => Promise<unknown>)[] = [];

/**
 * A page whose script comes when it is first opened. The scripts of all of them are fetched once the first page stands
 * (`fetchPages`), so that a laptop that loses its server can still turn the pages.
 */
export function pageOf<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  toCome.push(load);
  return lazy(load);
}

/** Fetches the scripts of all the pages, one after the other, in quiet moments. A failed one is asked again when opened. */
export async function fetchPages(): Promise<void> {
  for (const load of toCome.splice(0)) {
    await quiet();
    await load().catch(() => null);
  }
}

/** Safari has no `requestIdleCallback`. */
const quiet = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
