/**
 * The languages in which every sentence exists; French is the language of the rules and the default. One more here, and
 * the compiler names every dictionary that lacks it.
 */
export const langs = ['fr', 'en'] as const;

export type Lang = (typeof langs)[number];

/** Each language in its own words. */
export const langNames: Readonly<Record<Lang, string>> = { fr: 'Français', en: 'English' };

/** What an address says of its language, before what it names: the rest is the same words in every language. */
export const beforeAddress: Readonly<Record<Lang, string>> = { fr: '', en: '/en' };

/** The language that a reader changes to: the next one, round and round. */
export const nextLang = (lang: Lang): Lang => langs[(langs.indexOf(lang) + 1) % langs.length] ?? 'fr';

export const isLang = (text: unknown): text is Lang => langs.some((lang) => lang === text);
