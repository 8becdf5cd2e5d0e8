import { type Pj, type PjLimits, pjLimits, pjOf } from './pj.ts';
import { type KnownRatings, startRating } from './provisional.ts';
import { type Category, categoryOf, type Season } from './season.ts';

/** Somebody on the list of an event, with the rating of its start. */
export interface PlEntry extends KnownRatings {
  readonly player: string;
  /** In the event's own final ranking, after its final if it has one; shared places shared. */
  readonly place: number;
  /** In at least one round, an exemption included. Those never drawn are left out, and places counted again. */
  readonly drawn: boolean;
  /** Listed as exclusion: no bonus, the others' places do not move. */
  readonly excluded?: boolean;
}

export interface PlInput {
  /** In the order of the initial ranking (late entrants at their rating): it settles who stood x-th among equals. */
  readonly entries: readonly PlEntry[];
  /** Planned rounds. */
  readonly games: number;
  /** Missing: by the number of players. */
  readonly category?: Category;
  readonly classiqueB?: boolean;
  /** False: nothing changes, PE, B and PJ are 0. */
  readonly approved?: boolean;
}

/** One player's calculation, each figure of it. */
export interface PlLine {
  readonly player: string;
  /** Among those rated. */
  readonly place: number;
  readonly before: number;
  /** `before` is PL*. */
  readonly provisional: boolean;
  /** A rating of zero was read as missing. */
  readonly zero: boolean;
  readonly pe: number;
  readonly b: number;
  /** `b` is M divided by this; null without bonus. */
  readonly share: number | null;
  readonly pj: number;
  /** PJ before its limits, and the limit that held it. */
  readonly uncapped: number;
  readonly limit: 'max' | 'min' | null;
  /** C_i: who stood at `place` in the start list, and with what. */
  readonly stood: { readonly player: string; readonly rating: number };
  readonly after: number;
}

export interface PlRating {
  readonly system: 'pl';
  readonly season: string;
  readonly approved: boolean;
  readonly category: Category;
  /** M. */
  readonly value: number;
  /** Exact bounds of PJ. */
  readonly pjMax: number;
  readonly pjMin: number;
  /** Those of the players at or above the Joker bar at the start. */
  readonly jokers: number;
  /** In the order of places; equal places in that of the start list. */
  readonly players: readonly PlLine[];
}

interface Starter {
  readonly entry: PlEntry;
  readonly rating: number;
  readonly provisional: boolean;
  readonly zero: boolean;
}

/**
 * The PL of an event (classement international, §5–7), always from the ratings of its start: asked twice, it answers
 * the same. New rating = old + PE + B + PJ.
 */
export function ratePl(input: PlInput, season: Season): PlRating {
  const starters = startList(input, season);
  const category = input.category ?? categoryOf(starters.length, season);
  const jokers = starters.filter((starter) => starter.rating >= season.bars.joker).length;
  const limits = pjLimits({
    category,
    jokers,
    season,
    classiqueB: input.classiqueB ?? false,
    games: input.games,
    players: starters.length,
  });
  const approved = input.approved ?? true;
  const value = season.value[category];
  const scale: Scale = { approved, value, limits, season, places: countedAgain(starters) };
  return {
    system: 'pl',
    season: season.name,
    approved,
    category,
    value,
    pjMax: limits.max,
    pjMin: limits.min,
    jokers,
    players: starters.map((starter) => lineOf(starter, starters, scale)).toSorted((x, y) => x.place - y.place),
  };
}

/** Those drawn, by rating at the start, descending; `sort` is stable, so the given order stands among equals. */
function startList(input: PlInput, season: Season): readonly Starter[] {
  return input.entries
    .filter((entry) => entry.drawn)
    .map((entry) => ({ entry, ...startRating(entry, season) }))
    .toSorted((x, y) => y.rating - x.rating);
}

/** Final place → place among those rated. */
function countedAgain(starters: readonly Starter[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  starters
    .map((starter) => starter.entry.place)
    .toSorted((x, y) => x - y)
    .forEach((place, i) => {
      if (!places.has(place)) places.set(place, i + 1);
    });
  return places;
}

interface Scale {
  readonly approved: boolean;
  readonly places: ReadonlyMap<number, number>;
  readonly value: number;
  readonly limits: PjLimits;
  readonly season: Season;
}

function lineOf(starter: Starter, starters: readonly Starter[], scale: Scale): PlLine {
  const { entry, rating } = starter;
  const place = scale.places.get(entry.place) ?? entry.place;
  const stood = starters[place - 1] ?? starter;
  const share = entry.excluded || !scale.approved ? null : (scale.season.bonus[place - 1] ?? null);
  const pe = scale.approved ? starters.length - place + 1 : 0;
  const b = share === null ? 0 : scale.value / share;
  const { pj, uncapped, limit } = scale.approved ? pjOf(rating, stood.rating, scale.limits) : noPj;
  // Key by key, not spread: a federation has a million of these.
  return {
    player: entry.player,
    place,
    before: rating,
    provisional: starter.provisional,
    zero: starter.zero,
    pe,
    b,
    share,
    pj,
    uncapped,
    limit,
    stood: { player: stood.entry.player, rating: stood.rating },
    after: rating + pe + b + pj,
  };
}

const noPj: Pj = { pj: 0, uncapped: 0, limit: null };

/**
 * Of an approved event, the new ratings alone: the same as `ratePl` says, for thousands of events. `starts`: of each of
 * `input.entries` the rating at the start. Told in the order of places, each with where it stands in `input.entries`.
 */
export function plAfter(
  input: PlInput,
  starts: Float64Array,
  season: Season,
  told: (entry: number, after: number) => void,
): void {
  const { entries } = input;
  const at = (list: readonly number[], i: number): number => starts[list[i] ?? 0] ?? 0;
  const drawn = entries.flatMap(({ drawn: there }, i) => (there ? [i] : []));
  const order = drawn.toSorted((x, y) => (starts[y] ?? 0) - (starts[x] ?? 0));
  const finish = order.toSorted((x, y) => (entries[x]?.place ?? 0) - (entries[y]?.place ?? 0));
  const players = order.length;
  const category = input.category ?? categoryOf(players, season);
  const jokers = order.filter((i) => (starts[i] ?? 0) >= season.bars.joker).length;
  const { games, classiqueB = false } = input;
  const limits = pjLimits({ category, jokers, season, classiqueB, games, players });
  let place = 0;
  let shared: number | undefined;
  for (const [i, own] of finish.entries()) {
    const entry = entries[own];
    if (!entry) continue;
    if (entry.place !== shared) [place, shared] = [i + 1, entry.place];
    const rating = starts[own] ?? 0;
    const share = entry.excluded ? undefined : season.bonus[place - 1];
    const b = share === undefined ? 0 : season.value[category] / share;
    told(own, rating + (players - place + 1) + b + pjOf(rating, at(order, place - 1), limits).pj);
  }
}
