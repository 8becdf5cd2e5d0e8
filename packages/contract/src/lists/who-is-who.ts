import { frenchKey } from '@ronde/engine/base/french-order';

/** What says who somebody is, in the register, in a list, in a tournament. */
export interface Identity {
  readonly name: string;
  readonly licence?: string | undefined;
  readonly federation?: string | undefined;
}

type Licensed = Omit<Identity, 'name'>;

/** Two licences, or one number of two federations. Whoever has no licence is told apart from nobody. */
export function toldApart(a: Licensed, b: Licensed): boolean {
  if (a.licence === undefined || b.licence === undefined) return false;
  return licenceKey(a.licence) !== licenceKey(b.licence) || otherFederation(a, b);
}

/** The same number, and no two federations that differ: a list that leaves the federation out means the same one. */
export const sameLicence = (a: Licensed, b: Licensed): boolean =>
  a.licence !== undefined && b.licence !== undefined && !toldApart(a, b);

export const sameName = (a: Identity, b: Identity): boolean => frenchKey(a.name) === frenchKey(b.name);

/** A name whatever the order of its words: « LEFÈVRE Zoé », « Zoé LEFÈVRE » and « Lefèvre, Zoé » may be one (LIST-06). */
export const nameKey = (name: string): string =>
  frenchKey(name)
    .split(/[\s,]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');

export const sameWords = (a: Identity, b: Identity): boolean => nameKey(a.name) === nameKey(b.name);

/** What somebody is kept under: their licence within their federation, else their name. */
export const identityOf = ({ name, licence, federation = '' }: Identity): string =>
  licence === undefined ? `name ${frenchKey(name)}` : `licence ${frenchKey(federation)} ${licenceKey(licence)}`;

export const otherFederation = (a: Licensed, b: Licensed): boolean =>
  a.federation !== undefined && b.federation !== undefined && frenchKey(a.federation) !== frenchKey(b.federation);

/**
 * Whom a licence means among those who are known. Where several have the number (a federation is left out), those who
 * stand under the very same identity or bear the name. Where nobody has it, those of the name (or, without one,
 * anybody) of whose licence leading zeros alone are missing, or too many.
 */
export function meantBy<T extends Identity>(who: Identity, known: readonly T[]): readonly T[] {
  const same = known.filter((one) => sameLicence(one, who));
  if (same.length === 0) return known.filter((one) => lostZeros(one, who) && (who.name === '' || sameWords(one, who)));
  if (same.length < 2) return same;
  return same.filter((one) => identityOf(one) === identityOf(who) || sameName(one, who));
}

/** Case and spaces do not tell two licences apart. */
export const licenceKey = (licence: string): string => licence.replace(/\s+/gu, '').toLowerCase();

/** Without the leading zeros that a spreadsheet takes away: what a licence is looked up by. */
export const licenceNumber = (licence: string): string => licenceKey(licence).replace(/^0+(?=.)/u, '');

/** Two licences that leading zeros alone tell apart: one person, if the names are one too; else it is asked about. */
export const lostZeros = (a: Licensed, b: Licensed): boolean =>
  a.licence !== undefined &&
  b.licence !== undefined &&
  licenceKey(a.licence) !== licenceKey(b.licence) &&
  licenceNumber(a.licence) === licenceNumber(b.licence) &&
  !otherFederation(a, b);

/** Of two licences that zeros tell apart, the one that has kept them. */
export const withZeros = <T extends Licensed>(one: T, other: Licensed): T =>
  lostZeros(one, other) && licenceKey(other.licence ?? '').length > licenceKey(one.licence ?? '').length
    ? { ...one, licence: other.licence }
    : one;
