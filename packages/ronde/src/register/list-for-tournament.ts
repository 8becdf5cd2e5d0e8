import type { Homonym, ListLine, ListNotice } from '@ronde/contract/http/list-lines';
import { slipsBetween } from '@ronde/contract/lists/slips';
import { licenceNumber, lostZeros, meantBy, nameKey, sameWords } from '@ronde/contract/lists/who-is-who';
import { proposalIn } from '@ronde/contract/register/entry';
import type { ListPerson, ReadLine } from '@ronde/documents';
import type { Person, Player, PlayerId } from '@ronde/engine';
import { mergedIn } from '../store/same-person.ts';
import type { Stored } from '../store/store.ts';
import { inPieces, type PieceFollowing } from '../tasks/pieces.ts';
import { updateOf } from './list-update.ts';
import { namesakes } from './namesakes.ts';

/** Somebody of the tournament, or of a line above. */
interface Seen {
  readonly name: string;
  readonly licence: string | undefined;
  readonly federation: string | undefined;
  readonly club: string | undefined;
  readonly birthYear?: number | undefined;
  readonly rating: number | undefined;
  readonly player?: string;
  readonly line?: number;
}

/**
 * What each line would do here. A licence says who somebody is, and so does the very same full name where nothing
 * speaks against it; another writing of a name without two licences that tell them apart is asked about, never merged
 * in silence and never left out (IMP-07). `contacts`: what is noted of those who are registered.
 */
export async function linesFor(
  stored: Stored,
  lines: readonly ReadLine[],
  contacts: ReadonlyMap<PlayerId, Contact>,
  following: PieceFollowing = {},
): Promise<readonly ListLine[]> {
  const { byNumber, byName, see } = crowdOf(stored);
  const begun = stored.tournament.rounds.length > 0;
  const told = new Set<string>();
  const knownLine = (read: ReadPerson, same: Seen, player: PlayerId, by: 'licence' | 'name'): ListLine => {
    const { line, raw, person, question, armies } = read;
    const notices: ListNotice[] = [
      ...(begun && otherRating(person, same) ? ['rating-kept' as const] : []),
      ...(otherContact(person, contacts.get(player)) ? ['contact-other' as const] : []),
    ];
    // Of two lines of one person the first counts.
    const update = told.has(player) ? null : updateOf(stored, player, read, begun || question !== null);
    told.add(player);
    const near = update?.facts?.to.army && armies.length > 0 && { armies: [...armies] };
    const other = by === 'name' && { facts: factsOf(person) };
    return { line, raw, kind: 'known', name: same.name, player, notices, ...(update && { update }), ...near, ...other };
  };
  const lineFor = (read: ReadLine): ListLine => {
    const { line, raw } = read;
    if (read.kind === 'refused') return { line, raw, kind: 'refused', fault: read.fault };
    const { person, question, spelling, status } = read;
    const ofNumber = byNumber.get(licenceNumber(person.licence ?? '')) ?? [];
    const [same] = meantBy(person, ofNumber);
    if (same && (sameWords(same, person) || isSlip(same.name, person.name))) {
      if (same.line !== undefined) return { line, raw, kind: 'repeated', name: person.name, above: same.line };
      if (same.player !== undefined) return knownLine(read, same, same.player, 'licence');
    }
    // One licence under two names, or one that zeros alone tell apart, is asked about.
    const alike = byName.alike(nameKey(person.name), person, mostHomonyms);
    const others = ofNumber.filter((one) => !alike.includes(one) && (one === same || lostZeros(one, person)));
    const homonyms = [...others, ...alike].slice(0, mostHomonyms);
    const [only] = homonyms;
    if (homonyms.length === 1 && only?.player !== undefined && isSame(person, only))
      return knownLine(read, only, only.player, 'name');
    see({
      ...person,
      licence: person.licence,
      federation: person.federation,
      club: person.club,
      rating: person.rating,
      line,
    });
    const facts = factsOf(person);
    const notices = [...read.notices];
    const proposed = proposalIn(stored.tournament, person);
    const some = {
      line,
      raw,
      facts,
      notices,
      ...(proposed && { proposal: proposed }),
      ...(spelling !== null && { spelling }),
      ...(read.armies.length > 0 && { armies: [...read.armies] }),
    };
    if (homonyms.length === 0 && !question && status === null) return { ...some, kind: 'new' };
    return { ...some, kind: 'doubtful', homonyms: homonyms.map(homonymOf), question, status };
  };
  return await inPieces(lines, lineFor, following);
}

/** A name that was mistyped, or has an initial: each of its words is one of the other's. Of one family is not enough. */
function isSlip(a: string, b: string): boolean {
  const [one = [], other = []] = [a, b]
    .map((name) => nameKey(name).replaceAll('.', '').split(' '))
    .toSorted((x, y) => x.length - y.length);
  return one.every((word) => other.some((meant) => isWord(word, meant)));
}

const isWord = (a: string, b: string): boolean => {
  const short = Math.min(a.length, b.length);
  return a[0] === b[0] && (short === 1 || slipsBetween(a, b) <= (short > 4 ? 1 : 0));
};

type ReadPerson = Extract<ReadLine, { kind: 'person' }>;

/** The very same full name is the same person, unless the year of birth or the club speaks against it. */
function isSame(person: ListPerson, seen: Seen): boolean {
  const differ = <T>(a: T | undefined, b: T | undefined) => a !== undefined && b !== undefined && a !== b;
  return (
    person.name.toLowerCase() === seen.name.toLowerCase() &&
    !differ(person.birthYear, seen.birthYear) &&
    !differ(person.club, seen.club)
  );
}

type Contact = Pick<ListPerson, 'email' | 'phone'>;

/** An address or a number that is not the one noted. Whoever registers may not read that one: it is said, not shown. */
const otherContact = (listed: ListPerson, noted: Contact = {}): boolean =>
  (['email', 'phone'] as const).some((key) => listed[key] !== undefined && listed[key] !== noted[key]);

const otherRating = ({ rating }: ListPerson, seen: Seen): boolean => rating !== undefined && rating !== seen.rating;

/** A list of one name over and over would be answered with the square of its length. */
const mostHomonyms = 20;

function crowdOf(stored: Stored) {
  const byNumber = new Map<string, Seen[]>();
  const byName = namesakes<Seen>();
  const see = (one: Seen) => {
    if (one.licence !== undefined) addTo(byNumber, licenceNumber(one.licence), one);
    byName.add(nameKey(one.name), one);
  };
  const merged = mergedIn(stored);
  for (const { id, club, rating } of stored.tournament.players) {
    const person = stored.people.get(id);
    if (person && !merged.has(id)) see({ ...identityIn(person), club, rating, player: id });
  }
  return { byNumber, byName, see };
}

const identityIn = (person: Person): Pick<Seen, 'name' | 'licence' | 'federation' | 'birthYear'> => {
  const { name, licence, federation, birthYear } = person;
  return { name, licence, federation, birthYear };
};

function addTo(lists: Map<string, Seen[]>, key: string, one: Seen): void {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
}

function homonymOf({ name, player, line, club, licence }: Seen): Homonym {
  return {
    name,
    ...(player !== undefined && { player }),
    ...(line !== undefined && { line }),
    ...(club !== undefined && { club }),
    ...(licence !== undefined && { licence }),
  };
}

type Facts = Extract<ListLine, { kind: 'new' }>['facts'];

function factsOf(person: ListPerson): Facts {
  const { name, licence, federation, birthYear, pseudonym, cohesion, email, phone, ...others } = person;
  const { lastEvent: _, nationality: __, ...facts } = others;
  const contact = { ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) };
  return {
    person: {
      name,
      ...(licence !== undefined && { licence }),
      ...(federation !== undefined && { federation }),
      ...(birthYear !== undefined && { birthYear }),
      ...(pseudonym !== undefined && { pseudonym }),
      ...(cohesion !== undefined && { marks: { cohesion } }),
    },
    ...(facts satisfies Pick<Player, never>),
    ...(Object.keys(contact).length > 0 && { contact }),
  };
}
