import type { FederationPreview, SentFederationCommand } from '@ronde/contract/http/federation/decisions';
import type { Frozen } from '@ronde/contract/values/same-type';
import { ok, type Result, refused } from '@ronde/engine';
import type { FederationRefusal } from '@ronde/engine/federation/decide';
import type { PersonId } from '@ronde/engine/federation/document';
import {
  chainOf,
  type RatingChange,
  type RatingEffect,
  ratingEffect,
  ratingsThatDiffer,
} from '@ronde/engine/federation/effect';
import type { FederationFact } from '@ronde/engine/federation/facts';
import { civilDay } from '@ronde/language';
import type { PieceFollowing } from '../tasks/pieces.ts';
import { proposedFact } from './desk-commands.ts';
import { erasureView } from './erase-rows.ts';
import { effectTable, eventFigures, figuresFor, figuresIn, stepOf } from './figures.ts';
import { type Both, eventsView, known, listsView, nameIn, stepView } from './preview-events.ts';
import type { FrozenLists } from './publications.ts';
import { regradedBetween, seriesAt } from './rating-list.ts';
import { type FederationSnapshot, numberOf, supposing } from './snapshot.ts';
import { documentsAbout } from './subjects.ts';

type View = Frozen<FederationPreview>;

interface Asked {
  readonly command: SentFederationCommand;
  /** Whose chain is shown. */
  readonly person: PersonId | undefined;
  readonly now: string;
  readonly frozen: FrozenLists;
  /** Missing: nobody follows it. */
  readonly work?: PieceFollowing;
}

/** What a command would do, each open doubt as it is proposed. Refused as the federation would refuse it. */
export async function previewOf(snapshot: FederationSnapshot, asked: Asked): Promise<Result<View, FederationRefusal>> {
  const { command, person, now, work = {} } = asked;
  const proposed = proposedFact(snapshot, command, now);
  if (!proposed.ok) return refused(proposed.refusal);
  const { fact } = proposed.value;
  const after = await supposing(snapshot, fact, work);
  const both = { before: snapshot, after };
  const about = new Set([...documentsAbout(snapshot, fact), ...documentsAbout(after, fact)].filter(changedBy(both)));
  const effect = ratingEffect(snapshot.ratings, after.ratings, about);
  const shown = person ?? effect.changes[0]?.person;
  const document = command.kind === 'accept' ? snapshot.documents.get(command.receipt) : undefined;
  const step = document && stepOf(after, document.id);
  const on = takesEffect(snapshot, fact, civilDay(now));
  return ok({
    number: numberOf(snapshot),
    refusal: null,
    people: new Set([...snapshot.ratings.held.keys(), ...after.ratings.held.keys()]).size,
    ...changesView(both, effect, { about, on, kinds: ownKinds(both, about) }),
    ...(await eventsView(both, effect, { ...(work.signal && { signal: work.signal }) })),
    regraded: { on, people: regradedBetween(snapshot, after, on) },
    lists: await listsView(both, effect, asked.frozen),
    erasure: fact.kind === 'erased' ? await erasureView(snapshot, fact, asked.frozen) : null,
    chain: shown === undefined ? null : { person: nameIn(both, shown), links: chainView(both, shown) },
    table: step
      ? effectTable(after, step, { isNew: (one) => !snapshot.ratings.held.has(one) && !known(snapshot, one) })
      : null,
  });
}

/** Of the documents and seasons that an act is about, those that say something else by it. */
const changedBy =
  ({ before, after }: Both) =>
  (id: string): boolean =>
    stepOf(before, id)?.event !== stepOf(after, id)?.event;

/** The day from which an act is felt: today, or the first day of the season that it opens or takes back. */
function takesEffect(snapshot: FederationSnapshot, fact: FederationFact, today: string): string {
  const about = fact.kind === 'undone' ? snapshot.log[fact.decision - 1]?.fact : fact;
  return about?.kind === 'season-opened' && about.season.from > today ? about.season.from : today;
}

/** Of a federation of thousands nobody reads more: those that move most. */
const mostChanges = 200;

function changesView(both: Both, { changes }: RatingEffect, about: About): Pick<View, 'changes' | 'changesInAll'> {
  const changesInAll = { played: 0, raised: 0, listed: 0, consequence: 0 };
  for (const { person, why } of changes)
    changesInAll[why.kind === 'consequence' ? why.kind : (about.kinds.get(person) ?? 'played')] += 1;
  return { changes: changes.slice(0, mostChanges).map((change) => changeView(both, change, about)), changesInAll };
}

interface About {
  readonly about: ReadonlySet<string>;
  readonly on: string;
  readonly kinds: ReadonlyMap<PersonId, OwnKind>;
}

type Change = View['changes'][number];

function changeView(both: Both, change: RatingChange, about: About): Change {
  const { person, before, after } = change;
  const series = (snapshot: FederationSnapshot, rating: number | null) =>
    rating === null ? null : seriesAt(snapshot, rating, about.on);
  return {
    ...nameIn(both, person),
    before,
    after,
    series: { before: series(both.before, before), after: series(both.after, after) },
    why: whyOf(both, change, about),
  };
}

function whyOf(both: Both, { person, why }: RatingChange, { about, kinds }: About): Change['why'] {
  if (why.kind === 'consequence') return consequence(both, why);
  const kind = kinds.get(person) ?? 'played';
  return kind === 'played' ? { kind, place: placesOf(both, person, about) } : { kind };
}

type OwnKind = 'played' | 'raised' | 'listed';

/** Of those in what the act is about: they played there, or a season's start or a list says what they hold. */
function ownKinds(both: Both, about: About['about']): ReadonlyMap<PersonId, OwnKind> {
  const kinds = new Map<PersonId, OwnKind>();
  for (const id of about)
    for (const step of [stepOf(both.before, id), stepOf(both.after, id)])
      for (const person of step?.held.keys() ?? []) {
        const own = step?.event.kind === 'season' ? 'raised' : step?.event.kind === 'list' ? 'listed' : 'played';
        const known = kinds.get(person);
        if (known === undefined || own === 'raised' || known === 'listed') kinds.set(person, own);
      }
  return kinds;
}

type Consequence = Extract<RatingChange['why'], { readonly kind: 'consequence' }>;

const consequence = (both: Both, { step, start }: Consequence) => ({
  kind: 'consequence' as const,
  step: stepView(both, step),
  stood: start && { ...nameIn(both, start.person), at: start.at, before: start.before, after: start.after },
});

/** Their place in what the act is about: in the first event where it is another one, else in the first. */
function placesOf({ before, after }: Both, person: PersonId, about: ReadonlySet<string>) {
  const own = [...about].filter((id) =>
    [before, after].some((snapshot) => stepOf(snapshot, id)?.held.has(person) === true),
  );
  const receipt = ({ state }: FederationSnapshot, id: string) => state.counted.get(id)?.receipt;
  // Only another revision gives another place.
  const revised = own.filter((id) => receipt(before, id) !== receipt(after, id));
  const places = [...revised, ...own.slice(0, 1)].map((id) => ({
    before: placeIn(before, id, person),
    after: placeIn(after, id, person),
  }));
  return places.find((one) => one.before !== one.after) ?? places[0] ?? { before: null, after: null };
}

function placeIn(snapshot: FederationSnapshot, id: string, person: PersonId): number | null {
  const step = stepOf(snapshot, id);
  const figures = step?.held.has(person) ? figuresFor(snapshot, step, person) : null;
  return figures && 'place' in figures ? figures.place : null;
}

function chainView(both: Both, person: PersonId): NonNullable<View['chain']>['links'] {
  return chainOf(person, both.before.ratings, both.after.ratings, figuresIn).map(({ step }) => {
    const [was, is] = [stepOf(both.before, step), stepOf(both.after, step)];
    const either = is ?? was;
    const shared = either && eventFigures(either);
    return {
      step: stepView(both, step),
      before: was ? figuresFor(both.before, was, person) : null,
      after: is ? figuresFor(both.after, is, person) : null,
      players: shared?.players ?? 0,
      value: shared?.value ?? 0,
    };
  });
}

/** What is shown of a command that would be refused. */
export const emptyPreview = (snapshot: FederationSnapshot, refusal: NonNullable<View['refusal']>): View => ({
  number: numberOf(snapshot),
  refusal,
  people: snapshot.ratings.held.size,
  changes: [],
  changesInAll: { played: 0, raised: 0, listed: 0, consequence: 0 },
  redone: [],
  redoneInAll: 0,
  kept: 0,
  regraded: { on: '', people: [] },
  values: [],
  valuesInAll: 0,
  points: [],
  pointsInAll: 0,
  lists: [],
  erasure: null,
  chain: null,
  table: null,
});

/** How many ratings of today a decision changed. */
export const changesSince = (before: FederationSnapshot, after: FederationSnapshot): number =>
  before.ratings === after.ratings ? 0 : ratingsThatDiffer(before.ratings, after.ratings).length;
