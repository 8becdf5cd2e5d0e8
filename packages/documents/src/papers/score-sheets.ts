import type { People, PlayerId, Tournament } from '@ronde/engine';
import { capital } from '@ronde/language';
import { type Block, type LinesBlock, row, space, tableCell, text } from '../paper/block.ts';
import { fitted } from '../paper/font-size.ts';
import { headedRound, type Paper, type Printing } from '../paper/paper.ts';
import type { PaperSentences } from '../paper/sentences/fr.ts';
import { paperSentences } from '../paper/sentences/sentences.ts';
import { shownNames } from '../shown-people.ts';
import { tablesIn } from './tables-in-order.ts';

/** Moves that one side of a sheet holds. */
const lines = 25;

/** One a player of the round: both sides' moves, their running totals, what is left at the end. */
export function scoreSheets(tournament: Tournament, people: People, round: number, printing: Printing): Paper {
  const sentences = paperSentences(printing.lang, tournament);
  const names = shownNames(tournament, people);
  const paper = headedRound(tournament, round, sentences.scoreSheets, printing);
  const tables = tablesIn(tournament, round);
  const cards = tables.flatMap(
    (
      {
        table,
        seats: {
          players: [a, b],
        },
        match,
      },
      i,
    ) => {
      const shown = (id: PlayerId) => `${names.full(id)}${match.starts === id ? `, ${sentences.starts}` : ''}`;
      const top = (page: number): Block =>
        row(
          'bottom',
          6,
          tableCell(
            'rest',
            text(tournament.name, 11, { bold: true }),
            text(`${sentences.Round(round)} · ${sentences.table} ${table} · ${paper.head.date}`, 11),
            ...(tournament.rounds[round - 1]?.bestOf === 3 ? [space(1.5), gameTicks(sentences)] : []),
          ),
          tableCell(
            'auto',
            text(paper.head.printed, 10, { align: 'end' }),
            text(sentences.page(page, 2 * tables.length), 10, { align: 'end' }),
          ),
        );
      const sheet = (own: PlayerId, other: PlayerId, page: number): readonly Block[] => [
        top(page),
        space(4),
        row(
          'bottom',
          8,
          tableCell('rest', ...side(shown(own), sentences)),
          tableCell('rest', ...side(shown(other), sentences)),
        ),
      ];
      return [sheet(a, b, 2 * i + 1), sheet(b, a, 2 * i + 2)];
    },
  );
  return { ...paper, body: { kind: 'cards', across: 1, down: 1, cut: false, pad: 12, cards } };
}

/** A sheet a game: which one it is, is ticked. */
const gameTicks = (sentences: PaperSentences): Block =>
  row(
    'middle',
    2,
    ...[1, 2, 3].flatMap((game) => [
      tableCell('auto', { kind: 'box', width: 5, height: 5 }),
      tableCell('auto', text(sentences.game(game), 11)),
    ]),
    tableCell('rest'),
  );

function side(name: string, sentences: PaperSentences): readonly Block[] {
  return [
    text(name, fitted(name, 89, 12), { bold: true }),
    space(2),
    moves(name, sentences),
    space(3),
    ...ending(sentences),
  ];
}

function moves(name: string, sentences: PaperSentences): LinesBlock {
  const columns = [
    { header: sentences.move, width: 13 },
    { header: sentences.word, width: 42 },
    { header: capital(sentences.points), width: 16 },
    { header: capital(sentences.total), width: 18 },
  ];
  return { kind: 'lines', caption: name, columns, lines, pitch: 7.6 };
}

function ending(sentences: PaperSentences): readonly Block[] {
  return [sentences.tilesLeft, sentences.penalties, sentences.final].flatMap((label, i) => [
    row(
      'middle',
      3,
      tableCell('rest', text(label, 10.5, i === 2 ? { bold: true } : {})),
      tableCell('auto', { kind: 'box', width: 34, height: 8, ...(i === 2 && { thick: true as const }) }),
    ),
    space(1.5),
  ]);
}
