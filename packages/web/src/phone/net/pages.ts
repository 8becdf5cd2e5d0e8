import { steadyNow } from '../../core/clock.ts';
import { type External, external, useExternal } from '../../core/external.ts';
import { readJson, writeJson } from '../../core/storage.ts';
import { type KeptPage, keepPage, keptPage, type OwnPage, plainCode } from './own-page.ts';

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
  followPlayer(code, page);
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

/** Which seat of which round a page shows; null where it shows none. */
export function seatShown({ now }: OwnPage): string | null {
  if (now.kind === 'table') return `${now.round} ${now.table} ${now.opponent.id}`;
  return now.kind === 'exempt' ? `${now.round} exempt` : null;
}

/**
 * The phone vibrates once when a new table is published: once a table, however often the page is read and opened. A
 * browser allows it only once somebody has touched the page, and says so aloud when asked before.
 */
function newTable(code: string, before: OwnPage | undefined, page: OwnPage): boolean {
  const seat = seatShown(page);
  const key = `ronde.phone.seat.${plainCode(code)}`;
  if (seat === null || readJson<string>(key) === seat) return false;
  writeJson(key, seat);
  if (!before || seatShown(before) === seat) return false;
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(200);
  return true;
}

/** Somebody whose link has been opened on this phone. `t`: the tournament's short name. */
interface Followed {
  readonly code: string;
  readonly name: string;
  readonly t: string;
  readonly number: number;
}

const peopleKey = 'ronde.phone.people';
const mostKept = 12;

const peopleStore = external<readonly Followed[]>(readJson<Followed[]>(peopleKey) ?? []);

export const usePeople = (): readonly Followed[] => useExternal(peopleStore);
export const people = (): readonly Followed[] => peopleStore.get();

/** The newest first; the same player again, with another code, replaces the older one. */
function followPlayer(code: string, page: OwnPage): void {
  const one = { code, name: page.player.name, t: page.tournament.slug, number: page.player.number };
  const known = peopleStore.get().find((other) => plainCode(other.code) === plainCode(code));
  if (known && known.name === one.name && known.t === one.t) return;
  const others = peopleStore.get().filter((other) => !isSame(other, one) && plainCode(other.code) !== plainCode(code));
  writePeople([one, ...others].slice(0, mostKept));
}

/** A link that opens nothing any more, or somebody whom this phone no longer follows. */
export function unfollow(code: string): void {
  writePeople(peopleStore.get().filter((other) => plainCode(other.code) !== plainCode(code)));
}

const isSame = (a: Followed, b: Followed): boolean => a.t === b.t && a.number === b.number;

function writePeople(list: readonly Followed[]): void {
  peopleStore.set(list);
  writeJson(peopleKey, list);
}
