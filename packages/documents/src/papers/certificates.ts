import { finalStandings, type People, type Tournament } from '@ronde/engine';
import { longDate, ordinal } from '@ronde/language';
import { type Block, cell, row, space, text } from '../paper/block.ts';
import { fitted } from '../paper/fitted.ts';
import { headed } from '../paper/head.ts';
import type { Paper, Printing } from '../paper/paper.ts';
import { paperWords } from '../paper/words/words.ts';
import { shownNames } from './seated.ts';

/** One a page, for each line of the final standings up to place `upTo`. */
export function certificates(tournament: Tournament, people: People, printing: Printing, upTo = Infinity): Paper {
  const say = paperWords(printing.lang, tournament);
  const names = shownNames(tournament, people);
  const { date, endDate = date, place } = tournament;
  const where = [place, longDate(printing.lang, endDate)].filter((part) => part !== undefined).join(', ');
  const center = { align: 'center' } as const;
  const cards = finalStandings(tournament, people)
    .rows.filter(({ rank }) => rank <= upTo)
    .map(({ player, rank }): readonly Block[] => [
      space('rest'),
      text(say.certificate, 22, center),
      space(12),
      text(names.full(player), fitted(names.full(player), 250, 38), { ...center, bold: true }),
      space(8),
      text(say.finalPlace(ordinal(printing.lang, rank)), 26, center),
      space(8),
      text(tournament.name, 18, center),
      text(where, 13, center),
      space('rest'),
      row(
        'bottom',
        40,
        cell('rest', { kind: 'line', height: 22, label: say.director }),
        cell('rest', { kind: 'line', height: 22, label: say.arbiter }),
      ),
    ]);
  return {
    ...headed(tournament, say.certificates, printing),
    landscape: true,
    body: { kind: 'cards', across: 1, down: 1, cut: false, pad: 22, cards },
  };
}
