import type { FederationDocument, PersonId, Presented } from '@ronde/engine/federation/document';
import { pairOf } from '@ronde/engine/federation/document-part';
import { otherFederation, sameLicence, toldApart } from '../lists/who-is-who.ts';
import { facesOf, type KnownPersons, keysOf, sameFace } from './known-persons.ts';

/**
 * Who a player of a document may be. `person`: null for somebody whom no document had before. A doubt is answered by a
 * human being, or stands as it is proposed.
 */
export interface ProposedAnswer {
  readonly player: string;
  readonly person: PersonId | null;
  readonly doubt: IdentityDoubt | null;
}

/**
 * `joined`: taken for the one person of that name, one of the two without licence. `homonyms`: several bear the name, and
 * nothing says which. `other-name`: the licence is of somebody who bears another name. `other-order`: the same words in
 * another order. `same-name`: somebody of that name
 * has another licence. `twice`: another player of the document is that person too.
 */
interface IdentityDoubt {
  readonly code: 'joined' | 'homonyms' | 'other-name' | 'other-order' | 'same-name' | 'twice';
  /** Whom it could be as well. */
  readonly others: readonly PersonId[];
}

/**
 * Who the players of a document are: by licence within its federation, else by name (case, marks and hyphens aside).
 * Two of one document are never one person.
 */
export function proposedAnswers(document: FederationDocument, known: KnownPersons): readonly ProposedAnswer[] {
  const taken = new Set<PersonId>();
  return [...document.people].map(([player, presented]) => {
    const { person, doubt } = proposed(presented, known);
    if (person === null || !taken.has(person)) {
      if (person !== null) taken.add(person);
      return { player, person, doubt };
    }
    return { player, person: null, doubt: { code: 'twice', others: [person] } };
  });
}

type Proposal = Omit<ProposedAnswer, 'player'>;

function proposed(who: Presented, known: KnownPersons): Proposal {
  const keys = keysOf(who);
  const bearers = known.byName.get(keys.name) ?? [];
  const licensed =
    keys.licence === null
      ? []
      : (known.byLicence.get(keys.licence) ?? []).filter((person) =>
          facesOf(known, person).some((face) => sameLicence(face, who)),
        );
  const [member, ...more] = licensed.length > 1 ? licensed.filter((person) => bearers.includes(person)) : licensed;
  if (member !== undefined && more.length === 0)
    return { person: member, doubt: bearers.includes(member) ? null : { code: 'other-name', others: [] } };
  if (licensed.length > 0) return { person: null, doubt: { code: 'homonyms', others: licensed } };
  if (bearers.length === 0) return inOtherOrder(known.byWords.get(keys.words) ?? []);
  return byName(who, bearers, known);
}

/** « Zoé LEFÈVRE » may be LEFÈVRE Zoé: asked about, never joined. */
const inOtherOrder = (others: readonly PersonId[]): Proposal => ({
  person: null,
  doubt: others.length > 0 ? { code: 'other-order', others } : null,
});

/** Nobody has the licence, or there is none. */
function byName(who: Presented, bearers: readonly PersonId[], known: KnownPersons): Proposal {
  const again = answeredBefore(who, bearers, known);
  if (again !== null) return { person: again, doubt: null };
  // Whoever has another licence, or is of another federation, is somebody else.
  const possible = bearers.filter((person) =>
    facesOf(known, person).every((face) => !toldApart(face, who) && !otherFederation(face, who)),
  );
  const [only, ...more] = possible;
  if (only === undefined)
    return { person: null, doubt: bearers.length > 0 ? { code: 'same-name', others: bearers } : null };
  if (more.length > 0 || bearers.length > 1) return { person: null, doubt: { code: 'homonyms', others: bearers } };
  const alike = facesOf(known, only).some((face) => (face.licence === undefined) === (who.licence === undefined));
  return { person: only, doubt: alike ? null : { code: 'joined', others: [] } };
}

/** Who came exactly so before, and was then told apart from every other bearer of the name. */
function answeredBefore(who: Presented, bearers: readonly PersonId[], known: KnownPersons): PersonId | null {
  const [same, ...more] = bearers.filter((person) =>
    known.seen.get(person)?.some(({ presented }) => sameInAll(presented, who)),
  );
  if (same === undefined || more.length > 0 || bearers.length < 2) return null;
  return bearers.every((other) => other === same || known.apart.has(pairOf(same, other))) ? same : null;
}

const sameInAll = (a: Presented, b: Presented): boolean => sameFace(a, b) && a.club === b.club;
