import { setImmediate } from 'node:timers/promises';
import type { FederationPreview } from '@ronde/contract/http/federation/decisions';
import type { Frozen } from '@ronde/contract/values/same-type';
import type { PersonId } from '@ronde/engine/federation/document';
import type { RatingEffect } from '@ronde/engine/federation/effect';
import { eventWorth } from '@ronde/engine/federation/event-points';
import { inPieces, type PieceFollowing } from '../tasks/pieces.ts';
import { pointsMoved } from './championship.ts';
import { namedStep, stepOf } from './figures.ts';
import { differs, type FrozenLists, publicationsIn } from './publications.ts';
import { type FederationSnapshot, named } from './snapshot.ts';

type View = Frozen<FederationPreview>;

/** Before and after an act that is supposed. */
export interface Both {
  readonly before: FederationSnapshot;
  readonly after: FederationSnapshot;
}

export const known = ({ persons }: FederationSnapshot, person: PersonId): boolean => persons.seen.has(person);

/** Whoever is not known any more, or not yet. */
export const nameIn = ({ before, after }: Both, person: PersonId) =>
  named(known(after, person) ? after : before, person);

export function stepView({ before, after }: Both, id: string) {
  const step = stepOf(after, id) ?? stepOf(before, id);
  return namedStep(stepOf(after, id) ? after : before, { id, lastDay: step?.event.lastDay ?? '' });
}

/** Of an old event thousands are redone: the first of them, and their first people. Nobody reads more. */
const mostEvents = 40;
const mostNamed = 8;
const mostPoints = 200;

type EventsView = Pick<View, 'redone' | 'redoneInAll' | 'kept' | 'values' | 'valuesInAll' | 'points' | 'pointsInAll'>;

/** The events that an act does over again, and what they are to the championship. */
export async function eventsView(both: Both, { redone }: RatingEffect, work: PieceFollowing): Promise<EventsView> {
  // A season's start that lifts nobody is no event.
  const events = redone.filter((id) => !isSeason(both, id) || changedIn(both, id).length > 0);
  const moved = await inPieces(redone, (id) => valueMoves(both, id), work);
  const values = redone.flatMap((id, i) => (moved[i] ? [{ id, ...moved[i] }] : []));
  const points = pointsMoved(both.before, both.after);
  return {
    redone: events.slice(0, mostEvents).map((id) => redoneView(both, id)),
    redoneInAll: events.length,
    kept: keptAfter(both, redone),
    values: values.slice(0, mostEvents).map(({ id, before, after }) => ({ step: stepView(both, id), before, after })),
    valuesInAll: values.length,
    points: mostMoved(points).map((own) => ({ ...nameIn(both, own.person), ...own })),
    pointsInAll: points.length,
  };
}

const isSeason = ({ before, after }: Both, id: string): boolean =>
  (stepOf(after, id) ?? stepOf(before, id))?.event.kind === 'season';

/** Of those whom an event rates, whose rating after it is another one. */
function changedIn(both: Both, id: string) {
  const [was, is] = [stepOf(both.before, id)?.held, stepOf(both.after, id)?.held];
  const persons = [...new Set([...(is?.keys() ?? []), ...(was?.keys() ?? [])])];
  return persons.flatMap((person) => {
    const own = { before: was?.get(person)?.rating ?? null, after: is?.get(person)?.rating ?? null };
    return own.before === own.after ? [] : [{ person, ...own }];
  });
}

function redoneView(both: Both, id: string): View['redone'][number] {
  const changed = changedIn(both, id);
  const changes = changed.slice(0, mostNamed).map((own) => ({ ...nameIn(both, own.person), ...own }));
  return { step: stepView(both, id), changes, others: Math.max(0, changed.length - mostNamed) };
}

/** Events of the first redone day and later that keep their ratings. */
function keptAfter({ after }: Both, redone: readonly string[]): number {
  const again = new Set(redone);
  const first = after.ratings.steps.findIndex(({ event }) => again.has(event.id));
  if (first < 0) return 0;
  return after.ratings.steps.slice(first).filter(({ event }) => event.kind !== 'season' && !again.has(event.id)).length;
}

/** Of the championship: what an event redone is worth; null: the same, or nothing. */
function valueMoves(both: Both, id: string): { readonly before: number; readonly after: number } | null {
  const [was, is] = [stepOf(both.before, id), stepOf(both.after, id)];
  const [before, after] = [was ? eventWorth(was) : null, is ? eventWorth(is) : null];
  return before === null || after === null || before === after ? null : { before, after };
}

type Moved = ReturnType<typeof pointsMoved>[number];

/** In their order, those that move most. */
function mostMoved(points: readonly Moved[]): readonly Moved[] {
  if (points.length <= mostPoints) return points;
  const gap = ({ before, after }: Moved): number => Math.abs(after - before);
  const first = new Set(points.toSorted((a, b) => gap(b) - gap(a)).slice(0, mostPoints));
  return points.filter((one) => first.has(one));
}

/** Lists whose figures are touched: what differs from the computation now, and would. */
export async function listsView(
  both: Both,
  { redone }: RatingEffect,
  frozen: FrozenLists,
): Promise<readonly View['lists'][number][]> {
  const { before, after } = both;
  const [first] = redone;
  if (first === undefined) return [];
  const { lastDay } = stepView(both, first);
  const lists: View['lists'][number][] = [];
  for (const publication of publicationsIn(before)) {
    // What lies before the first event that is redone stays.
    const touched = publication.retired === null && publication.date >= lastDay;
    const list = !touched ? null : await frozen(before, publication);
    if (!list) continue;
    const [now, would] = [differs(list, before), differs(list, after)];
    if (now !== would) lists.push({ date: list.date, differs: now, would });
    // Each is a whole list: others are served in between.
    await setImmediate();
  }
  return lists;
}
