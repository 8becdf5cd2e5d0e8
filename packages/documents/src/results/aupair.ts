import { ok, type Result, refused } from '@ronde/engine';
import { type Card, type CardGame, tournamentOfCards } from './cards.ts';
import { latin } from './cards-of.ts';
import { type Adjustment, mostRounds, type ResultFault } from './faults.ts';
import type { ImportedAbout, ReadResults } from './imported-tournament.ts';

// A tournament of Barry Harridge's AUPAIR (.TOU), as the raters of the international federation read it. The first line
// is a star, a letter, the day and the name; a star begins a section; then a line a player: the name in twenty columns,
// and for each round the score and the opponent's number. 2000 is added to a score that won, 1000 to one that drew; a
// plus before the opponent: that player began. Who is their own opponent has none.

const headPattern = /^\*.(\d\d)\.(\d\d)\.(\d{4}) ?(.*)$/u;
const end = /^\*{3} END OF FILE \*{3}\s*$/u;
const longestLine = 2000;

export const looksLikeAupair = (text: string): boolean => headPattern.test(text.split(/\r\n|\n|\r/u, 1)[0] ?? '');

/** `section`: by its place, where there are several. */
export function readAupair(text: string, section = 0): ReadResults {
  const lines = text.split(/\r\n|\n|\r/u).map((row, i) => ({ line: i + 1, row: row.trimEnd() }));
  const [, day, month, year, name = ''] = headPattern.exec(lines[0]?.row ?? '') ?? [];
  if (year === undefined) return refused([{ code: 'no-header', line: 1, found: (lines[0]?.row ?? '').slice(0, 80) }]);
  const last = lines.findIndex(({ row }) => end.test(row));
  if (last < 0) return refused([{ code: 'cut-short', line: lines.findLastIndex(({ row }) => row !== '') + 1 }]);
  const sections = sectionsOf(lines.slice(1, last));
  const chosen = sections[section];
  if (!chosen) return refused([{ code: 'no-players' }]);
  const read = cardsIn(chosen.lines);
  if (!read.ok) return read;
  const date = `${year}-${month}-${day}`;
  const real = !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);
  return tournamentOfCards(read.value.cards, {
    source: 'aupair',
    about: { ...(name.trim() !== '' && { name: name.trim() }), ...(real && { date }) },
    adjustments: read.value.adjustments,
    sections: sections.map(({ title }) => title),
    section,
  });
}

interface Line {
  readonly line: number;
  readonly row: string;
}

/** A head that is written again for a further section says nothing new. */
function sectionsOf(lines: readonly Line[]) {
  const sections: { readonly title: string; readonly lines: Line[] }[] = [];
  for (const one of lines) {
    if (headPattern.test(one.row)) continue;
    if (one.row.startsWith('*')) sections.push({ title: one.row.slice(1).trim(), lines: [] });
    else if (one.row.trim() !== '') {
      if (sections.length === 0) sections.push({ title: '', lines: [] });
      sections.at(-1)?.lines.push(one);
    }
  }
  return sections;
}

interface Cards {
  readonly cards: readonly Card[];
  readonly adjustments: readonly Adjustment[];
}

function cardsIn(lines: readonly Line[]): Result<Cards, readonly ResultFault[]> {
  const cards: Card[] = [];
  const faults: ResultFault[] = [];
  const adjustments: Adjustment[] = [];
  for (const { line, row } of lines) {
    // The best word of the section, or none: a number behind spaces.
    if (line === lines[0]?.line && /^\s|^\D*\d+$/u.test(row)) continue;
    const card = row.length > longestLine ? null : cardOf(line, row, cards.length + 1, adjustments);
    if (card) cards.push(card);
    else faults.push({ code: 'unreadable-line', line, found: row.slice(0, 80) });
  }
  const expected = cards[0]?.games.length ?? 0;
  for (const { line, games } of cards) {
    if (games.length !== expected) faults.push({ code: 'games-count', line, found: games.length, expected });
    if (games.length > mostRounds) faults.push({ code: 'too-many-rounds', found: games.length, most: mostRounds });
  }
  return faults.length > 0 ? refused(faults.slice(0, 50)) : ok({ cards, adjustments });
}

function cardOf(line: number, row: string, number: number, adjustments: Adjustment[]): Card | null {
  const words = row.trim().split(/\s+/u);
  const from = words.findIndex((word) => figure.test(word));
  const name = (from < 0 ? words : words.slice(0, from)).join(' ');
  const pairs = from < 0 ? [] : pairsOf(words.slice(from));
  if (name === '' || !pairs) return null;
  const games = pairs.map(([written, against], i): CardGame => {
    const { score, won } = decoded(written);
    const opponent = Number(against.replace('+', ''));
    if (opponent !== number) return { opponent, score, won, first: against.startsWith('+'), table: null };
    const amount = won === 'win' || score < 0 ? score : 0;
    if (amount !== score) adjustments.push({ code: 'bye-not-won', round: i + 1, name, found: score });
    return { opponent: null, score: amount, first: null, table: null };
  });
  return { line, name, games };
}

const figure = /^[+-]?\d+$|^2-\d+$/u;

/** A score and an opponent for each round; null: what stands there are no pairs. « 2 50 » is a score of 2050. */
function pairsOf(words: readonly string[]): readonly (readonly [string, string])[] | null {
  const pairs: (readonly [string, string])[] = [];
  let at = 0;
  while (at < words.length) {
    let score = words[at] ?? '';
    const isApart = (words.length - at) % 2 === 1 && /^[12]$/u.test(score);
    if (isApart) score = String(1000 * Number(score) + Number(words[++at]));
    const against = words[at + 1];
    if (against === undefined || !/^\+?\d+$/u.test(against) || !/^(?:-?\d+|2-\d+)$/u.test(score)) return null;
    pairs.push([score, against]);
    at += 2;
  }
  return pairs;
}

function decoded(written: string): { readonly score: number; readonly won: 'win' | 'tie' | 'loss' } {
  // A game may be won on heavy racks: 1988, or « 2-12 », is a win with −12.
  const coded = written.startsWith('2-') ? 2000 + Number(written.slice(1)) : Number(written);
  if (coded > 1950) return { score: coded - 2000, won: 'win' };
  return coded >= 1000 ? { score: coded - 1000, won: 'tie' } : { score: coded, won: 'loss' };
}

/** Columns of a name. */
export const aupairName = 20;

/** Latin letters without marks and the line ends of its time, as the program itself writes them. */
export function toAupair(cards: readonly Card[], about: ImportedAbout, section: string): Uint8Array {
  const [year = '2000', month = '01', day = '01'] = (about.date ?? '').split('-');
  const wide = cards.length > 99;
  const lines = [
    `*M${day}.${month}.${year} ${latin(about.name ?? '')}`,
    `*${latin(section)}`,
    `${' '.repeat(38)}0`,
    ...cards.map(
      (card, i) => `${card.name.padEnd(aupairName)}${card.games.map((game) => block(game, i + 1, wide)).join('')}`,
    ),
    '*** END OF FILE ***',
  ];
  return new TextEncoder().encode(lines.map((line) => `${line}\r\n`).join(''));
}

function block({ opponent, score, first, won }: CardGame, own: number, wide: boolean): string {
  const scored = score ?? 0;
  const added = won === 'win' || (opponent === null && scored > 0) ? 2000 : won === 'tie' ? 1000 : 0;
  // From a hundred players on the opponent’s number takes a column more.
  const against = `${first ? '+' : ''}${opponent ?? own}`.padStart(wide ? 4 : 3);
  return ` ${String(added + scored).padStart(4)} ${against}`;
}
