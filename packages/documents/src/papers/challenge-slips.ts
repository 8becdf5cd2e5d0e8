import type { Tournament } from '@ronde/engine';
import { type Block, row, space, tableCell, text } from '../paper/block.ts';
import { fitted } from '../paper/font-size.ts';
import { headed, type Paper, type Printing } from '../paper/paper.ts';
import { paperSentences } from '../paper/sentences/sentences.ts';

/** Words that a move can make, at most as many as are challenged on one slip. */
const words = 4;

/** Eight empty slips a page: who challenges, the words, the arbiter's answer, the rule. */
export function challengeSlips(tournament: Tournament, printing: Printing, pages = 1): Paper {
  const sentences = paperSentences(printing.lang, tournament);
  const paper = headed(tournament, sentences.challenges, printing);
  const line = (label: string) => ({ kind: 'line', height: 7, label }) as const;
  const word: readonly Block[] = [
    row(
      'bottom',
      2,
      tableCell('rest', { kind: 'line', height: 5.7, label: '' }),
      tableCell('auto', { kind: 'box', width: 4, height: 4 }),
      tableCell('auto', text(sentences.valid, 8)),
      tableCell('auto', { kind: 'box', width: 4, height: 4 }),
      tableCell('auto', text(sentences.notValid, 8)),
    ),
    space(0.7),
  ];
  const slip: readonly Block[] = [
    text(sentences.challenges, 11, { bold: true }),
    text(tournament.name, fitted(tournament.name, 88, 8, 'plain')),
    space(1),
    row(
      'bottom',
      3,
      tableCell(20, line(sentences.table)),
      tableCell(20, line(sentences.roundAlone)),
      tableCell('rest', line(sentences.who)),
    ),
    space(1.5),
    text(sentences.words, 8),
    ...Array.from({ length: words }, () => word).flat(),
    space('rest'),
    row('bottom', 4, tableCell('rest', text(sentences.challengeRule, 8)), tableCell(30, line(sentences.initials))),
  ];
  const cards = Array.from({ length: 8 * pages }, () => slip);
  return { ...paper, body: { kind: 'cards', across: 2, down: 4, cut: true, pad: 7, cards } };
}
