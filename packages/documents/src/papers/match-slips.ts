import {
  type Army,
  begins,
  countersAsked,
  type Match,
  type People,
  type PlayerId,
  playerOf,
  playsWargame,
  type Tournament,
} from '@ronde/engine';
import { counterName, type Lang } from '@ronde/language';
import { type Block, type QrBlock, row, space, tableCell, text } from '../paper/block.ts';
import { fitted } from '../paper/font-size.ts';
import { headedRound, type Paper, type Printing } from '../paper/paper.ts';
import type { PaperSentences } from '../paper/sentences/fr.ts';
import { paperSentences } from '../paper/sentences/sentences.ts';
import { shownNames } from '../shown-people.ts';
import { tablesIn } from './tables-in-order.ts';

/** Where a phone that scans the slip of this table goes. */
type TableAddress = (table: number) => string;

interface Slip {
  readonly lang: Lang;
  readonly sentences: PaperSentences;
  readonly tournament: Tournament;
  readonly round: number;
  readonly paper: Pick<Paper, 'head'>;
  readonly table: number;
  readonly players: readonly [PlayerId, PlayerId];
  readonly match: Match;
  readonly name: (player: PlayerId) => string;
  readonly address: TableAddress | null;
}

/**
 * One a table, four a page: who starts first, two scores, two signatures, the table's QR code. `address` null: no phone
 * comes in, so no code.
 */
export function matchSlips(
  tournament: Tournament,
  people: People,
  round: number,
  printing: Printing,
  address: TableAddress | null,
): Paper {
  const sentences = paperSentences(printing.lang, tournament);
  const names = shownNames(tournament, people);
  const paper = headedRound(tournament, round, sentences.slips, printing);
  const draw = playsWargame(tournament) ? wargameSlip : scrabbleSlip;
  const cards = tablesIn(tournament, round).map(({ table, seats: { players }, match }) =>
    draw({
      lang: printing.lang,
      sentences,
      tournament,
      round,
      paper,
      table,
      players,
      match,
      name: names.full,
      address,
    }),
  );
  return { ...paper, body: { kind: 'cards', across: 2, down: 2, cut: true, pad: 8.5, cards } };
}

function top({ sentences, round, table, paper: { head }, tournament }: Slip): readonly Block[] {
  return [
    row(
      'bottom',
      4,
      tableCell(
        'rest',
        text(sentences.Round(round), 14, { bold: true }),
        text(tournament.name, fitted(tournament.name, 55, 11, 'plain')),
        text(head.date, 11),
        text(head.printed, 8),
      ),
      tableCell('auto', text(sentences.table, 11)),
      tableCell('auto', text(String(table), 40, { bold: true })),
    ),
    space(1.5),
    { kind: 'rule', thick: true },
    space(3),
  ];
}

/** Between the margins of a slip, in millimetres. */
const width = 88;

const nameLine = (name: string): Block => text(name, fitted(name, width, 15), { bold: true });

function scrabbleSlip(slip: Slip): readonly Block[] {
  const { sentences, tournament, round, match } = slip;
  const several = tournament.rounds[round - 1]?.bestOf === 3;
  const part = (player: PlayerId): readonly Block[] => [
    nameLine(slip.name(player)),
    several ? beginning(slip, player) : starting(slip, match.starts === player),
    space(2),
    row(
      'bottom',
      several ? 2 : 3,
      ...(several ? gameBoxes(sentences) : [scoreBox(sentences.score, 30)]),
      tableCell('rest', { kind: 'line', height: 14, label: sentences.signature }),
    ),
    space(3.5),
    { kind: 'rule' },
    space(3),
  ];
  const square = { kind: 'box', width: 7, height: 7 } as const;
  return [
    ...top(slip),
    ...slip.players.flatMap(part),
    row(
      'middle',
      2,
      tableCell('auto', text(sentences.blanks, 10.5)),
      tableCell('auto', square),
      tableCell('auto', square),
    ),
    ...foot(slip, sentences.check),
  ];
}

const starting = ({ sentences }: Slip, starts: boolean): Block =>
  text(starts ? sentences.starts : '', 11, starts ? { dot: true } : {});

/** Of two winning games: who begins the first, the other the second; the third is decided when it is needed. */
function beginning({ sentences, match }: Slip, player: PlayerId): Block {
  const games = [1, 2, 3].filter((game) => begins(match, game) === player);
  return text(games.length > 0 ? sentences.startsGames(...games) : '', 11, games.length > 0 ? { dot: true } : {});
}

const scoreBox = (label: string, width: number) =>
  tableCell('auto', { kind: 'box', width, height: 14, label, thick: true });

/** A box a game: the third is filled in where the first two have settled nothing. */
const gameBoxes = (sentences: PaperSentences) => [1, 2, 3].map((game) => scoreBox(sentences.game(game), 18));

function wargameSlip(slip: Slip): readonly Block[] {
  const { sentences, tournament } = slip;
  const army = (player: PlayerId) => armyText(playerOf(tournament, player)?.army);
  const part = (player: PlayerId): readonly Block[] => [
    nameLine(slip.name(player)),
    text(army(player), fitted(army(player), width, 10.5, 'plain')),
    space(1.5),
    row(
      'bottom',
      2.5,
      tableCell('auto', { kind: 'box', width: 22, height: 13, label: sentences.lost, thick: true }),
      tableCell('auto', { kind: 'box', width: 15, height: 13, label: sentences.total }),
      tableCell('auto', { kind: 'box', width: 15, height: 13, label: sentences.points }),
      tableCell('rest', { kind: 'line', height: 13, label: sentences.signature }),
    ),
    ...counted(slip),
    space(2),
    { kind: 'rule' },
    space(2),
  ];
  return [...top(slip), ...slip.players.flatMap(part), ...foot(slip, sentences.checkWargame)];
}

/** A box for each thing that trophies count, two a line. */
function counted({ sentences, tournament, lang }: Slip): readonly Block[] {
  const asked = countersAsked(tournament).map((name) => counterName(lang, name));
  const lines = asked.flatMap((_, i) => (i % 2 === 0 ? [asked.slice(i, i + 2)] : []));
  return lines.flatMap((line, i) => [
    space(1.5),
    row(
      'middle',
      2,
      ...(i === 0 ? [tableCell('auto', text(sentences.trophies, 9))] : []),
      ...line.flatMap((name) => [
        tableCell('auto', { kind: 'box', width: 7, height: 6 }),
        tableCell('auto', text(name, fitted(name, 27, 9, 'plain'))),
      ]),
    ),
  ]);
}

const armyText = (army: Army | undefined): string =>
  army ? `${army.name}${army.number > 0 ? ` (${army.number})` : ''}` : '';

function foot({ sentences, table, address }: Slip, check: string): readonly Block[] {
  const code = address && ({ kind: 'qr', text: address(table), size: 22, alt: sentences.slipAddress(table) } as const);
  return [
    space('rest'),
    row(
      'bottom',
      6,
      tableCell('rest', text(check, 9.5)),
      ...(code ? [tableCell(27, ...scanned(code, sentences.byPhone))] : []),
    ),
  ];
}

const scanned = (code: QrBlock, under: string): readonly Block[] => [
  row('bottom', 0, tableCell('rest'), tableCell(code.size, code), tableCell('rest')),
  space(1),
  text(under, 9, { align: 'center' }),
];
