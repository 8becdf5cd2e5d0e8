import type { HallPage } from '@ronde/contract/http/hall';
import { isLang, type Lang } from '@ronde/language';

export type Pin = Exclude<HallPage, 'follow'>;

/** Part `at` of `of` of the alphabet, from 1 on. */
export interface Part {
  readonly at: number;
  readonly of: number;
}

/** What the address asks for. `pin`: this page alone, whatever the desk says. `key`: the hall's, for who has no account. */
export interface WallAddress {
  readonly t: string;
  readonly lang: Lang;
  readonly pin: Pin | null;
  readonly part: Part;
  readonly key: string | null;
}

const pins: ReadonlyMap<string, Pin> = new Map([
  ['tables-nom', 'tables-name'],
  ['tables', 'tables'],
  ['pendule', 'clock'],
  ['manquants', 'missing'],
  ['classement', 'standings'],
  ['finale', 'final'],
  ['prix', 'prizes'],
  ['message', 'message'],
]);

export const wholeList: Part = { at: 1, of: 1 };

/** Reads `/ecran/:t?page=…&part=1/2&cle=…&lang=en`, `/en/ecran/:t`. What it does not know, it leaves out. */
export function askedBy(pathname: string, search: string): WallAddress {
  const query = new URLSearchParams(search);
  const [, before, t = ''] = /^\/(?:([a-z]{2})\/)?ecran\/([^/]+)/.exec(pathname) ?? [];
  return {
    t: decoded(t),
    lang: [before, query.get('lang')].find(isLang) ?? 'fr',
    pin: pins.get(query.get('page') ?? '') ?? null,
    part: partOf(query.get('part') ?? ''),
    key: query.get('cle') || null,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function partOf(text: string): Part {
  const [, at, of] = /^([1-9])\/([1-9])$/.exec(text) ?? [];
  const part = { at: Number(at), of: Number(of) };
  return part.at <= part.of ? part : wholeList;
}

/** The same address without the key: it stands on a wall, where everybody reads it. */
export function withoutKey(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('cle');
  return url.toString();
}
