import type { ListLine, ListUpdate } from '@ronde/contract/http/list-lines';
import type { ListDraft } from '../../lists/list-source.ts';
import type { Newcomer } from './known.ts';

/** What the director has said of one line. */
export interface LineAnswer {
  /** One person or two, of two equal names. */
  readonly homonym?: 'both' | 'same';
  /** Which of the two readings of a rating, or that it is none. */
  readonly rating?: 'whole' | 'decimal' | 'none';
  /** What the list says otherwise of somebody who is registered. */
  readonly update?: 'take' | 'leave';
  /** An entry that is not plainly agreed. */
  readonly status?: 'enter' | 'leave';
  /** Written « NOM Prénom » where that is proposed, or as it stands; not said: as proposed. */
  readonly name?: 'proposed' | 'typed';
  /** Which of the known armies that are near to the one of the list; not said: as it stands. */
  readonly army?: number;
  /** The rating that the rules propose, or that of the list; not said: that of the list. */
  readonly start?: 'proposed' | 'listed';
}

export type Answers = ReadonlyMap<number, LineAnswer>;

/** Where a line stands, its answer counted. `done`: nothing to register. `left`: nobody stands on it, and nothing is to be mended. */
type LineStanding = 'ready' | 'open' | 'done' | 'refused' | 'left';

export function standingOf(line: ListLine, answer: LineAnswer = {}): LineStanding {
  switch (line.kind) {
    case 'new':
      return 'ready';
    case 'known':
      return line.facts && answer.homonym === 'both' ? 'ready' : 'done';
    case 'repeated':
      return 'done';
    case 'refused':
      return line.fault.code === 'no-person' ? 'left' : 'refused';
    case 'doubtful':
      if ((answer.homonym === 'same' && !line.known) || answer.status === 'leave') return 'done';
      if (line.status !== null && answer.status === undefined) return 'open';
      if (line.homonyms.length > 0 && answer.homonym === undefined) return 'open';
      return line.question && answer.rating === undefined ? 'open' : 'ready';
  }
}

export type Updating = Extract<ListLine, { kind: 'known' }> & { readonly update: ListUpdate };

/** Whether the list says otherwise of somebody who is registered. */
export const isUpdating = (line: ListLine, answer?: LineAnswer): line is Updating =>
  line.kind === 'known' && line.update !== undefined && answer?.homonym !== 'both';

/** The army of a line, as the list has it. */
export function armyIn(line: ListLine): string {
  if (line.kind === 'known') return line.update?.facts?.to.army?.name ?? '';
  return line.kind === 'new' || line.kind === 'doubtful' ? (line.facts.army?.name ?? '') : '';
}

/** What is taken of the facts of the rules, with the army that was chosen. */
export function factsTaken({ update: { facts }, armies }: Updating, { army }: LineAnswer = {}): ListUpdate['facts'] {
  const near = army === undefined ? undefined : armies?.[army];
  return facts && near ? { ...facts, to: { ...facts.to, army: near } } : facts;
}

/** Who a line that is ready registers, the rating as it was chosen. */
export function newcomerIn(line: ListLine, answer: LineAnswer = {}): Newcomer | null {
  if (standingOf(line, answer) !== 'ready') return null;
  if (line.kind === 'known') return line.facts ?? null;
  if (line.kind !== 'new' && line.kind !== 'doubtful') return null;
  if (line.kind === 'doubtful' && line.known && answer.homonym === 'same') return rated(line, line.known, answer);
  const facts = factsNamed(line, answer);
  if (line.proposal && answer.start === 'proposed') {
    const { provisional: _, ...others } = facts;
    return { ...others, rating: line.proposal.rating };
  }
  return rated(line, facts, answer);
}

/** With the rating as it was chosen. */
function rated(line: Somebody, facts: Somebody['facts'], answer: LineAnswer): Newcomer {
  if (line.kind === 'new' || !line.question || answer.rating === 'none') return facts;
  const { whole, decimal } = line.question;
  return { ...facts, rating: Number((answer.rating === 'decimal' ? decimal : whole).replace(',', '.')) };
}

type Somebody = Extract<ListLine, { kind: 'new' | 'doubtful' }>;

/** As the line is registered: the name as it is proposed, if nobody keeps what was typed, and the army as chosen. */
export function factsNamed({ facts, spelling, armies }: Somebody, { name, army }: LineAnswer = {}): Somebody['facts'] {
  const near = army === undefined ? undefined : armies?.[army];
  return {
    ...facts,
    ...(spelling !== undefined && name !== 'typed' && { person: { ...facts.person, name: spelling } }),
    ...(near && { army: near }),
  };
}

/** What is asked about a line: whom it may be, and the rating. Where the others stand in the list changes nothing. */
export function askedOf(line: ListLine): string {
  if (isUpdating(line)) return JSON.stringify(line.update.differences);
  if (line.kind === 'new' && (line.proposal || line.armies)) return JSON.stringify([line.proposal, line.armies]);
  if (line.kind !== 'doubtful') return line.kind;
  const people = line.homonyms.map(({ line: _, ...who }) => who);
  return JSON.stringify([people, line.question?.text]);
}

/** How many lines stand where. */
export function countedLines(lines: readonly ListLine[], answers: Answers): Readonly<Record<LineStanding, number>> {
  const counts = { ready: 0, open: 0, done: 0, refused: 0, left: 0 };
  for (const line of lines) counts[standingOf(line, answers.get(line.line))] += 1;
  return counts;
}

/**
 * The text without the lines that are settled: what was refused or not answered stays to be mended, under the line of
 * headers if there is one.
 */
export function linesRemaining(text: string, lines: readonly ListLine[], answers: Answers): string {
  const typed = text.split(/\r\n|\n|\r/u);
  const left = lines.filter((line) => ['open', 'refused'].includes(standingOf(line, answers.get(line.line))));
  if (left.length === 0) return '';
  const first = Math.min(...lines.map(({ line }) => line));
  return [...typed.slice(0, first - 1), ...left.map(({ line }) => typed[line - 1] ?? '')].join('\n');
}

/** What was said once for the whole list. */
export function saidOfAll(line: ListLine, { names, statuses }: ListDraft): LineAnswer {
  const status = line.kind === 'doubtful' && line.status !== null ? statuses[line.status] : undefined;
  return { name: names, ...(status && { status }) };
}
