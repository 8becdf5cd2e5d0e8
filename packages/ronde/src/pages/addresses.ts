import { beforeAddress, type Lang, langs } from '@ronde/language';

/** The language stands before the address; French says nothing. */
export function inLang(lang: Lang, path: string): string {
  const before = beforeAddress[lang];
  return path === '/' && before ? before : before + path;
}

/** The language that an address names. */
export function addressLang(path: string): Lang {
  const named = langs.find((lang) => {
    const before = beforeAddress[lang];
    return before !== '' && (path === before || path.startsWith(`${before}/`));
  });
  return named ?? 'fr';
}

/** The language of a page that the server writes; null: another address. */
export function pageLang(path: string): Lang | null {
  const lang = addressLang(path);
  const home = inLang(lang, '/');
  return path === home || path.startsWith(inLang(lang, '/t/')) ? lang : null;
}

/** Where the pages of one tournament stand, in one language. */
export interface PageAddresses {
  readonly home: string;
  readonly live: string;
  readonly round: (round: number) => string;
  readonly standings: (after?: number) => string;
  readonly grid: string;
  readonly pools: string;
  readonly armyLists: string;
  readonly players: string;
  readonly player: (number: number | string) => string;
  readonly rules: string;
  readonly charter: string;
  readonly prizes: string;
  readonly event: string;
  readonly registration: string;
}

export function addressesOf(slug: string, lang: Lang): PageAddresses {
  const at = (rest: string) => inLang(lang, `/t/${encodeURIComponent(slug)}${rest}`);
  return {
    home: inLang(lang, '/'),
    live: at(''),
    round: (round) => at(`/ronde/${round}`),
    standings: (after) => at(`/classement${after === undefined ? '' : `/${after}`}`),
    grid: at('/grille'),
    pools: at('/poules'),
    armyLists: at('/listes'),
    players: at('/joueurs'),
    player: (number) => at(`/joueur/${number}`),
    rules: at('/reglement'),
    charter: at('/charte'),
    prizes: at('/palmares'),
    event: at('/evenement'),
    registration: at('/inscription'),
  };
}
