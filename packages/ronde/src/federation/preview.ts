import type { FederationPreview, SentFederationCommand } from '@ronde/contract/http/federation/decisions';
import type { Frozen } from '@ronde/contract/values/same-type';
import { ok, type Result, refused } from '@ronde/engine';
import type { FederationRefusal } from '@ronde/engine/federation/decide';
import type { PersonId } from '@ronde/engine/federation/document';
import { chainOf, type RatingChange, type RatingEffect, ratingEffect } from '@ronde/engine/federation/effect';
import { eventPoints } from '@ronde/engine/federation/event-points';
import type { FederationFact } from '@ronde/engine/federation/facts';
import { pointsMoved } from './championship.ts';
import { documentsAbout, proposedFact } from './desk-commands.ts';
import { effectTable, eventFigures, figuresFor, figuresIn, namedStep, stepOf } from './figures.ts';
import { supposing } from './proposals.ts';
import { differs, type FrozenLists, publicationsIn } from './publications.ts';
import { regradedBetween, seriesAt } from './rating-list.ts';
import { type FederationSnapshot, named, numberOf } from './snapshot.ts';

type View = Frozen<FederationPreview>;

interface Asked {
  readonly command: SentFederationCommand;
  /** Whose chain is shown. */
  readonly person: PersonId | undefined;
  readonly now: string;
  readonly frozen: FrozenLists;
}

/** Before and after an act that is supposed. */
interface Both {
  readonly before: FederationSnapshot;
  readonly after: FederationSnapshot;
}

/** What a command would do, each open doubt as it is proposed. Refused as the federation would refuse it. */
export async function previewOf(snapshot: FederationSnapshot, asked: Asked): Promise<Result<View, FederationRefusal>> {
  const { command, person, now, frozen } = asked;
  const proposed = proposedFact(snapshot, command, now);
  if (!proposed.ok) return refused(proposed.refusal);
  const { fact } = proposed.value;
  const after = supposing(snapshot, fact);
  const both = { before: snapshot, after };
  const about = new Set([...documentsAbout(snapshot, fact), ...documentsAbout(after, fact)]);
  const effect = ratingEffect(snapshot.ratings, after.ratings, about);
  const shown = person ?? effect.changes[0]?.person;
  const document = command.kind === 'accept' ? snapshot.documents.get(command.receipt) : undefined;
  const step = document && stepOf(after, document.id);
  const on = takesEffect(snapshot, fact, now.slice(0, 10));
  return ok({
    number: numberOf(snapshot),
    refusal: null,
    people: after.ratings.held.size,
    changes: effect.changes.map((change) => changeView(both, change, { about, on })),
    redone: redoneView(both, effect),
    kept: keptAfter(both, effect),
    regraded: { on, people: regradedBetween(snapshot, after, on) },
    values: valuesView(both, effect),
    points: pointsMoved(snapshot, after),
    lists: await listsView(both, effect, frozen),
    chain: shown === undefined ? null : { person: nameIn(both, shown), links: chainView(both, shown) },
    table: step
      ? effectTable(after, step, { isNew: (one) => !snapshot.ratings.held.has(one) && !known(snapshot, one) })
      : null,
  });
}

/** The day from which an act is felt: today, or the first day of the season that it opens or takes back. */
function takesEffect(snapshot: FederationSnapshot, fact: FederationFact, today: string): string {
  const about = fact.kind === 'undone' ? snapshot.log[fact.decision - 1]?.fact : fact;
  return about?.kind === 'season-opened' && about.season.from > today ? about.season.from : today;
}

const known = ({ persons }: FederationSnapshot, person: PersonId): boolean => persons.seen.has(person);

/** Whoever is not known any more, or not yet. */
const nameIn = ({ before, after }: Both, person: PersonId) => named(known(after, person) ? after : before, person);

interface About {
  readonly about: ReadonlySet<string>;
  readonly on: string;
}

function changeView(
  both: Both,
  { person, before, after, why }: RatingChange,
  { about, on }: About,
): View['changes'][number] {
  const series = (snapshot: FederationSnapshot, rating: number | null) =>
    rating === null ? null : seriesAt(snapshot, rating, on);
  return {
    ...nameIn(both, person),
    before,
    after,
    series: { before: series(both.before, before), after: series(both.after, after) },
    why: why.kind === 'played' ? ownReason(both, person, about) : consequence(both, why),
  };
}

/** In what the act is about: it played there, or a season's start or a list says what it holds. */
function ownReason(both: Both, person: PersonId, about: ReadonlySet<string>): View['changes'][number]['why'] {
  const kinds = [...about].flatMap((id) => {
    const step = [stepOf(both.after, id), stepOf(both.before, id)].find((one) => one?.held.has(person));
    return step ? [step.event.kind] : [];
  });
  if (kinds.includes('season')) return { kind: 'raised' };
  if (kinds.length > 0 && kinds.every((kind) => kind === 'list')) return { kind: 'listed' };
  return { kind: 'played', place: placesOf(both, person, about) };
}

type Consequence = Extract<RatingChange['why'], { readonly kind: 'consequence' }>;

const consequence = (both: Both, { step, start }: Consequence) => ({
  kind: 'consequence' as const,
  step: stepView(both, step),
  stood: start && { ...nameIn(both, start.person), at: start.at, before: start.before, after: start.after },
});

const stepView = ({ before, after }: Both, id: string) => {
  const step = stepOf(after, id) ?? stepOf(before, id);
  return namedStep(stepOf(after, id) ? after : before, { id, lastDay: step?.event.lastDay ?? '' });
};

/** Their place in what the act is about: in the first event where it is another one, else in the first. */
function placesOf({ before, after }: Both, person: PersonId, about: ReadonlySet<string>) {
  const places = [...about].flatMap((id) => {
    const own = { before: placeIn(before, id, person), after: placeIn(after, id, person) };
    return own.before === null && own.after === null ? [] : [own];
  });
  return places.find((own) => own.before !== own.after) ?? places[0] ?? { before: null, after: null };
}

function placeIn(snapshot: FederationSnapshot, id: string, person: PersonId): number | null {
  const step = stepOf(snapshot, id);
  const figures = step?.held.has(person) ? figuresFor(snapshot, step, person) : null;
  return figures && 'place' in figures ? figures.place : null;
}

/** Of each event; of those of twenty years nobody reads more. */
const mostNamed = 8;

function redoneView(both: Both, { redone }: RatingEffect): View['redone'] {
  return redone.flatMap((id) => {
    const [was, is] = [stepOf(both.before, id)?.held, stepOf(both.after, id)?.held];
    const persons = [...new Set([...(is?.keys() ?? []), ...(was?.keys() ?? [])])];
    const changed = persons.flatMap((person) => {
      const own = { before: was?.get(person)?.rating ?? null, after: is?.get(person)?.rating ?? null };
      return own.before === own.after ? [] : [{ person, ...own }];
    });
    const step = stepView(both, id);
    // A season's start that lifts nobody is no event.
    if (step.kind === 'season' && changed.length === 0) return [];
    const changes = changed.slice(0, mostNamed).map((own) => ({ ...nameIn(both, own.person), ...own }));
    return [{ step, changes, others: Math.max(0, changed.length - mostNamed) }];
  });
}

/** Events of the first redone day and later that keep their ratings. */
function keptAfter({ after }: Both, { redone }: RatingEffect): number {
  const again = new Set(redone);
  const first = after.ratings.steps.findIndex(({ event }) => again.has(event.id));
  if (first < 0) return 0;
  return after.ratings.steps.slice(first).filter(({ event }) => event.kind !== 'season' && !again.has(event.id)).length;
}

/** Of the championship: what the events redone are worth, where it is something else. */
function valuesView(both: Both, { redone }: RatingEffect): View['values'] {
  const worth = (snapshot: FederationSnapshot, id: string): number | null => {
    const step = stepOf(snapshot, id);
    return (step && eventPoints(step)?.value) ?? null;
  };
  return redone.flatMap((id) => {
    const [before, after] = [worth(both.before, id), worth(both.after, id)];
    return before === null || after === null || before === after ? [] : [{ step: stepView(both, id), before, after }];
  });
}

/** Lists whose figures are touched: what differs from the computation now, and would. */
async function listsView({ before, after }: Both, { redone }: RatingEffect, frozen: FrozenLists) {
  const [first] = redone;
  if (first === undefined) return [];
  const { lastDay } = stepView({ before, after }, first);
  const lists: View['lists'][number][] = [];
  for (const publication of publicationsIn(before)) {
    // What lies before the first event that is redone stays.
    const touched = publication.retired === null && publication.date >= lastDay;
    const list = !touched ? null : await frozen(before.of.address, publication);
    if (!list) continue;
    const [now, would] = [differs(list, before), differs(list, after)];
    if (now !== would) lists.push({ date: list.date, differs: now, would });
  }
  return lists;
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
  redone: [],
  kept: 0,
  regraded: { on: '', people: [] },
  values: [],
  points: [],
  lists: [],
  chain: null,
  table: null,
});

/** How many ratings of today a decision changed. */
export const changesSince = (before: FederationSnapshot, after: FederationSnapshot): number =>
  before.ratings === after.ratings ? 0 : ratingEffect(before.ratings, after.ratings, new Set()).changes.length;
