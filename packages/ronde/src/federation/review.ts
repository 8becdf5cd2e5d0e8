import type { TournamentFile } from '@ronde/contract';
import { facesOf } from '@ronde/contract/federation/known-persons';
import type { ProposedAnswer } from '@ronde/contract/federation/who-they-are';
import { toState } from '@ronde/contract/file/to-state';
import type { IdentityCheck } from '@ronde/contract/http/federation/checks';
import type { People, Tournament } from '@ronde/engine';
import { checksOf, checksOfList, type DocumentCheck } from '@ronde/engine/federation/checks';
import type { FederationDocument, PersonId } from '@ronde/engine/federation/document';
import { ratingsThatDiffer } from '@ronde/engine/federation/effect';
import type { FederationFact } from '@ronde/engine/federation/facts';
import { stepAlone } from '@ronde/engine/federation/ratings';
import type { Kysely } from 'kysely';
import { lru } from '../machine/lru.ts';
import type { Tables } from '../store/sql/tables.ts';
import { figuresFor } from './figures.ts';
import { fileOf } from './log.ts';
import { type Answers, peopleFor, proposalsFor } from './proposals.ts';
import { type FederationSnapshot, faceOf, named, once, systemIn, withFact } from './snapshot.ts';

/** A tournament as a document has it. */
interface ReadTournament {
  readonly tournament: Tournament;
  readonly people: People;
}

/** Tournaments of documents, read again from their files; null: a list, or nothing. */
export type DocumentTournaments = (snapshot: FederationSnapshot, receipt: number) => Promise<ReadTournament | null>;

const mostKept = 48;

export function documentTournaments(db: Kysely<Tables>): DocumentTournaments {
  const kept = lru<ReadTournament>(mostKept);
  return async ({ of, documents, state }, receipt) => {
    const key = `${of.address} ${receipt} ${state.erased.size}`;
    const known = kept.get(key);
    if (known) return known;
    if (documents.get(receipt)?.kind !== 'tournament') return null;
    const came = await fileOf(db, of.address, receipt);
    if (!came) return null;
    // It was read, and refused or not, when it came.
    const read = toState(came.file as TournamentFile);
    kept.set(key, read);
    return read;
  };
}

/** What an officer looks at before a document is accepted. */
export interface Review {
  readonly document: FederationDocument;
  readonly proposals: readonly ProposedAnswer[];
  readonly people: ReadonlyMap<string, PersonId>;
  readonly checks: readonly DocumentCheck[];
}

const reviews = once((_: FederationSnapshot) => new Map<number, Review>());

/** Worked out once, as long as nothing is decided. */
export async function reviewOf(
  snapshot: FederationSnapshot,
  receipt: number,
  tournaments: DocumentTournaments,
): Promise<Review | null> {
  const known = reviews(snapshot).get(receipt);
  const document = snapshot.documents.get(receipt);
  if (known || !document) return known ?? null;
  const proposals = proposalsFor(snapshot, receipt);
  const people = peopleFor(receipt, proposals, {});
  const read = await tournaments(snapshot, receipt);
  const persons = new Map(Object.entries(people));
  const review: Review = {
    document,
    proposals,
    people: persons,
    checks:
      document.kind === 'list'
        ? checksOfList(document, systemIn(snapshot))
        : read
          ? checksOf({ tournament: read.tournament, document, people: persons }, snapshot)
          : [],
  };
  reviews(snapshot).set(receipt, review);
  return review;
}

/** The fact of its acceptance, as it is proposed. */
export const acceptance = (receipt: number, { people }: Review): FederationFact => ({
  kind: 'accepted',
  receipt,
  people: Object.fromEntries(people),
});

const corrections = once((_: FederationSnapshot) => new Map<number, number>());

/** How many ratings of today a revision would change; null: none of its document counts. */
export async function correctedBy(
  snapshot: FederationSnapshot,
  receipt: number,
  review: Review,
): Promise<number | null> {
  if (!snapshot.state.counted.has(review.document.id)) return null;
  const known = corrections(snapshot).get(receipt);
  if (known !== undefined) return known;
  const { ratings } = await withFact(snapshot, acceptance(receipt, review));
  const changed = ratingsThatDiffer(snapshot.ratings, ratings).length;
  corrections(snapshot).set(receipt, changed);
  return changed;
}

/** How many answers are expected, and how many points are to be read. */
export function gravityOf({ proposals, checks }: Review) {
  const doubts = proposals.filter(({ doubt }) => doubt !== null).length;
  const answers = doubts + checks.filter(({ gravity }) => gravity === 'answer').length;
  const reads = checks.filter(({ gravity }) => gravity === 'read').length;
  const gravity = answers > 0 ? 'answer' : reads > 0 ? 'read' : 'none';
  return { answers, reads, gravity } as const;
}

/** More than an officer reads of one name. */
const mostAnswers = 8;

/** Each doubt with every answer to it, the proposed one first, and what each does to the event's ratings. */
export const identityChecks = (
  snapshot: FederationSnapshot,
  receipt: number,
  review: Review,
): readonly IdentityCheck[] =>
  review.proposals.flatMap(({ player, person, doubt }): IdentityCheck[] => {
    if (!doubt) return [];
    const { name, club, licence } = review.document.people.get(player) ?? { name: player };
    const others = [...new Set([person, ...doubt.others, null])].slice(0, mostAnswers);
    return [
      {
        code: 'identity',
        gravity: 'answer',
        doubt: doubt.code,
        player,
        name,
        ...(club !== undefined && { club }),
        ...(licence !== undefined && { licence }),
        answers: others.map((other) => answered(snapshot, receipt, review, { player, person: other })),
      },
    ];
  });

interface Answered {
  readonly player: string;
  readonly person: PersonId | null;
}

function answered(snapshot: FederationSnapshot, receipt: number, review: Review, { player, person }: Answered) {
  const answers: Answers = { [player]: person };
  const people = peopleFor(receipt, review.proposals, answers);
  const after = ratingsIn(snapshot, receipt, people);
  const proposed = ratingsIn(snapshot, receipt, Object.fromEntries(review.people));
  const own = after.get(player);
  const others = [...after].filter(([one, { end }]) => one !== player && proposed.get(one)?.end !== end).length;
  const licence = person === null ? undefined : licenceOf(snapshot, person);
  return {
    person: person === null ? null : named(snapshot, person),
    ...(licence !== undefined && { licence }),
    events: person === null ? 0 : (snapshot.ratings.rated.get(person) ?? 0),
    rating: person === null ? null : (snapshot.ratings.held.get(person)?.rating ?? null),
    before: own?.start ?? null,
    provisional: own?.provisional ?? false,
    after: own?.end ?? null,
    others,
  };
}

const licenceOf = (snapshot: FederationSnapshot, person: PersonId): string | undefined =>
  faceOf(snapshot, person).licence ??
  facesOf(snapshot.persons, person).find((face) => face.licence !== undefined)?.licence;

interface OwnRating {
  readonly start: number;
  readonly end: number;
  readonly provisional: boolean;
}

/** By player, the ratings that a document begins and ends with, were these its people. */
function ratingsIn(
  snapshot: FederationSnapshot,
  receipt: number,
  people: Readonly<Record<string, PersonId>>,
): ReadonlyMap<string, OwnRating> {
  const document = snapshot.documents.get(receipt);
  const { state, ratings } = snapshot;
  const counted = document && { ...state.counted.get(document.id), receipt, people: new Map(Object.entries(people)) };
  const computed = { system: systemIn(snapshot), counting: state, ratings };
  const step = document && counted && stepAlone(computed, document, counted);
  if (!step) return new Map();
  return new Map(
    Object.entries(people).flatMap(([player, person]): [string, OwnRating][] => {
      const figures = figuresFor(snapshot, step, person);
      if (!figures || figures.system === 'list' || figures.system === 'season') return [];
      const provisional = figures.system === 'pl' && figures.provisional;
      return [[player, { start: figures.before, end: figures.after, provisional }]];
    }),
  );
}
