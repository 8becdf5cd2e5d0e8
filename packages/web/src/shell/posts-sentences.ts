import type { Dictionary } from '@ronde/language';

const fr = {
  others: (n: number) => (n === 1 ? '1 autre poste' : `${n} autres postes`),
  since: (at: string) => `depuis ${at}`,
};

const en: typeof fr = {
  others: (n) => (n === 1 ? '1 other desk' : `${n} other desks`),
  since: (at) => `since ${at}`,
};

export const postsSentences: Dictionary<typeof fr> = { fr, en };
