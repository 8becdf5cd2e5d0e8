import type { People, Tournament } from '@ronde/engine';
import { type Block, space, text } from '../paper/block.ts';
import { fitted } from '../paper/fitted.ts';
import { headed } from '../paper/head.ts';
import type { Paper, Printing } from '../paper/paper.ts';
import { paperWords } from '../paper/words/words.ts';
import { shownNames } from './seated.ts';

/** Two a page, folded in the middle: each is read from both sides of the table. */
export function nameCards(tournament: Tournament, people: People, printing: Printing): Paper {
  const say = paperWords(printing.lang, tournament);
  const names = shownNames(tournament, people);
  const cards = tournament.players.map(({ id, club, army }): readonly Block[] => {
    const name = names.full(id);
    const face: readonly Block[] = [
      space('rest'),
      text(name, fitted(name, 190, 44), { bold: true, align: 'center' }),
      space(2),
      text([club, army?.name].filter((part) => part !== undefined).join(' · '), 15, { align: 'center' }),
      space('rest'),
    ];
    return [
      { kind: 'turned', height: 64, blocks: face },
      space('rest'),
      { kind: 'rule' },
      space('rest'),
      { kind: 'turned', height: 64, blocks: [{ kind: 'turned', height: 64, blocks: face }] },
    ];
  });
  const body = { kind: 'cards', across: 1, down: 2, cut: true, pad: 8, cards } as const;
  return { ...headed(tournament, say.nameCards, printing), body };
}
