import type { PlayerId } from '../tournament/state.ts';
import type { FederationDocument, PersonId, Presented } from './document.ts';
import type { FederationFact } from './facts.ts';

// Whoever asks to be forgotten: the results and ratings stay, under a word that is nobody's name.

/** Marks in the place of a name, and of a sentence that spoke of somebody; each reader has words for them (`erasedWords`). */
export const erasedName = 'Personne effacée';
export const erasedSentence = 'Texte effacé';

export type ErasedFact = Extract<FederationFact, { readonly kind: 'erased' }>;

export const erasedFace: Presented = { name: erasedName, erased: true };

/** Its players without name, number, club or year of birth. What ratings are computed from is the same value. */
export function withoutFaces(document: FederationDocument, players: readonly PlayerId[]): FederationDocument {
  const gone = new Set(players.filter((player) => document.people.has(player)));
  if (gone.size === 0) return document;
  const people = [...document.people].map(([player, face]) => [player, gone.has(player) ? erasedFace : face] as const);
  return { ...document, people: new Map(people) };
}

/** Its players who are erased already, by id. */
export const facelessIn = ({ people }: Pick<FederationDocument, 'people'>): readonly PlayerId[] =>
  [...people].flatMap(([player, { erased }]) => (erased ? [player] : []));

/** Of what came since somebody was erased: of a document where they were, they are the same player of it. */
export function erasedBefore(
  documents: ReadonlyMap<number, FederationDocument>,
  { id }: Pick<FederationDocument, 'id'>,
): readonly PlayerId[] {
  return [...documents.values()].flatMap((document) => (document.id === id ? facelessIn(document) : []));
}

/** Whom each erased player of a document is, by `receipt player`. */
export const erasedPlayers = (facts: readonly ErasedFact[]): ReadonlyMap<string, PersonId> =>
  new Map(
    facts.flatMap(({ persons: [kept = ''], players }) =>
      Object.entries(players).flatMap(([receipt, own]) => own.map((player) => [`${receipt} ${player}`, kept] as const)),
    ),
  );
