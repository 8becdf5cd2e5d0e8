import { type RatingRead, readRating } from './rating.ts';
import type { Newcomer } from './use-register.ts';

/** The form of a person, as typed. */
export interface PersonFields {
  readonly name: string;
  readonly rating: string;
  readonly provisional: boolean;
  readonly duplicateSeries: string;
  readonly club: string;
  readonly licence: string;
}

export const emptyPerson: PersonFields = {
  name: '',
  rating: '',
  provisional: false,
  duplicateSeries: '',
  club: '',
  licence: '',
};

export function personFaults({ name, rating }: PersonFields): readonly ('name' | 'rating')[] {
  const faults: ('name' | 'rating')[] = [];
  if (name.trim() === '') faults.push('name');
  if (isFault(readRating(rating))) faults.push('rating');
  return faults;
}

const isFault = ({ kind }: RatingRead): boolean => kind === 'wrong' || kind === 'ambiguous';

/** What was left empty is left out: a missing rating is missing, and so is 0. */
export function newcomerOf(fields: PersonFields): Newcomer {
  const { name, rating, duplicateSeries, club, licence } = trimmed(fields);
  const read = readRating(rating);
  return {
    person: { name, ...(licence === '' ? {} : { licence }) },
    ...(read.kind === 'rating' ? { rating: read.rating } : {}),
    ...(read.kind === 'rating' && (fields.provisional || read.provisional) ? { provisional: true } : {}),
    ...(duplicateSeries === '' ? {} : { duplicateSeries }),
    ...(club === '' ? {} : { club }),
  };
}

function trimmed({ provisional: _, ...texts }: PersonFields) {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.trim()])) as typeof texts;
}
