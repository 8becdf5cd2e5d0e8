/** The languages in which every sentence exists. French is the language of the rules and the default. */
export type Lang = 'fr' | 'en';

export const langs: readonly Lang[] = ['fr', 'en'];
