import { type Result, refused } from '@ronde/engine';
import { type Card, type CardGame, tournamentOfCards } from './cards.ts';
import { type Adjustment, mostRounds, type ResultFault } from './faults.ts';
import type { ImportedAbout, ReadResults } from './imported-tournament.ts';

// One division of John Chew's tsh, as its own reader takes it: a line a player — name, rating, opponents; scores; then
// fields of a word and its values. Blank lines and lines that begin with # are no players. « 00 » is a value that is
// not there yet. Opponent 0: nobody, and the score is the spread that was credited.

/** Lines longer than any player's: 99 rounds of five values, and a name. */
const longestLine = 20_000;

/** Whether a line is a tsh player’s who has met somebody, or most are players’: « Ronde 2;; » in a table reads like one. */
export function looksLikeTsh(text: string): boolean {
  const lines = linesOf(text).slice(0, 20);
  const players = lines.flatMap(({ text: line }) =>
    line.length < longestLine && /\d;/u.test(line) ? (partsOf(line) ?? []) : [],
  );
  return players.some(({ met }) => met !== '') || (players.length > 0 && players.length * 2 >= lines.length);
}

export function readTsh(text: string): ReadResults {
  const faults: ResultFault[] = [];
  const cards: Card[] = [];
  const unknown = new Set<string>();
  for (const { line, text: row } of linesOf(text)) {
    const read = row.length > longestLine ? null : cardOf(row.includes(';') ? row : `${row};`, line, unknown);
    if (!read) faults.push({ code: 'unreadable-line', line, found: row.slice(0, 80) });
    else if (read.ok) cards.push(read.value);
    else faults.push(read.refusal);
  }
  if (faults.length > 0) return refused(faults.slice(0, 50));
  const adjustments = [...unknown].map((field): Adjustment => ({ code: 'field-left-out', field }));
  return tournamentOfCards(cards, { source: 'tsh', about: aboutIn(text), adjustments, sections: [], section: 0 });
}

interface Line {
  readonly line: number;
  readonly text: string;
}

const linesOf = (text: string): readonly Line[] =>
  text
    .split(/\r\n|\n|\r/u)
    .map((row, i) => ({ line: i + 1, text: row.trim() }))
    .filter(({ text: row }) => row !== '' && !row.startsWith('#'));

/** What is said of the tournament in lines of comment, which tsh keeps. */
function aboutIn(text: string): ImportedAbout {
  const keys = { name: 'name', date: 'date', end: 'endDate', place: 'place' } as const;
  const said = text.split(/\r\n|\n|\r/u).flatMap((line) => {
    const [, key = '', value = ''] = line.length > 300 ? [] : (/^#(\w+) +(.+)$/u.exec(line) ?? []);
    return Object.hasOwn(keys, key) ? [[keys[key as keyof typeof keys], value.trim()] as const] : [];
  });
  return Object.fromEntries(said.filter(([key, value]) => !key.endsWith('ate') || /^\d{4}-\d\d-\d\d$/u.test(value)));
}

interface LineParts {
  readonly name: string;
  readonly rating: string;
  readonly met: string;
  readonly scored: string;
  readonly rest: string;
}

/**
 * A line parted as tsh does it: the rating is the first figure behind which only figures come. Word by word and not by
 * one pattern: a hostile line would be tried in thousands of ways.
 */
function partsOf(row: string): LineParts | null {
  const [head = '', scored = '', ...rest] = row.split(';');
  const said = head.trim().split(/\s+/u);
  const last = said.findLastIndex((word) => !/^\d+$/u.test(word));
  const at = last > 0 && /^\d+(?:[.+]\d+)+$/u.test(said[last] ?? '') ? last : last + 1;
  const rating = said[at];
  if (at < 1 || rating === undefined || !/^[-\d\s]*$/u.test(scored)) return null;
  return { name: said.slice(0, at).join(' '), rating, met: said.slice(at + 1).join(' '), scored, rest: rest.join(';') };
}

function cardOf(row: string, line: number, unknown: Set<string>): Result<Card, ResultFault> | null {
  const parts = partsOf(row);
  if (!parts) return null;
  const { name, rating, met, scored, rest } = parts;
  const opponents = valuesOf(met);
  const scores = valuesOf(scored);
  if (scores.length > opponents.length)
    return refused({ code: 'scores-count', line, found: scores.length, expected: opponents.length });
  if (opponents.length > mostRounds)
    return refused({ code: 'too-many-rounds', found: opponents.length, most: mostRounds });
  const fields = fieldsOf(rest);
  for (const field of fields.keys()) if (!taken.has(field)) unknown.add(field);
  const [p12, board] = [valuesOf(fields.get('p12') ?? ''), valuesOf(fields.get('board') ?? '')];
  const games = opponents.map((opponent, i): CardGame => {
    const start = p12[i];
    return {
      opponent: opponent === 0 ? null : opponent,
      score: scores[i] ?? null,
      first: start === 1 ? true : start === 2 ? false : null,
      table: board[i] ?? null,
    };
  });
  const own = Number(rating.split('+')[0]);
  const played =
    opponents.findLastIndex((opponent, i) => opponent !== 0 || (scores[i] ?? 0) !== 0 || (board[i] ?? 0) > 0) + 1;
  const gone = fields.has('off') && { left: played };
  return {
    ok: true,
    value: {
      line,
      name,
      ...(own > 0 && { rating: own }),
      ...gone,
      games: games.filter((game, i) => !isUnpaired(game, opponents[i])),
    },
  };
}

const taken: ReadonlySet<string> = new Set(['p12', 'board', 'off']);

/** A place that is kept free for an opponent to come. */
const isUnpaired = ({ score }: CardGame, opponent: number | null | undefined): boolean =>
  (opponent === null || opponent === undefined) && score === null;

const valuesOf = (text: string): readonly (number | null)[] =>
  text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => (word === '00' || !/^-?\d+$/u.test(word) ? null : Number(word)));

function fieldsOf(rest: string): ReadonlyMap<string, string> {
  const fields = rest.split(';').flatMap((field) => {
    const [, key, values = ''] = /^\s*(\S+)\s*(.*)$/u.exec(field) ?? [];
    return key === undefined ? [] : [[key, values] as const];
  });
  return new Map(fields);
}

/** The file of a division: in Latin-1, which tsh takes for granted, or in UTF-8 behind its mark where that is too few. */
export function toTsh(cards: readonly Card[], about: ImportedAbout): Uint8Array {
  const said = [
    ['name', about.name],
    ['date', about.date],
    ['end', about.endDate],
    ['place', about.place],
  ].flatMap(([key, value]) => (value === undefined ? [] : [`#${key} ${value}`]));
  const text = [...said, ...cards.map(tshLine)].map((line) => `${line}\n`).join('');
  const narrow = Array.from(text).every((letter) => (letter.codePointAt(0) ?? 0) < 256);
  return narrow ? Uint8Array.from(text, (letter) => letter.charCodeAt(0)) : new TextEncoder().encode(`\ufeff${text}`);
}

function tshLine({ name, rating = 0, games, left }: Card): string {
  const scores = games.map(({ score }) => (score === null ? '00' : String(score)));
  while (scores.at(-1) === '00') scores.pop();
  const starts = games.map(({ opponent, first }) => (opponent === null ? 0 : first === null ? 4 : first ? 1 : 2));
  const parts = [
    `${name.padEnd(22)} ${String(rating).padStart(5)} ${games.map(({ opponent }) => opponent ?? 0).join(' ')}`,
    scores.join(' '),
    ...(games.length > 0 ? [`board ${games.map(({ table }) => table ?? 0).join(' ')}`] : []),
    ...(left === undefined ? [] : ['off 0']),
    ...(games.length > 0 ? [`p12 ${starts.join(' ')}`] : []),
  ];
  return parts.join('; ');
}
