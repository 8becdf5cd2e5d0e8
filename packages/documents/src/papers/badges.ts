import type { People, PlayerId, Tournament } from '@ronde/engine';
import { isolated } from '@ronde/language';
import { type Block, row, space, tableCell, text } from '../paper/block.ts';
import { fitted, fittedOnTwo } from '../paper/font-size.ts';
import { headed, type Paper, type Printing } from '../paper/paper.ts';
import type { PaperSentences } from '../paper/sentences/fr.ts';
import { paperSentences } from '../paper/sentences/sentences.ts';
import { shownPeople } from '../shown-people.ts';

/** A player's own link: the code as printed, and where it leads; null: to no address that a phone can use. */
export interface BadgeLink {
  readonly code: string;
  readonly address: string | null;
}

/** Eight a page: name, club, number; the QR code opens the player's own page, and so does the code typed at `/j`. */
export function badges(
  tournament: Tournament,
  people: People,
  links: ReadonlyMap<PlayerId, BadgeLink>,
  printing: Printing,
): Paper {
  const sentences = paperSentences(printing.lang, tournament);
  // The club and the number tell homonyms apart.
  const plain = shownPeople(people);
  const cards = tournament.players.map(({ id, number, club, army }): readonly Block[] => {
    const link = links.get(id);
    const address = link?.address;
    const name = plain.get(id)?.name ?? id;
    return [
      text(tournament.name, fitted(tournament.name, 90, 9, 'plain')),
      space('rest'),
      row(
        'middle',
        4,
        tableCell(
          'rest',
          text(name, fittedOnTwo(name, 58, 17), { bold: true }),
          space(1.5),
          ...(club === undefined ? [] : [text(club, fitted(club, 58, 11, 'plain'))]),
          ...(army === undefined ? [] : [text(army.name, fitted(army.name, 58, 10, 'plain'))]),
          text(sentences.number(number), 11),
        ),
        ...(address
          ? [tableCell(26, { kind: 'qr', text: address, size: 26, alt: sentences.badgeAddress(name) } as const)]
          : []),
      ),
      space('rest'),
      ...codeLines(link, sentences),
    ];
  });
  const body = { kind: 'cards', across: 2, down: 4, cut: true, pad: 7, cards } as const;
  return { ...headed(tournament, sentences.badges, printing), body };
}

/** The code, and under it where it is typed; without a link there is nothing to say to who wears it. */
function codeLines(link: BadgeLink | undefined, sentences: PaperSentences): readonly Block[] {
  if (!link) return [];
  const typedAt = link.address === null ? null : sentences.codeAt(link.address.replace(/\/[^/]*$/, ''));
  const code = text(`${sentences.code} ${link.code}`, 10);
  return typedAt === null ? [code] : [code, text(typedAt, fitted(typedAt, 90, 9, 'plain'))];
}

/** Two a page, folded in the middle: each is read from both sides of the table. */
export function nameCards(tournament: Tournament, people: People, printing: Printing): Paper {
  const sentences = paperSentences(printing.lang, tournament);
  const plain = shownPeople(people);
  const cards = tournament.players.map(({ id, number, club, army }): readonly Block[] => {
    const name = plain.get(id)?.name ?? id;
    // The club under it tells homonyms apart; of one club, the number does.
    const twins = tournament.players.filter((other) => plain.get(other.id)?.name === name && other.club === club);
    const told = [club && isolated(club), army?.name, twins.length > 1 ? sentences.number(number) : undefined];
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
  return { ...headed(tournament, sentences.nameCards, printing), body };
}
