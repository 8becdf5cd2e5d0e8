import { readCohesion } from '@ronde/contract/lists/army';
import { type RatingRead, readRating } from '@ronde/contract/lists/rating';
import { duplicateSeriesOf } from '@ronde/engine/rating/provisional';
import { type ArmyFields, noArmy, readArmy } from '../roster/army-form.tsx';
import type { Newcomer } from './known.ts';

/** The form of a person, as typed. */
export interface PersonFields {
  readonly name: string;
  readonly rating: string;
  readonly provisional: boolean;
  readonly duplicateSeries: string;
  readonly club: string;
  readonly licence: string;
  readonly birthYear: string;
  readonly army: ArmyFields;
  readonly cohesion: string;
  /** Plays only where somebody would have no opponent. */
  readonly spare?: boolean;
}

export const emptyPerson: PersonFields = {
  name: '',
  rating: '',
  provisional: false,
  duplicateSeries: '',
  club: '',
  licence: '',
  birthYear: '',
  army: noArmy,
  cohesion: '',
};

type PersonFault = 'name' | 'rating' | 'duplicateSeries' | 'birthYear' | 'army' | 'cohesion';

/** `decimals`: whether a rating may have some, as an Elo. */
export function personFaults(fields: PersonFields, decimals = false): readonly PersonFault[] {
  const series = fields.duplicateSeries.trim();
  const year = fields.birthYear.trim();
  const faults: readonly (readonly [PersonFault, boolean])[] = [
    ['name', fields.name.trim() === ''],
    ['rating', isFault(readRating(fields.rating, decimals))],
    ['duplicateSeries', series !== '' && duplicateSeriesOf(series) === null],
    ['birthYear', year !== '' && !/^(19|20)\d{2}$/.test(year)],
    ['army', readArmy(fields.army) === null],
    ['cohesion', readCohesion(fields.cohesion) === null],
  ];
  return faults.filter(([, wrong]) => wrong).map(([fault]) => fault);
}

const isFault = ({ kind }: RatingRead): boolean => kind === 'wrong' || kind === 'ambiguous';

/** What was left empty is left out: a missing rating is missing, and so is 0. */
export function newcomerOf(fields: PersonFields, decimals = false): Newcomer {
  const read = readRating(fields.rating, decimals);
  const army = readArmy(fields.army);
  const cohesion = readCohesion(fields.cohesion);
  const [licence, club, duplicateSeries, birthYear] = [
    fields.licence.trim(),
    fields.club.trim(),
    fields.duplicateSeries.trim(),
    fields.birthYear.trim(),
  ];
  return {
    person: {
      name: fields.name.trim(),
      ...(licence === '' ? {} : { licence }),
      ...(birthYear === '' ? {} : { birthYear: Number(birthYear) }),
      ...(cohesion ? { marks: { cohesion } } : {}),
    },
    ...(read.kind === 'rating' ? { rating: read.rating } : {}),
    ...(read.kind === 'rating' && (fields.provisional || read.provisional) ? { provisional: true } : {}),
    ...(duplicateSeries === '' ? {} : { duplicateSeries }),
    ...(club === '' ? {} : { club }),
    ...(army ? { army } : {}),
    ...(fields.spare ? { spare: true } : {}),
  };
}
