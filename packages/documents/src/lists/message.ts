import { emailInLine } from '@ronde/contract/private-text';
import Papa from 'papaparse';
import { isWholeName, mayBeWholeName } from './first-names.ts';
import { headerKey, headerSaid } from './headers.ts';
import { isNoPerson } from './no-person.ts';
import { isAssent, isReserve } from './statuses.ts';

// What people write in a message becomes a list: one person a line. A table is left as it is.

/** Longer, it is a file of a federation, not what somebody has written. */
const longest = 300_000;

/**
 * The text as a list of lines: « > » of a quoted mail and the time and sender of a chat taken off, several people of
 * one line each on their own, « Nom : DUPONT » below « Prénom : Jean » as a table. Null: it is one already.
 */
export function listInMessage(text: string): string | null {
  if (text.length > longest) return null;
  const given = text.split(/\r\n|\n|\r/u);
  const lines = unsaid(given.map((line) => line.replace(quoted, '')));
  if (isTable(lines)) return said(lines, given);
  return formsAsTable(lines) ?? cellsAsTable(lines) ?? said(lines.flatMap(onePersonALine), given);
}

const said = (lines: readonly string[], given: readonly string[]): string | null =>
  lines.length === given.length && lines.every((line, i) => line === given[i]) ? null : lines.join('\n');

const quoted = /^\s*(?:>\s?)+/u;

/** « [12/11/2026, 10:04] Paul : », « 12/11/2026, 10:04 - Paul: » */
const chatted =
  /^\u200e?\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},?\s(?:à\s)?\d{1,2}[:h]\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?(?:\s[-–])?\s([^:]{1,60}?)\s?:\s/iu;

/** The lines without who said them, where it is a chat. */
function unsaid(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.filter((line) => chatted.test(line)).length * 2 <= filled.length) return lines;
  return lines.map((line) => {
    const bare = line.replace(chatted, '');
    const [, author = ''] = chatted.exec(line) ?? [];
    // « Jean Dupont: moi aussi » is of who says it.
    if (mayBeWholeName(author) && (isAssent(bare) || isReserve(bare)))
      return isAssent(bare) ? author : `${author}, ${bare}`;
    // A sentence says nothing without who said it.
    return isNoPerson(bare) ? line : bare;
  });
}

const mostAbove = 20;
const separator = /[;\t|,]/u;

/** Whether one of the first lines names columns, or most have several pieces that are no names of people. */
function isTable(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '').slice(0, mostAbove);
  return filled.some((line, i) => {
    const fields = line.split(separator).map((cell) => headerSaid(cell.replaceAll('"', ''))?.field);
    if (fields.filter((field) => field !== undefined).length > 1) return true;
    // « Nom | DUPONT » above « Prénom | Jean » is a form.
    const below = headerSaid(filled[i + 1]?.split(separator)[0] ?? '');
    return (fields[0] === 'name' || fields[0] === 'surname') && !below;
  });
}

const label = /^\s*[-•*–·]?\s*\**([\p{L}][\p{L}\p{M}\s'’()°/.-]{0,50}?)\**\s*[:=\t]\s*\**\s*(.*?)\s*$/u;

/** What was filled in of one person, by its label. */
type Form = Map<string, string>;

/** « Nom : DUPONT » and « Prénom : Jean » below each other, person by person; null: it is not so. */
function formsAsTable(lines: readonly string[]): string | null {
  const { titles, people, others } = formsIn(lines);
  const fields = titles.map((title) => headerSaid(title)?.field);
  const named = fields.includes('name') || fields.includes('surname');
  if (!named || new Set(fields.filter(Boolean)).size < 2 || others.length > 3 * people.length + 10) return null;
  const rows = people.map((person) => titles.map((title) => person.get(headerKey(title)) ?? ''));
  const above = others.length > 0 ? [[others.join(' ')]] : [];
  return Papa.unparse([...above, titles, ...rows], { delimiter: ';', newline: '\n' });
}

function formsIn(lines: readonly string[]) {
  const titles = new Map<string, string>();
  const people: Form[] = [];
  const others: string[] = [];
  /** The label whose value stands on the next line. */
  let asked: string | null = null;
  for (const line of lines.map((one) => one.trim())) {
    const [, title = '', value = ''] = label.exec(line) ?? [];
    const key = headerKey(title);
    const isField = title !== '' && !isLong(title) && (people.length > 0 || headerSaid(title) !== null);
    if (isField) {
      if (people.at(-1)?.has(key) ?? true) people.push(new Map());
      people.at(-1)?.set(key, value);
      if (!titles.has(key)) titles.set(key, title);
    } else if (asked !== null && line !== '') people.at(-1)?.set(asked, line);
    else if (line !== '') others.push(line);
    asked = isField && value === '' ? key : null;
  }
  return { titles: [...titles.values()], people, others };
}

const isLong = (title: string): boolean => title.split(/\s+/u).length > 5;

const mostCells = 6;

/** A table whose cells stand below each other, as some programs copy it: name, club, rating; name, club, rating. */
function cellsAsTable(lines: readonly string[]): string | null {
  const cells = lines.map((line) => line.trim()).filter(Boolean);
  const isFigure = (cell: string): boolean => /^\d[\d\s.,]*\*?$/u.test(cell);
  for (let width = 2; width <= mostCells && 2 * width <= cells.length; width++) {
    if (cells.length % width > 0) continue;
    const isName = (cell: string, i: number): boolean => mayBeWholeName(cell) === (i % width === 0);
    const rows = Array.from({ length: cells.length / width }, (_, n) => cells.slice(n * width, (n + 1) * width));
    const rated = rows[0]?.findIndex(isFigure) ?? -1;
    if (rated > 0 && cells.every(isName) && rows.every((row) => isFigure(row[rated] ?? '')))
      return Papa.unparse(rows, { delimiter: ';', newline: '\n' });
  }
  return null;
}

const numbers = /(?:^|\s)\d{1,3}\s?[.)]\s*(?=\p{L})/gu;
/** What stands before somebody: « Inscrits : », « Lyon – » is a line of its own. */
const announced = /^([^:;,\t]{1,80}:)\s*(.+)$/u;

function onePersonALine(line: string): readonly string[] {
  const [, title, rest] = announced.exec(line) ?? [];
  const people = severalIn(rest ?? line);
  if (people.length < 2) return [line];
  return title === undefined ? people : [title, ...people];
}

/** Each of several people that stand in one line; a name and its club are one. */
function severalIn(line: string): readonly string[] {
  const numbered = line.trim().split(numbers).filter(Boolean);
  if (numbered.length > 1 && /^\d{1,3}\s?[.)]/u.test(line.trim()))
    return numbered.map((one) => one.replace(/[\s,;–-]+$/u, ''));
  // « Jean Dupont, Lyon; Paul Martin, Caen »
  const listed = line.split(';').map((one) => one.trim());
  if (listed.every((one) => one.includes(',')) && arePeople(listed.map((one) => one.split(',')[0] ?? '')))
    return listed;
  const pieces = parted(line.trim().replace(/\.$/u, ''));
  return arePeople(pieces) ? pieces.map((piece) => piece.replace(/["“”]/gu, '')) : [];
}

function arePeople(pieces: readonly string[]): boolean {
  const bare = pieces.map(bareName);
  return bare.length > 1 && bare.every(mayBeWholeName) && bare.some(isWholeName) && !pieces.some(isNoPerson);
}

/** By commas and semicolons outside of brackets, « et », « & », « / », a tab. */
const parted = (line: string): readonly string[] =>
  line
    .split(/[;,\t|•](?![^(]*\))|\s(?:et|and|&|\/|\+|-|–)\s(?![^(]*\))/u)
    .map((piece) => piece.trim())
    .filter(Boolean);

/** Without what may stand behind it: « DUPONT Jean (Lyon) 1500 ». */
const bareName = (piece: string): string =>
  piece
    .replace(/^(?:[-•*–·]|\d{1,3}\s?[.)°])\s*/u, '')
    .replace(emailInLine, ' ')
    .replace(/\([^)]*\)|["“”]/gu, ' ')
    .replace(/\s\d{3,4}\*?(?=\s|$)/u, ' ')
    .replace(/\s(?:[1-7][A-D]|SS)(?=\s|$)/u, ' ');
