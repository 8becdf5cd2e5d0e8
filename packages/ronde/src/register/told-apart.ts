import { licenceKey } from '@ronde/contract/lists/licence';
import { frenchKey } from '@ronde/engine/base/french-order';

/** What says that two entries of one name are two people. */
export interface Licensed {
  readonly licence?: string;
  readonly federation?: string;
}

/** Two licences, or one number of two federations. Whoever has no licence is told apart from nobody. */
export function toldApart(a: Licensed, b: Licensed): boolean {
  if (a.licence === undefined || b.licence === undefined) return false;
  return licenceKey(a.licence) !== licenceKey(b.licence) || otherFederation(a, b);
}

/** The same number, and no two federations that differ: a list that leaves the federation out means the same one. */
export const sameLicence = (a: Licensed, b: Licensed): boolean =>
  a.licence !== undefined && b.licence !== undefined && !toldApart(a, b);

const otherFederation = (a: Licensed, b: Licensed): boolean =>
  a.federation !== undefined && b.federation !== undefined && frenchKey(a.federation) !== frenchKey(b.federation);
