import type { ListLine } from '@ronde/contract/http/lists';
import type { Newcomer } from './known.ts';

/** What the director has said of one line. */
export interface LineAnswer {
  /** One person or two, of two equal names. */
  readonly homonym?: 'both' | 'same';
  /** Which of the two readings of a rating. */
  readonly rating?: 'whole' | 'decimal';
  /** The rating that the rules propose, or that of the list; not said: that of the list. */
  readonly start?: 'proposed' | 'listed';
}

export type Answers = ReadonlyMap<number, LineAnswer>;

/** Where a line stands, its answer counted. `done`: nothing to register. */
export type Standing = 'ready' | 'open' | 'done' | 'refused';

export function standingOf(line: ListLine, answer: LineAnswer = {}): Standing {
  switch (line.kind) {
    case 'new':
      return 'ready';
    case 'known':
    case 'repeated':
      return 'done';
    case 'refused':
      return 'refused';
    case 'doubtful':
      if (answer.homonym === 'same') return 'done';
      if (line.homonyms.length > 0 && answer.homonym === undefined) return 'open';
      return line.question && answer.rating === undefined ? 'open' : 'ready';
  }
}

/** Who a line that is ready registers, the rating as it was chosen. */
export function newcomerIn(line: ListLine, answer: LineAnswer = {}): Newcomer | null {
  if (standingOf(line, answer) !== 'ready' || (line.kind !== 'new' && line.kind !== 'doubtful')) return null;
  if (line.proposal && answer.start === 'proposed') {
    const { provisional: _, ...facts } = line.facts;
    return { ...facts, rating: line.proposal.rating };
  }
  if (line.kind === 'new' || !line.question) return line.facts;
  const { whole, decimal } = line.question;
  return { ...line.facts, rating: Number((answer.rating === 'decimal' ? decimal : whole).replace(',', '.')) };
}

/** What is asked about a line: whom it may be, and the rating. Where the others stand in the list changes nothing. */
export function askedOf(line: ListLine): string {
  if (line.kind === 'new' && line.proposal) return JSON.stringify(line.proposal);
  if (line.kind !== 'doubtful') return line.kind;
  const people = line.homonyms.map(({ line: _, ...who }) => who);
  return JSON.stringify([people, line.question?.text]);
}

/** How many lines stand where. */
export function counted(lines: readonly ListLine[], answers: Answers): Readonly<Record<Standing, number>> {
  const counts = { ready: 0, open: 0, done: 0, refused: 0 };
  for (const line of lines) counts[standingOf(line, answers.get(line.line))] += 1;
  return counts;
}

/**
 * The text without the lines that are settled: what was refused or not answered stays to be mended, under the line of
 * headers if there is one.
 */
export function remaining(text: string, lines: readonly ListLine[], answers: Answers): string {
  const typed = text.split(/\r\n|\n|\r/u);
  const left = lines.filter((line) => ['open', 'refused'].includes(standingOf(line, answers.get(line.line))));
  if (left.length === 0) return '';
  const first = Math.min(...lines.map(({ line }) => line));
  return [...typed.slice(0, first - 1), ...left.map(({ line }) => typed[line - 1] ?? '')].join('\n');
}
