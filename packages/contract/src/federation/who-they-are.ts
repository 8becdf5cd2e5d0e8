import { frenchKey } from '@ronde/engine/base/french-order';
import type { FederationDocument, PersonId, Presented } from '@ronde/engine/federation/document';
import { type FederationState, pairOf } from '@ronde/engine/federation/state';
import { licenceKey, otherFederation, sameLicence, toldApart } from '../lists/who-is-who.ts';

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
export interface IdentityDoubt {
  readonly code: 'joined' | 'homonyms' | 'other-name' | 'other-order' | 'same-name' | 'twice';
  /** Whom it could be as well. */
  readonly others: readonly PersonId[];
}

/** Every person of the documents that count, under each name and number that they came with. */
export interface KnownPersons {
  readonly faces: ReadonlyMap<PersonId, readonly Presented[]>;
  readonly byName: ReadonlyMap<string, readonly PersonId[]>;
  /** The same by the words of the name, whatever their order. */
  readonly byWords: ReadonlyMap<string, readonly PersonId[]>;
  readonly byLicence: ReadonlyMap<string, readonly PersonId[]>;
  /** Two who were said to be two people, as `pairOf`. */
  readonly apart: ReadonlySet<string>;
}

export function knownPersons(
  { counted, apart }: Pick<FederationState, 'counted' | 'apart'>,
  documents: ReadonlyMap<number, FederationDocument>,
): KnownPersons {
  const faces = new Map<PersonId, Presented[]>();
  const [byName, byWords, byLicence] = [index(), index(), index()];
  for (const { receipt, people } of counted.values())
    for (const [player, presented] of documents.get(receipt)?.people ?? []) {
      const person = people.get(player);
      if (person === undefined) continue;
      const own = faces.get(person);
      if (own?.some((face) => sameFace(face, presented))) continue;
      faces.set(person, [...(own ?? []), presented]);
      const { name, words, licence } = keysOf(presented);
      note(byName, name, person);
      note(byWords, words, person);
      if (licence !== null) note(byLicence, licence, person);
    }
  return { faces, byName, byWords, byLicence, apart };
}

const sameFace = (a: Presented, b: Presented): boolean =>
  keysOf(a).name === keysOf(b).name && a.licence === b.licence && a.federation === b.federation;

interface Keys {
  readonly name: string;
  /** Whatever their order. */
  readonly words: string;
  readonly licence: string | null;
}

/** A document's people are looked through after each decision: what they are compared by is worked out once. */
const comparedBy = new WeakMap<Presented, Keys>();

function keysOf(who: Presented): Keys {
  const own = comparedBy.get(who) ?? {
    name: frenchKey(who.name),
    words: wordsOf(who.name),
    licence: who.licence === undefined ? null : licenceKey(who.licence),
  };
  comparedBy.set(who, own);
  return own;
}

const wordsOf = (name: string): string => frenchKey(name).split(' ').toSorted().join(' ');

const index = (): Map<string, PersonId[]> => new Map();

function note(among: Map<string, PersonId[]>, key: string, person: PersonId): void {
  const persons = among.get(key);
  if (!persons) among.set(key, [person]);
  else if (!persons.includes(person)) persons.push(person);
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
  const bearers = known.byName.get(frenchKey(who.name)) ?? [];
  const facesOf = (person: PersonId): readonly Presented[] => known.faces.get(person) ?? [];
  const licensed =
    who.licence === undefined
      ? []
      : (known.byLicence.get(licenceKey(who.licence)) ?? []).filter((person) =>
          facesOf(person).some((face) => sameLicence(face, who)),
        );
  const [member, ...more] = licensed.length > 1 ? licensed.filter((person) => bearers.includes(person)) : licensed;
  if (member !== undefined && more.length === 0)
    return { person: member, doubt: bearers.includes(member) ? null : { code: 'other-name', others: [] } };
  if (licensed.length > 0) return { person: null, doubt: { code: 'homonyms', others: licensed } };
  if (bearers.length === 0) return inOtherOrder(known.byWords.get(wordsOf(who.name)) ?? []);
  return byName(who, bearers, known);
}

/** « Zoé LEFÈVRE » may be LEFÈVRE Zoé: asked about, never joined. */
const inOtherOrder = (others: readonly PersonId[]): Proposal => ({
  person: null,
  doubt: others.length > 0 ? { code: 'other-order', others } : null,
});

/** Nobody has the licence, or there is none. */
function byName(who: Presented, bearers: readonly PersonId[], known: KnownPersons): Proposal {
  const facesOf = (person: PersonId): readonly Presented[] => known.faces.get(person) ?? [];
  const again = answeredBefore(who, bearers, known);
  if (again !== null) return { person: again, doubt: null };
  // Whoever has another licence, or is of another federation, is somebody else.
  const possible = bearers.filter((person) =>
    facesOf(person).every((face) => !toldApart(face, who) && !otherFederation(face, who)),
  );
  const [only, ...more] = possible;
  if (only === undefined)
    return { person: null, doubt: bearers.length > 0 ? { code: 'same-name', others: bearers } : null };
  if (more.length > 0 || bearers.length > 1) return { person: null, doubt: { code: 'homonyms', others: bearers } };
  const alike = facesOf(only).some((face) => (face.licence === undefined) === (who.licence === undefined));
  return { person: only, doubt: alike ? null : { code: 'joined', others: [] } };
}

/** Who came exactly so before, and was then told apart from every other bearer of the name. */
function answeredBefore(who: Presented, bearers: readonly PersonId[], { faces, apart }: KnownPersons): PersonId | null {
  const [same, ...more] = bearers.filter((person) => faces.get(person)?.some((face) => sameInAll(face, who)));
  if (same === undefined || more.length > 0 || bearers.length < 2) return null;
  return bearers.every((other) => other === same || apart.has(pairOf(same, other))) ? same : null;
}

const sameInAll = (a: Presented, b: Presented): boolean => sameFace(a, b) && a.club === b.club;
