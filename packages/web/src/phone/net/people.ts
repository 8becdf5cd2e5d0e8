import { external, useExternal } from '../../core/external.ts';
import { readJson, writeJson } from '../../core/storage.ts';
import { type OwnPage, plainCode } from './own-page.ts';

/** Somebody whose link has been opened on this phone. `t`: the tournament's short name. */
export interface Followed {
  readonly code: string;
  readonly name: string;
  readonly t: string;
  readonly number: number;
}

const key = 'ronde.phone.people';
const mostKept = 12;

const store = external<readonly Followed[]>(readJson<Followed[]>(key) ?? []);

export const usePeople = (): readonly Followed[] => useExternal(store);
export const people = (): readonly Followed[] => store.get();

/** The newest first; the same player again, with another code, replaces the older one. */
export function follow(code: string, page: OwnPage): void {
  const one = { code, name: page.player.name, t: page.tournament.slug, number: page.player.number };
  const known = store.get().find((other) => plainCode(other.code) === plainCode(code));
  if (known && known.name === one.name && known.t === one.t) return;
  const others = store.get().filter((other) => !isSame(other, one) && plainCode(other.code) !== plainCode(code));
  write([one, ...others].slice(0, mostKept));
}

/** A link that opens nothing any more, or somebody whom this phone no longer follows. */
export function unfollow(code: string): void {
  write(store.get().filter((other) => plainCode(other.code) !== plainCode(code)));
}

const isSame = (a: Followed, b: Followed): boolean => a.t === b.t && a.number === b.number;

function write(list: readonly Followed[]): void {
  store.set(list);
  writeJson(key, list);
}
