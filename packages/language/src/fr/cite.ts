import type { FormatId } from '@ronde/engine';
import { list } from '../numbers.ts';
import { byHandPlace, filePlace, rulePlace, type Topic } from '../rule-anchors.ts';
import type { RuleCite } from '../words.ts';
import { ui } from './ui.ts';

/** The article that a sentence rests on, and our page on it. */
export function cite(format: FormatId, topic: Topic): RuleCite {
  const { page, anchor, articles, quote } = rulePlace(format, topic);
  const where = articles.length > 0 ? list('fr', articles) : 'règle propre à Ronde';
  const text = `${ui.formats[format]}, ${where}`;
  return { text: quote ? `${text} : « ${quote} »` : `${text}.`, page, anchor };
}

/** Of a table that a file holds without its reasons. */
export const citeFile: RuleCite = { text: 'Un fichier peut ne donner que les tables et les résultats.', ...filePlace };

/** Of a table made by hand. */
export const citeByHand: RuleCite = { text: 'La direction du tournoi a fixé cette table.', ...byHandPlace };
