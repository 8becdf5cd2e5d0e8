/**
 * The languages in which every sentence exists; French is the language of the rules and the default. One more here, and
 * the compiler names every dictionary that lacks it.
 */
export const langs = ['fr', 'en'] as const;

export type Lang = (typeof langs)[number];

export const isLang = (text: unknown): text is Lang => langs.some((lang) => lang === text);
