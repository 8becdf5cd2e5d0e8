import type { Lang } from '@ronde/language';
import { useExternal } from '../core/external.ts';
import { lang } from '../core/language/lang.ts';

const fr = {
  others: (n: number) => (n === 1 ? '1 autre poste' : `${n} autres postes`),
  since: (at: string) => `depuis ${at}`,
};

const en: typeof fr = {
  others: (n) => (n === 1 ? '1 other desk' : `${n} other desks`),
  since: (at) => `since ${at}`,
};

const postsWords = (current: Lang): typeof fr => (current === 'en' ? en : fr);

export const usePostsWords = () => postsWords(useExternal(lang));
