import type { RuleArticle } from '@ronde/language';

/** Where our pages on the rules tell how a PL follows from an event. */
export const plArticle = (text: string): RuleArticle => ({ text, page: 'docs/rules/classement-pl.md', anchor: 'cote' });

/** The same of an Elo. */
export const eloArticle = (text: string): RuleArticle => ({
  text,
  page: 'docs/rules/art-de-la-guerre.md',
  anchor: 'elo',
});
