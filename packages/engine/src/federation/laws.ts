import { differing } from '../base/layered-map.ts';
import type { PlayerId } from '../tournament/state.ts';
import type { FederationDocument, PersonId } from './document.ts';
import type { FederationState } from './state.ts';

export type BrokenLaw =
  /** Two players of one document would be one person. */
  | {
      readonly code: 'twice-in-one';
      readonly document: string;
      readonly person: PersonId;
      readonly players: readonly PlayerId[];
    }
  /** Of whoever was erased nothing new is said: a name would come back. */
  | { readonly code: 'person-erased'; readonly person: PersonId };

/**
 * The laws of every state: in no document that counts are two players one person, and nobody who was erased has a name.
 * `before`: a state of which they hold. Null: they hold.
 */
export function brokenLaw(
  next: FederationState,
  before: FederationState,
  documents: ReadonlyMap<number, FederationDocument>,
): BrokenLaw | null {
  const told = [...next.merged].find(([gone, kept]) => next.erased.has(gone) && !next.erased.has(kept));
  if (told) return { code: 'person-erased', person: told[0] };
  // They held of every document that stays as it was.
  for (const document of differing(next.counted, before.counted)) {
    const counted = next.counted.get(document);
    if (!counted) continue;
    const { people, receipt } = counted;
    const named = namedIn(documents.get(receipt), people, next.erased);
    if (named !== undefined) return { code: 'person-erased', person: named };
    const first = new Map<PersonId, PlayerId>();
    for (const [player, person] of people) {
      const other = first.get(person);
      if (other !== undefined) return { code: 'twice-in-one', document, person, players: [other, player] };
      first.set(person, player);
    }
  }
  return null;
}

/** An erased person whom a document would name again. */
function namedIn(
  document: FederationDocument | undefined,
  people: ReadonlyMap<PlayerId, PersonId>,
  erased: FederationState['erased'],
): PersonId | undefined {
  if (erased.size === 0) return undefined;
  return [...people].find(([player, person]) => erased.has(person) && !document?.people.get(player)?.erased)?.[1];
}
