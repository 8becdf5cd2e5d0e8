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
export type Fault = 'name' | 'date' | 'expected' | 'rounds';

const whole = /^\d{1,3}$/;

/** The number typed; null for nothing or anything else. */
export function wholeNumber(text: string): number | null {
  return whole.test(text.trim()) ? Number(text.trim()) : null;
}

export function faults(fields: Fields, fewest: number): readonly Fault[] {
  const expected = wholeNumber(fields.expected);
  const found: Fault[] = [];
  if (fields.name.trim() === '') found.push('name');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(fields.date)) found.push('date');
  if (expected === null || expected < fewest) found.push('expected');
  if (fields.rounds.trim() !== '' && !wholeNumber(fields.rounds)) found.push('rounds');
  return found;
}

/** Rounds are written down only where they differ from the rule, so that the rule follows the registrations. */
export function creationBody(fields: Fields, seed: number, ruleRounds: number): CreationBody {
  const place = fields.place.trim();
  const rounds = wholeNumber(fields.rounds);
  return {
    name: fields.name.trim(),
    format: 'classique',
    date: fields.date,
    ...(place === '' ? {} : { place }),
    expected: wholeNumber(fields.expected) ?? 0,
    seed,
    settings: rounds === null || rounds === ruleRounds ? {} : { rounds },
  };
}
