import type { Lang } from '@ronde/language';

/** English stands before the address; the rest is the same words in both languages. */
export const inLang = (lang: Lang, path: string): string => (lang === 'en' ? `/en${path === '/' ? '' : path}` : path);

/** The language that an address names. */
export const addressLang = (path: string): Lang => (/^\/en(\/|$)/.test(path) ? 'en' : 'fr');

/** The language of a page that the server writes; null: another address. */
export const pageLang = (path: string): Lang | null =>
  /^\/(en)?$|^\/(en\/)?t\//.test(path) ? addressLang(path) : null;

/** Where the pages of one tournament stand, in one language. */
export interface Addresses {
  readonly home: string;
  readonly live: string;
  readonly round: (round: number) => string;
  readonly standings: (after?: number) => string;
  readonly grid: string;
  readonly players: string;
  readonly player: (number: number | string) => string;
  readonly rules: string;
  readonly prizes: string;
  readonly registration: string;
}

export function addressesOf(slug: string, lang: Lang): Addresses {
  const at = (rest: string) => inLang(lang, `/t/${encodeURIComponent(slug)}${rest}`);
  return {
    home: inLang(lang, '/'),
    live: at(''),
    round: (round) => at(`/ronde/${round}`),
    standings: (after) => at(`/classement${after === undefined ? '' : `/${after}`}`),
    grid: at('/grille'),
    players: at('/joueurs'),
    player: (number) => at(`/joueur/${number}`),
    rules: at('/reglement'),
    prizes: at('/palmares'),
    registration: at('/inscription'),
  };
}
