import { steadyNow } from '../../core/clock.ts';
import { type External, external } from '../../core/external.ts';
import { type KeptPage, keepPage, keptPage } from './kept-page.ts';
import { newTable } from './new-table.ts';
import { type OwnPage, plainCode } from './own-page.ts';
import { follow } from './people.ts';

const stores = new Map<string, External<KeptPage | null>>();

/** The newest state of a player's page; before the house has answered, the last one that this phone has seen. */
export function pageStore(code: string): External<KeptPage | null> {
  const key = plainCode(code);
  const store = stores.get(key) ?? external(keptPage(code));
  stores.set(key, store);
  return store;
}

/** A page has come, by asking or as the answer to an act. */
export function took(code: string, page: OwnPage, etag: string | null): void {
  const at = Date.now();
  const store = pageStore(code);
  newTable(code, store.get()?.page, page);
  write(code, { page, at, etag, ahead: page.hall.now - steadyNow() });
  follow(code, page);
}

/** Nothing has changed since the page came. */
export function stillHolds(code: string): void {
  const known = pageStore(code).get();
  if (known) write(code, { ...known, at: Date.now() });
}

export function forget(code: string): void {
  pageStore(code).set(null);
  keepPage(code, null);
}

function write(code: string, kept: KeptPage): void {
  pageStore(code).set(kept);
  keepPage(code, kept);
}
