import type { ListComparison, Listed } from '@ronde/contract/http/federation/lists';
import type { Frozen } from '@ronde/contract/values/same-type';
import { seasonAt } from '@ronde/engine';
import type { PersonId } from '@ronde/engine/federation/document';
import type { Publication } from '@ronde/engine/federation/federation-part';
import { categoryOf } from '@ronde/engine/rating/season';
import { doublesIn } from './doubles.ts';
import { namedStep } from './figures.ts';
import { type FrozenLists, publishedBy } from './publications.ts';
import { ratingListAt } from './rating-list.ts';
import { type DocumentTournaments, gravityOf, reviewOf } from './review.ts';
import { asOf, type FederationSnapshot, named, numberOf } from './snapshot.ts';

type View = Frozen<ListComparison>;
type Compared = View['revised'][number];

interface Asked {
  readonly date: string;
  /** A published list, or `computed`: today, for the same date. */
  readonly against: string;
  readonly frozen: FrozenLists;
  readonly tournaments: DocumentTournaments;
}

/** Two lists side by side, by person: of those merged since, the entry that is kept. */
interface Sides {
  readonly before: ReadonlyMap<PersonId, Listed>;
  readonly after: ReadonlyMap<PersonId, Listed>;
}

/** Two lists in one table; null: `against` was never published, or is `computed` and nothing was for the date. */
export async function comparisonOf(snapshot: FederationSnapshot, asked: Asked): Promise<View | null> {
  const { date, against, frozen } = asked;
  const own = standing(snapshot, date);
  const base = against === 'computed' ? own : (snapshot.state.publications.get(against) ?? null);
  const listed = base && (await frozen(snapshot, base));
  if (!base || !listed) return null;
  const published = own && against !== 'computed' ? await frozen(snapshot, own) : null;
  const sides = {
    before: byPerson(snapshot, listed.people),
    after: byPerson(snapshot, published?.people ?? ratingListAt(snapshot, { at: date, of: 'published', open: true })),
  };
  const since = await causes(snapshot, base, date);
  const rows = [...new Set([...sides.after.keys(), ...sides.before.keys()])].flatMap((person) =>
    comparedRow(snapshot, sides, person, { ...since, until: date }),
  );
  const changed = rows.filter(({ rating }) => rating.before !== null && rating.after !== null);
  return {
    number: numberOf(snapshot),
    date,
    draft: own === null,
    against,
    people: sides.after.size,
    counts: countsOf(changed, since),
    revised: changed.filter(isRevised).toSorted(byGap),
    played: changed.filter((row) => !isRevised(row)).toSorted(byGap),
    enter: rows.filter(({ rating }) => rating.before === null).toSorted(byRank),
    leave: rows.filter(({ rating }) => rating.after === null).toSorted(byRank),
    doubles: own === null ? doublesIn(snapshot) : { count: 0, pairs: [] },
    waiting: own === null ? await waitingUntil(snapshot, date, asked.tournaments) : [],
  };
}

const standing = (snapshot: FederationSnapshot, date: string): Publication | null => {
  const publication = snapshot.state.publications.get(date);
  return publication && publication.retired === null ? publication : null;
};

const byPerson = ({ state }: FederationSnapshot, people: readonly Listed[]): ReadonlyMap<PersonId, Listed> =>
  new Map(people.map((row) => [state.merged.get(row.person) ?? row.person, row]));

type Decided = NonNullable<Compared['by'][number]['decided']>;

interface Causes {
  /** Documents that count otherwise than when the first list was published, of its days or before. */
  readonly revised: readonly string[];
  /** Of those whose revision is the same, what was decided about them. */
  readonly decided: ReadonlyMap<string, Decided>;
  /** Whose rating at that date is another one by now. */
  readonly moved: ReadonlySet<PersonId>;
  /** Events of the days between the two lists, whichever is the later one. */
  readonly played: readonly string[];
}

async function causes(snapshot: FederationSnapshot, base: Publication, date: string): Promise<Causes> {
  const then = await asOf(snapshot, publishedBy(snapshot, base)?.number ?? numberOf(snapshot), base.date);
  const [was, is] = [ratingsAt(then, base.date), ratingsAt(snapshot, base.date)];
  const persons = new Set([...was.keys(), ...is.keys()]);
  const counted = new Set([...then.state.counted.keys(), ...snapshot.state.counted.keys()]);
  const lastDay = (id: string): string => {
    const own = (snapshot.state.counted.get(id) ?? then.state.counted.get(id))?.receipt;
    return snapshot.documents.get(own ?? 0)?.lastDay ?? '';
  };
  const [from, to] = base.date <= date ? [base.date, date] : [date, base.date];
  const revised = [...counted].filter(
    (id) => lastDay(id) <= base.date && !sameCounted(then.state.counted.get(id), snapshot.state.counted.get(id)),
  );
  return {
    revised,
    decided: new Map(
      revised.flatMap((id): [string, Decided][] => {
        const decided = decidedOf(then, snapshot, id);
        return decided ? [[id, decided]] : [];
      }),
    ),
    moved: new Set([...persons].filter((person) => was.get(person) !== is.get(person))),
    played: snapshot.ratings.steps.flatMap(({ event }) =>
      event.lastDay > from && event.lastDay <= to ? [event.id] : [],
    ),
  };
}

type Counted = ReturnType<FederationSnapshot['state']['counted']['get']>;

const sameCounted = (a: Counted, b: Counted): boolean =>
  a?.receipt === b?.receipt &&
  a?.category === b?.category &&
  a?.approved === b?.approved &&
  [...(a?.people ?? [])].every(([player, person]) => b?.people.get(player) === person);

/** Null: another revision counts, or it does no longer. */
function decidedOf(then: FederationSnapshot, now: FederationSnapshot, id: string): Decided | null {
  const [was, is] = [then.state.counted.get(id), now.state.counted.get(id)];
  if (!was || was.receipt !== is?.receipt) return null;
  const [before, after] = [was, is].map(({ category }) => category ?? ownCategory(now, is.receipt));
  return {
    ...(before !== after && { category: { before: before ?? null, after: after ?? null } }),
    ...(was.approved !== is.approved && { approved: is.approved ?? true }),
    ...([...was.people].some(([player, person]) => is.people.get(player) !== person) && { people: true as const }),
  };
}

/** As the document says itself, or as its number of players gives. */
function ownCategory({ documents, state }: FederationSnapshot, receipt: number): number | null {
  const document = documents.get(receipt);
  const rated = document?.kind === 'tournament' ? document.rated : null;
  if (!document || rated?.system !== 'pl') return null;
  const drawn = rated.event.entries.filter((entry) => entry.drawn).length;
  return rated.event.category ?? categoryOf(drawn, seasonAt(document.lastDay, state.seasons));
}

const ratingsAt = (snapshot: FederationSnapshot, at: string): ReadonlyMap<PersonId, number> =>
  new Map(ratingListAt(snapshot, { at, of: 'organisers', open: true }).map(({ person, rating }) => [person, rating]));

/** Nothing where neither place nor rating is another one. */
function comparedRow(
  snapshot: FederationSnapshot,
  { before, after }: Sides,
  person: PersonId,
  since: Causes & { readonly until: string },
): Compared[] {
  const [was, is] = [before.get(person), after.get(person)];
  if (was && is && was.rating === is.rating && was.series === is.series) return [];
  return [
    {
      ...named(snapshot, person),
      rank: { before: was?.rank ?? null, after: is?.rank ?? null },
      rating: { before: was?.rating ?? null, after: is?.rating ?? null },
      series: { before: was?.series ?? null, after: is?.series ?? null },
      by: causesOf(snapshot, person, since),
      // What came after a list is no reason to be missing from it.
      lastEvent: !is && was && was.lastEvent <= since.until ? was.lastEvent : null,
    },
  ];
}

/** More than anybody reads of one line. */
const mostNamed = 3;

/** Events played since, then revisions: the person's own, or those that moved them from elsewhere. */
function causesOf(
  snapshot: FederationSnapshot,
  person: PersonId,
  { revised, decided, moved, played }: Causes,
): Compared['by'] {
  const plays = (id: string): boolean => [...(snapshot.state.counted.get(id)?.people.values() ?? [])].includes(person);
  const step = (id: string) => namedStep(snapshot, { id, lastDay: lastDayOf(snapshot, id) });
  const revision = (id: string): number => {
    const { receipt = 0 } = snapshot.state.counted.get(id) ?? {};
    return snapshot.state.receipts.get(receipt)?.revision ?? 0;
  };
  const own = revised.filter(plays);
  const by = moved.has(person) ? (own.length > 0 ? own : revised) : [];
  return [
    ...played.filter(plays).map((id) => ({ step: step(id), revision: null })),
    ...by.map((id) => {
      const said = decided.get(id);
      return { step: step(id), revision: revision(id), ...(said && { decided: said }) };
    }),
  ].slice(0, mostNamed);
}

const lastDayOf = (snapshot: FederationSnapshot, id: string): string =>
  snapshot.documents.get(snapshot.state.counted.get(id)?.receipt ?? 0)?.lastDay ?? '';

const isRevised = ({ by }: Compared): boolean => by.some(({ revision }) => revision !== null) || by.length === 0;

const gap = ({ rating }: Compared): number => Math.abs((rating.after ?? 0) - (rating.before ?? 0));
const byGap = (a: Compared, b: Compared): number => gap(b) - gap(a) || byRank(a, b);
const byRank = (a: Compared, b: Compared): number =>
  (a.rank.after ?? a.rank.before ?? 0) - (b.rank.after ?? b.rank.before ?? 0);

function countsOf(rows: readonly Compared[], { revised, played }: Causes): View['counts'] {
  const count = (which: (row: Compared) => boolean): number => rows.filter(which).length;
  const difference = ({ rating }: Compared): number => (rating.after ?? 0) - (rating.before ?? 0);
  return {
    changed: count((row) => difference(row) !== 0),
    up: count((row) => difference(row) > 0),
    down: count((row) => difference(row) < 0),
    series: count(({ series }) => series.before !== series.after),
    events: played.length,
    revisions: revised.length,
  };
}

/** What is to be reviewed of the days of a list. */
async function waitingUntil(snapshot: FederationSnapshot, date: string, tournaments: DocumentTournaments) {
  const waiting: View['waiting'][number][] = [];
  for (const { receipt, state } of snapshot.state.receipts.values()) {
    const document = snapshot.documents.get(receipt);
    if (state.kind !== 'to-review' || !document || document.lastDay > date) continue;
    const review = await reviewOf(snapshot, receipt, tournaments);
    const { name, lastDay } = document;
    waiting.push({ receipt, name, lastDay, answers: review ? gravityOf(review).answers : 0 });
  }
  return waiting;
}
