import type { EffectTable, EventFigures, Figures, NamedStep } from '@ronde/contract/http/federation/figures';
import { type AdgRating, eloTitle, type PlRating, type Season, seriesOf } from '@ronde/engine';
import type { PersonId } from '@ronde/engine/federation/document';
import { type RatingStep, type StepFigures, stepFigures } from '@ronde/engine/federation/rating-step';
import { stepsById } from '@ronde/engine/federation/ratings';
import { lru } from '../machine/lru.ts';
import { type FederationSnapshot, named, once } from './snapshot.ts';

/** An event, a season's start or a list, as it is spoken of. */
export function namedStep(
  snapshot: FederationSnapshot,
  { id, lastDay }: { readonly id: string; readonly lastDay: string },
): NamedStep {
  const receipt = snapshot.state.counted.get(id)?.receipt ?? receiptOf(snapshot, id);
  const document = receipt === null ? undefined : snapshot.documents.get(receipt);
  if (!document) return { id, kind: 'season', name: id.replace(/^season /, ''), lastDay, receipt: null };
  return { id, kind: document.kind === 'list' ? 'list' : 'event', name: document.name, lastDay, receipt };
}

/** Of a document that counts no more. */
function receiptOf({ state }: FederationSnapshot, id: string): number | null {
  const all = [...state.receipts.values()].filter(({ document }) => document === id);
  return all.at(-1)?.receipt ?? null;
}

/** A step's figures are worked out when somebody looks, and kept while others do: of years they are larger than all else. */
export function figuresIn(step: RatingStep): StepFigures {
  const key = keyOf(step);
  const figures = looked.get(key) ?? stepFigures(step);
  looked.set(key, figures, linesIn(figures));
  return figures;
}

/** Of people and games: some 10 MB. */
const mostLines = 40_000;
const looked = lru<StepFigures>(mostLines);

let numbered = 0;
const keyOf = once((_: RatingStep) => `${++numbered}`);

function linesIn(figures: StepFigures): number {
  if (figures.kind !== 'event') return 1;
  const { rating } = figures;
  return rating.players.length + (rating.system === 'elo' ? rating.steps.length : 0);
}

/** One person's figures in a step; null: it did not rate them. */
export function figuresFor(
  snapshot: FederationSnapshot,
  step: RatingStep,
  person: PersonId,
  open = false,
): Figures | null {
  const figures = figuresIn(step);
  switch (figures.kind) {
    case 'list': {
      const own = step.held.get(person);
      return own ? { system: 'list', after: own.rating } : null;
    }
    case 'season': {
      const raised = figures.raised.find(({ player }) => player === person);
      return raised ? { system: 'season', before: raised.before, after: raised.after } : null;
    }
    case 'event':
      return figures.rating.system === 'pl'
        ? plFigures(figures.rating, seasonOf(step), { snapshot, person, open })
        : eloFigures(figures.rating, { snapshot, person, open });
  }
}

const seasonOf = ({ event }: RatingStep): Season | null => (event.kind === 'pl' ? event.season : null);

const seriesIn = (rating: number, season: Season | null): string => (season ? seriesOf(rating, season.bars) : '');

/** Whose figures, and whether others are named as everybody may read. */
interface Whose {
  readonly snapshot: FederationSnapshot;
  readonly person: PersonId;
  readonly open: boolean;
}

function plFigures({ players }: PlRating, season: Season | null, { snapshot, person, open }: Whose) {
  const line = players.find(({ player }) => player === person);
  if (!line) return null;
  const { player: _, zero: _zero, stood, ...figures } = line;
  return {
    system: 'pl' as const,
    ...figures,
    stood: { ...named(snapshot, stood.player, open), rating: stood.rating },
    series: { before: seriesIn(line.before, season), after: seriesIn(line.after, season) },
  };
}

function eloFigures({ players, steps }: AdgRating, { snapshot, person, open }: Whose) {
  const line = players.find(({ player }) => player === person);
  if (!line) return null;
  const { place, before, after, championship } = line;
  const games = steps.flatMap(({ round, players: [first, second], before: both, expected, gain, score }) => {
    if (first !== person && second !== person) return [];
    const own = first === person ? 0 : 1;
    return [
      {
        round,
        opponent: named(snapshot, own === 0 ? second : first, open),
        own: both[own],
        other: both[1 - own] ?? 0,
        score: (own === 0 ? score : 1 - score) as 0 | 0.5 | 1,
        expected: expected[own],
        gain: own === 0 ? gain : -gain,
      },
    ];
  });
  return {
    system: 'elo' as const,
    place,
    before,
    after,
    championship,
    series: { before: eloTitle(before) as string, after: eloTitle(after) as string },
    games,
  };
}

/** What everybody's figures of an event share; null: it is none. */
export function eventFigures(step: RatingStep): EventFigures | null {
  const figures = figuresIn(step);
  if (figures.kind !== 'event') return null;
  const { rating } = figures;
  if (rating.system === 'elo') {
    const { system, season, official, why, value, players } = rating;
    return { system, season, players: players.filter(({ games }) => games > 0).length, official, why: [...why], value };
  }
  const { event } = step;
  if (event.kind !== 'pl') return null;
  const { approved, category, value, jokers, pjMax, pjMin, players } = rating;
  return {
    system: 'pl',
    season: event.season.name,
    players: players.length,
    approved,
    category,
    ...sizesOf(event.season, category),
    value,
    bounds: {
      max: pjMax,
      min: pjMin,
      classiqueBPercent: event.event.classiqueB === true ? event.season.classiqueBPercent : null,
      nbpMax: event.season.nbpMax,
      games: event.event.games,
      jokers,
    },
  };
}

/** Of a world championship no number of players says that it is one. */
function sizesOf({ largest }: Season, category: number) {
  const [from, to = null] = [(largest[category - 2] ?? 0) + 1, largest[category - 1]];
  return category > largest.length + 1 ? {} : { sizes: { from, to } };
}

interface TableWanted {
  /** Nobody before this document. */
  readonly isNew?: ((person: PersonId) => boolean) | undefined;
  /** People by the names that everybody may read. */
  readonly open?: boolean;
}

/** An event with everybody's figures, by place. */
export function effectTable(
  snapshot: FederationSnapshot,
  step: RatingStep,
  { isNew = () => false, open = false }: TableWanted = {},
): EffectTable | null {
  const event = eventFigures(step);
  const figures = figuresIn(step);
  if (!event || figures.kind !== 'event' || step.event.kind === 'season') return null;
  const playerOf = new Map([...step.event.counted.people].map(([player, person]) => [person, player]));
  const rows = figures.rating.players.flatMap(({ player: person }) => {
    const own = figuresFor(snapshot, step, person, open);
    if (!own || own.system === 'season' || own.system === 'list') return [];
    const { name, club } = named(snapshot, person, open);
    return [
      {
        player: playerOf.get(person) ?? person,
        person: isNew(person) ? null : person,
        name,
        ...(club !== undefined && { club }),
        figures: own,
      },
    ];
  });
  return { event, rows };
}

export const stepOf = ({ ratings }: FederationSnapshot, id: string): RatingStep | undefined =>
  stepsById(ratings).get(id);
