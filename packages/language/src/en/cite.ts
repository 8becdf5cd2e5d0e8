import type { FormatId } from '@ronde/engine';
import { list } from '../numbers.ts';
import { byHandPlace, filePlace, rulePlace, type Topic } from '../rule-anchors.ts';
import type { RuleCite } from '../words.ts';
import { ui } from './ui.ts';

/** The article that a sentence rests on, and our page on it (in French). */
export function cite(format: FormatId, topic: Topic): RuleCite {
  const { page, anchor, articles } = rulePlace(format, topic);
  const where = articles.length > 0 ? list('en', articles) : 'Ronde’s own rule';
  return { text: `${ui.formats[format]}, ${where}.`, page, anchor };
}

/** Of a table made by hand. */
export const citeFile: RuleCite = { text: 'A file may hold nothing but tables and results.', ...filePlace };

export const citeByHand: RuleCite = { text: 'The tournament’s director set this table.', ...byHandPlace };
