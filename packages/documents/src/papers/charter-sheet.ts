import { playsWargame, type Tournament } from '@ronde/engine';
import { charterSentences } from '@ronde/language/charter';
import { space, text } from '../paper/block.ts';
import { headed, type Paper, type Printing } from '../paper/paper.ts';

/** The charter of conduct for a wall of the hall: the organiser's own one, else that of the wargame. */
export function charterSheet(tournament: Tournament, printing: Printing): Paper {
  const charter = charterSentences[printing.lang];
  const { charter: own } = tournament;
  const size = 15;
  const paper = headed(tournament, charter.title, printing);
  if (!own && !playsWargame(tournament))
    return { ...paper, body: { kind: 'flow', columns: 1, blocks: [text(charter.none, 11)] } };
  const list = (items: readonly string[]) => ({ kind: 'list' as const, items, size });
  const articles = [
    text(own ? charter.own : charter.lead, size, { bold: true }),
    space(5),
    list(own ?? charter.articles),
  ];
  const { lead, each, when } = charter.sanctions;
  const sanctions = [space(6), text(lead, size, { bold: true }), space(3), list(each), space(3), text(when, size)];
  return {
    ...paper,
    body: {
      kind: 'flow',
      columns: 1,
      blocks: own ? articles : [...articles, { kind: 'group', blocks: sanctions }],
    },
  };
}
