import type { RegistrationRequestView } from '@ronde/contract/http/registration-requests';
import { type Identity, nameKey, sameLicence } from '@ronde/contract/lists/who-is-who';

/** Somebody who is registered, as the lists call them. */
export interface Registered extends Identity {
  readonly id: string;
  /** With what tells them apart: « BAKER Bob (York) ». */
  readonly full: string;
}

/**
 * What is to be looked at before somebody is registered. `asked`: another request may be of the same person, by its
 * address, its licence or its name; `registered`: somebody of this name, in either order; `licence`: of this licence.
 */
export type RequestDoubt =
  | { readonly kind: 'asked'; readonly by: 'email' | 'licence' | 'name'; readonly place: number; readonly name: string }
  | { readonly kind: 'registered'; readonly name: string }
  | { readonly kind: 'licence'; readonly name: string };

/** The doubts of one request, of which those who were erased and those who were registered through it are none. */
export function doubtsOf(
  one: RegistrationRequestView,
  requests: readonly RegistrationRequestView[],
  registered: readonly Registered[],
): readonly RequestDoubt[] {
  const twins = requests.flatMap((other): readonly RequestDoubt[] => {
    if (other.id === one.id || other.name === '' || other.state === 'refused') return [];
    const by = sharedBy(one, other);
    return by === null ? [] : [{ kind: 'asked', by, place: other.place, name: other.name }];
  });
  const said = new Set(requests.flatMap(({ id, player }) => (id !== one.id && player !== undefined ? [player] : [])));
  const known = registered.flatMap((person): readonly RequestDoubt[] => {
    if (person.id === one.player) return [];
    if (sameLicence(one, person)) return [{ kind: 'licence', name: person.full }];
    // Who came by another request is named with it.
    if (said.has(person.id) && twins.length > 0) return [];
    return nameKey(one.name) === nameKey(person.name) ? [{ kind: 'registered', name: person.full }] : [];
  });
  return [...twins, ...known];
}

function sharedBy(one: RegistrationRequestView, other: RegistrationRequestView): 'email' | 'licence' | 'name' | null {
  if (one.email !== undefined && one.email.toLowerCase() === other.email?.toLowerCase()) return 'email';
  if (sameLicence(one, other)) return 'licence';
  return nameKey(one.name) === nameKey(other.name) ? 'name' : null;
}

/** Which one of the places somebody registered now would take; null: a place is free, or nobody has counted them. */
export const beyondPlaces = (taken: number, places: number | null | undefined): number | null =>
  typeof places === 'number' && taken >= places ? taken + 1 : null;
