import type { People, Tournament } from '@ronde/engine';
import { isolated } from '@ronde/language';
import { type Block, space, text } from '../paper/block.ts';
import { fitted } from '../paper/fitted.ts';
import { headed, type Paper, type Printing } from '../paper/paper.ts';
import { paperSentences } from '../paper/sentences/sentences.ts';
import { shownPeople } from '../shown-people.ts';

/** Two a page, folded in the middle: each is read from both sides of the table. */
export function nameCards(tournament: Tournament, people: People, printing: Printing): Paper {
  const say = paperSentences(printing.lang, tournament);
  const plain = shownPeople(people);
  const cards = tournament.players.map(({ id, number, club, army }): readonly Block[] => {
    const name = plain.get(id)?.name ?? id;
    // The club under it tells homonyms apart; of one club, the number does.
    const twins = tournament.players.filter((other) => plain.get(other.id)?.name === name && other.club === club);
    const told = [club && isolated(club), army?.name, twins.length > 1 ? say.number(number) : undefined];
    const face: readonly Block[] = [
      space('rest'),
      text(name, fitted(name, 190, 44), { bold: true, align: 'center' }),
      space(2),
      text(told.filter((part) => part !== undefined).join(' · '), 15, { align: 'center' }),
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
