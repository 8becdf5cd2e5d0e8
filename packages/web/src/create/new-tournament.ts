import type { CreationBody } from '@ronde/contract/http/creation';

/** What stands in the fields, as typed. */
export interface Fields {
  readonly name: string;
  readonly place: string;
  readonly date: string;
  readonly expected: string;
  readonly rounds: string;
}

/** Each field that stands in the way, in the order of the page. */
export type Fault = 'name' | 'date' | 'expected' | 'too-few' | 'rounds' | 'no-rounds';

/** The field that a fault is about. */
export function fieldOf(fault: Fault): keyof Fields {
  if (fault === 'too-few') return 'expected';
  return fault === 'no-rounds' ? 'rounds' : fault;
}

const whole = /^\d{1,3}$/;

/** The number typed; null for nothing or anything else. */
export function wholeNumber(text: string): number | null {
  return whole.test(text.trim()) ? Number(text.trim()) : null;
}

export function faults(fields: Fields, fewest: number): readonly Fault[] {
  const expected = wholeNumber(fields.expected);
  const rounds = wholeNumber(fields.rounds);
  const found: Fault[] = [];
  if (fields.name.trim() === '') found.push('name');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(fields.date)) found.push('date');
  // Nobody knows yet how many will come: the number of rounds is then settled at the draw.
  if (expected === null && fields.expected.trim() !== '') found.push('expected');
  if (expected !== null && expected < fewest) found.push('too-few');
  if (rounds === null && fields.rounds.trim() !== '') found.push('rounds');
  if (rounds === 0) found.push('no-rounds');
  return found;
}

/** Rounds are written down only where they differ from the rule, so that the rule follows the registrations. */
export function creationBody(fields: Fields, seed: number, ruleRounds: number): CreationBody {
  const place = fields.place.trim();
  const expected = wholeNumber(fields.expected);
  const rounds = wholeNumber(fields.rounds);
  return {
    name: fields.name.trim(),
    format: 'classique',
    date: fields.date,
    ...(place === '' ? {} : { place }),
    ...(expected === null ? {} : { expected }),
    seed,
    settings: rounds === null || rounds === ruleRounds ? {} : { rounds },
  };
}
