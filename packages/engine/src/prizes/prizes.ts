import { frenchKey, frenchOrder } from '../base/french-order.ts';
import { finalPlaces } from '../final/final-places.ts';
import { standingsOf } from '../formulas/formulas.ts';
import type { Series } from '../rating/season.ts';
import { ownSeries } from '../rating-of/rating-of.ts';
import { honoured } from '../tournament/find.ts';
import { hasPseudonym, type People } from '../tournament/people.ts';
import type { Player, PlayerId, Tournament, Trophy } from '../tournament/state.ts';

/** The first of some: with the place in the whole ranking, which several may share. */
export interface FirstOf<Group extends string = string> {
  readonly of: Group;
  readonly place: number;
  /** In the order of the ranking. */
  readonly players: readonly PlayerId[];
}

/** Who is called out for a place: the honoured, in the order of the ranking, as if nobody else were in it. */
export interface Honour {
  /** 1 for the first of them, shared places shared; `place` unless somebody excluded stands before. */
  readonly step: number;
  /** In the whole ranking. */
  readonly place: number;
  readonly players: readonly PlayerId[];
}

export interface Prizes {
  /** The first three steps. */
  readonly podium: readonly Honour[];
  /** Joker, A, B, C by the rating at the start; empty where the rating is not PL, or not known yet. */
  readonly series: readonly FirstOf<Series>[];
  /** Age categories, in alphabetical order. */
  readonly categories: readonly FirstOf[];
  /** In alphabetical order, as first spelled. */
  readonly clubs: readonly FirstOf[];
  /** Given by vote or by hand. */
  readonly trophies: readonly Trophy[];
  /** What was counted in the games, in alphabetical order. */
  readonly counters: readonly CounterPrize[];
}

/**
 * Who is first of what, in the final ranking (after the final, where there is one). The excluded have no prize: the
 * next one does (rules: situations, "Excluded"). Nor have spare players, or those who were drawn in no round. It is
 * the one list of prizes: no screen, paper, file or answer chooses among the standings by itself.
 */
export function prizesOf(tournament: Tournament, people: People): Prizes {
  const { trophies = [] } = tournament;
  const may = honoured(tournament);
  const ranked = rankedFor(tournament, people);
  return {
    podium: steps(ranked).filter(({ step }) => step <= podiumSteps),
    series: firstOfSeries(tournament, ranked),
    categories: firstOfEach(ranked, ({ category }) => category),
    clubs: firstOfEach(ranked, ({ club }) => club),
    trophies: trophies.filter(({ player }) => may(player)),
    counters: counterPrizes(tournament, may),
  };
}

const podiumSteps = 3;

/** Everybody who can be called out for their place, the first first: the podium and, further, the diplomas. */
export const honoursOf = (tournament: Tournament, people: People): readonly Honour[] =>
  steps(rankedFor(tournament, people));

function steps(ranked: readonly Ranked[]): readonly Honour[] {
  const places = [...new Set(ranked.map(({ place }) => place))];
  return places.map((place) => {
    const level = ranked.filter((line) => line.place === place);
    const before = ranked.filter((line) => line.place < place).length;
    return { step: before + 1, place, players: level.map(({ player }) => player.id) };
  });
}

interface Ranked {
  readonly player: Player;
  readonly place: number;
}

/** Those who can have a prize, best first. */
function rankedFor(tournament: Tournament, people: People): readonly Ranked[] {
  const may = honoured(tournament);
  const places = finalPlaces(tournament, standingsOf(tournament, people, { final: true }));
  const players = new Map(tournament.players.map((player) => [player.id, player]));
  const matches = tournament.rounds.flatMap((round) => round.matches);
  const drawn = new Set(matches.flatMap((match): readonly PlayerId[] => match.players));
  return [...places].flatMap(([id, place]) => {
    const player = players.get(id);
    return player && drawn.has(id) && may(id) ? [{ player, place }] : [];
  });
}

const seriesInOrder: readonly Series[] = ['Joker', 'A', 'B', 'C'];

function firstOfSeries(tournament: Tournament, ranked: readonly Ranked[]): readonly FirstOf<Series>[] {
  const own = ownSeries(tournament);
  if (!own) return [];
  return seriesInOrder.flatMap((series) => {
    const first = firstOf(ranked.filter(({ player }) => own(player) === series));
    return first ? [{ of: series, ...first }] : [];
  });
}

/** Groups are the same without case and accents; an empty text is none. */
function firstOfEach(ranked: readonly Ranked[], group: (player: Player) => string | undefined): readonly FirstOf[] {
  const groups = new Map<string, { readonly of: string; readonly lines: Ranked[] }>();
  // As it was first spelled at registration, so that a result changes no name.
  for (const line of ranked.toSorted((a, b) => a.player.number - b.player.number)) {
    const of = (group(line.player) ?? '').trim();
    const known = groups.get(frenchKey(of));
    if (known) known.lines.push(line);
    else if (of !== '') groups.set(frenchKey(of), { of, lines: [line] });
  }
  return [...groups.values()]
    .toSorted((a, b) => frenchOrder(a.of, b.of))
    .flatMap(({ of, lines }) => {
      const first = firstOf(ranked.filter((line) => lines.includes(line)));
      return first ? [{ of, ...first }] : [];
    });
}

/** The first, and those who share that place. */
function firstOf(ranked: readonly Ranked[]): Omit<FirstOf, 'of'> | null {
  const [first] = ranked;
  if (!first) return null;
  const level = ranked.filter(({ place }) => place === first.place);
  return { place: first.place, players: level.map(({ player }) => player.id) };
}

/** Who has most of what was counted: baggage looted, generals killed… */
interface CounterPrize {
  readonly counter: string;
  /** Over all rounds, above 0. */
  readonly total: number;
  /** Those who have it, in the order of registration. */
  readonly players: readonly PlayerId[];
}

/** The leaders of each counter, among those who can have a prize. Two spellings of one word are one counter, named as it first was. */
function counterPrizes(tournament: Tournament, may: (player: PlayerId) => boolean): readonly CounterPrize[] {
  const totals = new Map<string, Map<PlayerId, number>>();
  const names = new Map<string, string>();
  for (const { counters = {} } of tournament.rounds.flatMap(({ matches }) => matches)) {
    for (const [player, own] of Object.entries(counters)) {
      for (const [typed, count] of Object.entries(own)) {
        const key = frenchKey(typed);
        const counter = names.get(key) ?? typed;
        names.set(key, counter);
        const list = totals.get(counter) ?? new Map<PlayerId, number>();
        totals.set(counter, list.set(player, (list.get(player) ?? 0) + count));
      }
    }
  }
  const candidates = tournament.players.map(({ id }) => id).filter(may);
  return [...totals]
    .toSorted(([a], [b]) => frenchOrder(a, b))
    .flatMap(([counter, list]) => {
      const total = Math.max(0, ...candidates.map((id) => list.get(id) ?? 0));
      const players = candidates.filter((id) => list.get(id) === total);
      return total > 0 ? [{ counter, total, players }] : [];
    });
}

/** What everybody may read. `withheld`: the prize of a category is left out, and that is said. */
export interface ToldPrizes extends Prizes {
  readonly withheld: boolean;
}

/**
 * The categories, by their keys, that somebody behind a pseudonym wins: their prize would tell whose category it is.
 * It is left out, and nobody else is named in their place (rules: L’Art de la Guerre, "Armées, trophées, pseudonymes").
 */
export function withheldCategories(tournament: Tournament, people: People): ReadonlySet<string> {
  const { categories } = prizesOf(tournament, people);
  const hidden = categories.filter(({ players }) => players.some((id) => hasPseudonym(people.get(id))));
  return new Set(hidden.map(({ of }) => frenchKey(of)));
}

/** `withheld`: where the people are known by the names they show, as they really are. */
export function toldPrizes(
  tournament: Tournament,
  people: People,
  withheld: ReadonlySet<string> = withheldCategories(tournament, people),
): ToldPrizes {
  const prizes = prizesOf(tournament, people);
  const categories = prizes.categories.filter(({ of }) => !withheld.has(frenchKey(of)));
  return { ...prizes, categories, withheld: withheld.size > 0 };
}
