import { adgElo, playElo } from '../rating/elo.ts';
import type { PlRating } from '../rating/pl.ts';
import type { PersonId } from './document.ts';
import { inDateOrder, startersOf } from './rating-events.ts';
import { eloAtStart, type RatingStep, type StepFigures, stepFigures } from './rating-step.ts';
import type { FederationRatings } from './ratings.ts';

/** What an act does to ratings: shown before it is done, and after. */
export interface RatingEffect {
  /** Whose rating today differs, largest difference first. */
  readonly changes: readonly RatingChange[];
  /** The ids of the steps whose figures differ, new ones and gone ones too, in date order. */
  readonly redone: readonly string[];
}

export interface RatingChange {
  readonly person: PersonId;
  /** What is held at the end; null: nothing. */
  readonly before: number | null;
  readonly after: number | null;
  readonly why: ChangeReason;
}

/**
 * `played`: in a document that the act changes. `consequence`: elsewhere; `step` is the first event in which the
 * person's own figures differ, `start` whose rating there had moved.
 */
type ChangeReason =
  | { readonly kind: 'played' }
  | { readonly kind: 'consequence'; readonly step: string; readonly start: StartMoved | null };

/**
 * A rating at the start of an event that is another now. Of the PL the one that stood at the person's place in the
 * start list, where that explains it; of the Elo the first opponent's.
 */
interface StartMoved {
  readonly person: PersonId;
  /** PL: place in the start list; Elo: round. */
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** One event in a person's history under both computations: null where it did not rate them. */
export interface ChainLink {
  readonly step: string;
  readonly lastDay: string;
  readonly before: Sum | null;
  readonly after: Sum | null;
}

/** The rating that an event begins with, and the one that it ends with. */
interface Sum {
  readonly start: number;
  readonly end: number;
}

/**
 * `after` computed with `before` as its previous ratings, or the other way round: what is the same object did not move.
 * `documents`: those that the act is about.
 */
export function ratingEffect(
  before: FederationRatings,
  after: FederationRatings,
  documents: ReadonlySet<string>,
): RatingEffect {
  const steps = sideBySide(before, after).filter(({ was, is }) => was !== is);
  // What only starts from other ratings is redone, but nobody did anything else there.
  const changed = ({ id, was, is }: Both): boolean => documents.has(id) && was?.event !== is?.event;
  const found = new Map<PersonId, Both>();
  for (const step of steps)
    for (const held of [step.was?.held, step.is?.held])
      for (const person of held?.keys() ?? []) {
        const differs = step.was?.held.get(person)?.rating !== step.is?.held.get(person)?.rating;
        if (changed(step) || (differs && !found.has(person))) found.set(person, step);
      }
  const figures = figuresOnce();
  const moved = ratingsThatDiffer(before, after).flatMap((person) => {
    const step = found.get(person);
    const own = { before: before.held.get(person)?.rating ?? null, after: after.held.get(person)?.rating ?? null };
    return step ? [{ person, ...own, step }] : [];
  });
  const changes = moved
    .toSorted((a, b) => size(b) - size(a) || (a.person < b.person ? -1 : 1))
    .map(({ step, ...own }, i): RatingChange => {
      if (changed(step)) return { ...own, why: { kind: 'played' } };
      const start = i < mostExplained ? startMoved(own.person, step, figures) : null;
      return { ...own, why: { kind: 'consequence', step: step.id, start } };
    });
  return { changes, redone: steps.map(({ id }) => id) };
}

/** The ids of the steps whose figures differ, new ones and gone ones too, in date order. */
export const redoneSteps = (before: FederationRatings, after: FederationRatings): readonly string[] =>
  sideBySide(before, after).flatMap(({ id, was, is }) => (was === is ? [] : [id]));

/** Whose rating today differs, and no more of it. */
export function ratingsThatDiffer(before: FederationRatings, after: FederationRatings): readonly PersonId[] {
  const everybody = new Set([...before.held.keys(), ...after.held.keys()]);
  return [...everybody].filter((person) => before.held.get(person)?.rating !== after.held.get(person)?.rating);
}

/** More than anybody reads: an old event moves thousands, each from another event on. */
const mostExplained = 200;

type FiguresOf = (step: RatingStep) => StepFigures;

/** Thousands of people may look into the same event. */
function figuresOnce(): FiguresOf {
  const known = new Map<RatingStep, StepFigures>();
  return (step) => {
    const figures = known.get(step) ?? stepFigures(step);
    known.set(step, figures);
    return figures;
  };
}

const size = ({ before, after }: Pick<RatingChange, 'before' | 'after'>): number =>
  Math.abs((after ?? 0) - (before ?? 0));

/** A person's history under both computations, where they differ or not. `figures`: worked out before, where they were. */
export function chainOf(
  person: PersonId,
  before: FederationRatings,
  after: FederationRatings,
  figures: FiguresOf = stepFigures,
): readonly ChainLink[] {
  return sideBySide(before, after).flatMap(({ id, lastDay, was, is }): ChainLink[] => {
    const link = { step: id, lastDay, before: sumOf(person, was, figures), after: sumOf(person, is, figures) };
    return link.before || link.after ? [link] : [];
  });
}

interface Both {
  readonly id: string;
  readonly lastDay: string;
  readonly was: RatingStep | undefined;
  readonly is: RatingStep | undefined;
}

/** The steps of two computations, in date order. */
function sideBySide(before: FederationRatings, after: FederationRatings): readonly Both[] {
  const old = new Map(before.steps.map((step) => [step.event.id, step]));
  const kept = new Set(after.steps.map(({ event }) => event.id));
  const gone = before.steps.filter(({ event }) => !kept.has(event.id));
  return [...after.steps, ...gone]
    .toSorted((a, b) => inDateOrder(a.event, b.event))
    .map((step) => {
      const { id, lastDay } = step.event;
      return { id, lastDay, was: old.get(id), is: kept.has(id) ? step : undefined };
    });
}

/** Whose other rating at the start explains that the figures of this person differ here. */
function startMoved(person: PersonId, { was, is }: Both, figures: FiguresOf): StartMoved | null {
  const [old, now] = [ownFigures(person, was, figures), ownFigures(person, is, figures)];
  return old && now
    ? (old.compared.flatMap(({ with: other, at, rating }, i) => {
        const then = now.compared[i];
        return then && then.rating !== rating ? [{ person: other, at, before: rating, after: then.rating }] : [];
      })[0] ?? null)
    : null;
}

function sumOf(person: PersonId, step: RatingStep | undefined, figures: FiguresOf): Sum | null {
  const own = ownFigures(person, step, figures);
  return own && { start: own.start, end: own.end };
}

interface Figures extends Sum {
  /** The ratings of others that the person's own was compared with. */
  readonly compared: readonly { readonly with: PersonId; readonly at: number; readonly rating: number }[];
}

function ownFigures(person: PersonId, step: RatingStep | undefined, figures: FiguresOf): Figures | null {
  if (!step || !concerns(step, person)) return null;
  if (step.event.kind === 'elo') return eloFigures(person, step.event, step.start);
  const answer = figures(step);
  switch (answer.kind) {
    case 'list': {
      const held = step.held.get(person);
      return held ? { start: held.rating, end: held.rating, compared: [] } : null;
    }
    case 'season': {
      const raised = answer.raised.find(({ player }) => player === person);
      return raised ? { start: raised.before, end: raised.after, compared: [] } : null;
    }
    case 'event':
      return answer.rating.system === 'pl' ? plFigures(person, answer.rating) : null;
  }
}

/** Before any figure is worked out: a person is in few of a federation's events. */
const concerns = ({ event, held }: RatingStep, person: PersonId): boolean =>
  event.kind === 'list' ? held.has(person) : startersOf(event).includes(person);

function plFigures(person: PersonId, { players }: PlRating): Figures | null {
  const line = players.find(({ player }) => player === person);
  if (!line) return null;
  const { before: start, after: end, stood, place } = line;
  return { start, end, compared: [{ with: stood.player, at: place, rating: stood.rating }] };
}

/** The same as its figures say, without those of everybody else: thousands may be looked for. */
function eloFigures(person: PersonId, { of, official }: EloRated, at: RatingStep['start']): Figures | null {
  const { players, entries, games } = of;
  const own = players.indexOf(person);
  if (!official || !entries.some(({ player }) => player === person)) return null;
  const ratings = eloAtStart(of, at);
  const start = ratings[own] ?? 0;
  const compared: Figures['compared'][number][] = [];
  playElo(adgElo, ratings, games, (i) => {
    const [first = -1, second = -1] = [games.first[i], games.second[i]];
    if (first !== own && second !== own) return;
    const other = first === own ? second : first;
    compared.push({ with: players[other] ?? '', at: games.round[i] ?? 0, rating: ratings[other] ?? 0 });
  });
  return compared.length === 0 ? null : { start, end: ratings[own] ?? 0, compared };
}

type EloRated = Extract<RatingStep['event'], { readonly kind: 'elo' }>;
