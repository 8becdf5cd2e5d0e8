/** A page of the phone, by its address. */
export type Place =
  | { readonly kind: 'player'; readonly code: string; readonly tab: Tab; readonly en: boolean }
  /** Where a code is typed. */
  | { readonly kind: 'code'; readonly en: boolean }
  /** The QR of a match slip. */
  | { readonly kind: 'slip'; readonly t: string; readonly table: number; readonly en: boolean };

export type Tab = 'table' | 'standings' | 'clock' | 'sheet' | 'words' | 'rules';

const ends: Readonly<Record<Tab, string>> = {
  table: '',
  standings: '/classement',
  clock: '/pendule',
  sheet: '/marque',
  words: '/mots',
  rules: '/regles',
};

const tabs = Object.keys(ends) as readonly Tab[];

/** Null: no address of a phone. One that ends in something unknown is the player's table. */
export function placeOf(path: string): Place | null {
  const en = path.startsWith('/en/');
  const rest = en ? path.slice(3) : path;
  const slip = /^\/t\/([^/]+)\/table\/(\d{1,4})\/?$/.exec(rest);
  if (slip) return { kind: 'slip', t: decoded(slip[1] ?? ''), table: Number(slip[2]), en };
  if (/^\/j\/?$/.test(rest)) return { kind: 'code', en };
  const player = /^\/j\/([^/]+)(\/[^/]*)?\/?$/.exec(rest);
  if (!player) return null;
  const tab = tabs.find((one) => ends[one] !== '' && ends[one] === player[2]) ?? 'table';
  return { kind: 'player', code: decoded(player[1] ?? ''), tab, en };
}

export const pathOf = (code: string, tab: Tab = 'table', en = false): string =>
  `${en ? '/en' : ''}/j/${encodeURIComponent(code)}${ends[tab]}`;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
