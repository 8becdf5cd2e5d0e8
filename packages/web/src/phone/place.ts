import { beforeAddress, type Lang, langs } from '@ronde/language';

/** A page of the phone, by its address. `lang`: what it is to be read in; null: the address does not say. */
export type Place =
  | { readonly kind: 'player'; readonly code: string; readonly tab: Tab; readonly lang: Lang | null }
  /** Where a code is typed. */
  | { readonly kind: 'code'; readonly lang: Lang | null }
  /** The QR of a match slip. */
  | { readonly kind: 'slip'; readonly t: string; readonly table: number; readonly lang: Lang | null };

/** `votes`, `lists`, `leave`: « Ma table » leads to them. */
export type Tab = 'table' | 'standings' | 'clock' | 'sheet' | 'words' | 'rules' | 'votes' | 'lists' | 'leave';

const ends: Readonly<Record<Tab, string>> = {
  table: '',
  standings: '/classement',
  clock: '/pendule',
  sheet: '/marque',
  words: '/mots',
  rules: '/regles',
  votes: '/votes',
  lists: '/liste',
  leave: '/depart',
};

const tabs = Object.keys(ends) as readonly Tab[];

/** Null: no address of a phone. One that ends in something unknown is the player's table. */
export function placeOf(path: string): Place | null {
  const lang = langs.find((one) => beforeAddress[one] !== '' && path.startsWith(`${beforeAddress[one]}/`)) ?? null;
  const rest = lang ? path.slice(beforeAddress[lang].length) : path;
  const slip = /^\/t\/([^/]+)\/table\/(\d{1,4})\/?$/.exec(rest);
  if (slip) return { kind: 'slip', t: decoded(slip[1] ?? ''), table: Number(slip[2]), lang };
  if (/^\/j\/?$/.test(rest)) return { kind: 'code', lang };
  const player = /^\/j\/([^/]+)(\/[^/]*)?\/?$/.exec(rest);
  if (!player) return null;
  const tab = tabs.find((one) => ends[one] !== '' && ends[one] === player[2]) ?? 'table';
  return { kind: 'player', code: decoded(player[1] ?? ''), tab, lang };
}

export const phonePath = (code: string, tab: Tab = 'table', lang: Lang = 'fr'): string =>
  `${beforeAddress[lang]}/j/${encodeURIComponent(code)}${ends[tab]}`;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
