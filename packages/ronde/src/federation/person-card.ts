import type { FederationPersonCard } from '@ronde/contract/http/federation/lists';
import type { Frozen } from '@ronde/contract/values/same-type';
import type { PersonId } from '@ronde/engine/federation/document';
import { undoneBy } from '@ronde/engine/federation/facts';
import { startersOf } from '@ronde/engine/federation/rating-events';
import type { RatingStep } from '@ronde/engine/federation/rating-step';
import type { Naming } from './document-view.ts';
import { eventFigures, figuresFor, namedStep } from './figures.ts';
import { type FrozenLists, publicationsIn } from './publications.ts';
import { ratingListAt } from './rating-list.ts';
import { type FederationSnapshot, faceOf, numberOf, systemIn } from './snapshot.ts';

type Card = Frozen<FederationPersonCard>;

interface Asked extends Naming {
  readonly at: string;
  readonly frozen: FrozenLists;
}

/** Somebody at a date; whoever was merged is shown as the entry that is kept. Null: nobody of this id. */
export async function personCard(
  snapshot: FederationSnapshot,
  asked: PersonId,
  { at, frozen, who }: Asked,
): Promise<Card | null> {
  const person = snapshot.state.merged.get(asked) ?? asked;
  if (!snapshot.persons.seen.has(person)) return null;
  const { name, club, federation, licence, pseudonym, erased } = faceOf(snapshot, person);
  const row = ratingListAt(snapshot, { at, of: 'organisers', open: false }).find((one) => one.person === person);
  const steps = stepsOf(snapshot, person, at);
  return {
    number: numberOf(snapshot),
    at,
    person,
    name,
    ...(club !== undefined && { club }),
    ...(federation !== undefined && { federation }),
    ...(licence !== undefined && { licence }),
    ...(pseudonym !== undefined && { pseudonym }),
    ...(erased && { erased }),
    system: systemIn(snapshot),
    rating: row?.rating ?? null,
    provisional: false,
    series: row?.series ?? null,
    rank: row?.rank ?? null,
    best: bestOf(steps),
    steps,
    listed: await listedIn(snapshot, person, frozen),
    faces: facesOf(snapshot, person),
    merged: mergesInto(snapshot, person, who),
  };
}

type Step = Card['steps'][number];

/** The newest first: what rated them, and what they played that rated nobody. */
function stepsOf(snapshot: FederationSnapshot, person: PersonId, at: string): readonly Step[] {
  const rated = snapshot.ratings.steps.filter((step) => step.event.lastDay <= at && concerns(step, person));
  const known = new Set(snapshot.ratings.steps.map(({ event }) => event.id));
  const unrated = [...snapshot.state.counted].flatMap(([id, { receipt, people }]): Step[] => {
    const document = snapshot.documents.get(receipt);
    const player = [...people].find(([, one]) => one === person)?.[0];
    if (known.has(id) || !document || player === undefined || document.lastDay > at) return [];
    return [{ step: namedStep(snapshot, document), player, figures: null, event: null }];
  });
  const steps = rated.flatMap((step): Step[] => {
    const figures = figuresFor(snapshot, step, person);
    if (!figures && step.event.kind === 'season') return [];
    const { id, lastDay } = step.event;
    const player = 'counted' in step.event ? playerOf(step.event.counted.people, person) : null;
    return [{ step: namedStep(snapshot, { id, lastDay }), player, figures, event: eventFigures(step) }];
  });
  return [...steps, ...unrated].toReversed().toSorted((a, b) => (a.step.lastDay < b.step.lastDay ? 1 : -1));
}

const concerns = ({ event, held }: RatingStep, person: PersonId): boolean =>
  event.kind === 'list' ? held.has(person) : startersOf(event).includes(person);

const playerOf = (people: ReadonlyMap<string, PersonId>, person: PersonId): string | null =>
  [...people].find(([, one]) => one === person)?.[0] ?? null;

function bestOf(steps: readonly Step[]): Card['best'] {
  return steps.reduce<Card['best']>((best, { step, figures }) => {
    const rating = figures?.after;
    return rating !== undefined && rating >= (best?.rating ?? 0) ? { rating, step } : best;
  }, null);
}

/** Each published list that names them, with what is computed for its date today. */
async function listedIn(snapshot: FederationSnapshot, person: PersonId, frozen: FrozenLists): Promise<Card['listed']> {
  const listed: Card['listed'][number][] = [];
  for (const publication of publicationsIn(snapshot)) {
    const list = publication.retired ? null : await frozen(snapshot, publication);
    const own = list?.people.find((row) => (snapshot.state.merged.get(row.person) ?? row.person) === person);
    if (!list || !own) continue;
    const now = ratingListAt(snapshot, { at: list.date, of: 'published', open: true }).find(
      (row) => row.person === person,
    );
    listed.push({ date: list.date, rating: own.rating, computed: now?.rating ?? null });
  }
  return listed;
}

/** Under which names and numbers they came, and how often. */
function facesOf(snapshot: FederationSnapshot, person: PersonId): Card['faces'] {
  const counts = new Map<
    string,
    { name: string; licence: string | null; federation: string | null; documents: number }
  >();
  for (const { receipt, people } of snapshot.state.counted.values()) {
    const player = playerOf(people, person);
    const face = player === null ? undefined : snapshot.documents.get(receipt)?.people.get(player);
    if (!face) continue;
    const { name, licence = null, federation = null } = face;
    const key = `${name}\n${licence}\n${federation}`;
    counts.set(key, { name, licence, federation, documents: (counts.get(key)?.documents ?? 0) + 1 });
  }
  return [...counts.values()];
}

function mergesInto(snapshot: FederationSnapshot, person: PersonId, who: Naming['who']): Card['merged'] {
  const undone = undoneBy(snapshot.log);
  return snapshot.log.flatMap(({ number, fact, by, at }) =>
    fact.kind === 'merged' && fact.kept === person && !undone.has(number)
      ? [{ decision: number, gone: fact.gone, name: faceOf(snapshot, fact.gone).name, by: who(by), at }]
      : [],
  );
}
