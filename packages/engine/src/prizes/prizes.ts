import { frenchKey, frenchOrder } from '../base/french-order.ts';
import { finalPlaces } from '../final/final-places.ts';
import { standingsOf } from '../formulas/formulas.ts';
import type { Series } from '../rating/season.ts';
import { ownSeries } from '../rating-of/rating-of.ts';
import { honoured } from '../tournament/find.ts';
import { hasPseudonym, type People } from '../tournament/people.ts';
import { usualPrizes } from '../tournament/settings.ts';
import type { Player, PlayerId, Tournament, Trophy } from '../tournament/state.ts';
import { ageCategory } from './age-category.ts';
import { type CounterPrize, counterPrizes } from './counter-prizes.ts';
import { type GamePrize, gamePrizes } from './game-prizes.ts';

/** The first of some: with the place in the whole ranking, which several may share. */
export interface FirstOf<Group extends string = string> {
  readonly of: Group;
  readonly place: number;
  /** In the order of the ranking. */
  readonly players: readonly PlayerId[];
  /** Where several are honoured in each: 1 for the first. */
  readonly step?: number;
  /** Who stands before and has a prize already: nobody has two. */
  readonly passed?: readonly PlayerId[];
}

/** Who is called out for a place: the honoured, in the order of the ranking, as if nobody else were in it. */
export interface Honour {
  /** 1 for the first of them, shared places shared; `place` unless somebody excluded stands before. */
  readonly step: number;
  /** In the whole ranking. */
  readonly place: number;
  readonly players: readonly PlayerId[];
  /** What each of them gets, in cents: the sum of the steps that they share, in equal parts, rounded down. */
  readonly cents?: number;
  /** What the equal parts leave: so many of them, the first, get one cent more. Missing: nothing is left. */
  readonly over?: number;
}

export interface Prizes {
  /** The first steps, as many as are wanted, and those below that have money. */
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
  /** Of one game, where they are wanted. */
  readonly games?: readonly GamePrize[];
}

/**
 * Who is first of what, in the final ranking (after the final, where there is one). The excluded have no prize: the
 * next one does (rules: situations, "Excluded"). Nor have spare players, or those who were drawn in no round. It is
 * the one list of prizes: no screen, paper, file or answer chooses among the standings by itself.
 */
export function prizesOf(tournament: Tournament, people: People): Prizes {
  const { trophies = [], settings } = tournament;
  const { podium: last, accumulate = true, money = [], ...wanted } = { ...usualPrizes, ...settings.prizes };
  const may = honoured(tournament);
  const ranked = rankedFor(tournament, people);
  const given = new Set<PlayerId>();
  const once: Once = { passes: (id) => !accumulate && given.has(id), give: (id) => given.add(id) };
  // In the order in which they are written: who has one of these is passed over for the next ones.
  const paid = money.findLastIndex((cents) => cents > 0) + 1;
  const podium = steps(ranked).filter(({ step }) => step <= Math.max(last, paid));
  for (const { players } of podium) for (const id of players) given.add(id);
  const series = firstOfSeries(tournament, ranked, { count: wanted.series, once });
  const categories = firstOfEach(ranked, (player) => ageCategory(player, people.get(player.id), tournament), {
    count: wanted.categories,
    once,
  });
  const clubs = firstOfEach(ranked, ({ club }) => club, { count: wanted.clubs, once });
  const games = gamePrizes(tournament, wanted, may, once.passes);
  return {
    podium: withMoney(podium, money),
    series,
    categories,
    clubs,
    trophies: trophies.filter(({ player }) => may(player)),
    counters: counterPrizes(tournament, may),
    ...(games.length > 0 && { games }),
  };
}

/** Who has a prize already, where nobody has two. */
interface Once {
  passes(player: PlayerId): boolean;
  give(player: PlayerId): void;
}

interface Wanted {
  readonly count: number;
  readonly once: Once;
}

/** Three who share the first step share what the first three get. */
function withMoney(podium: readonly Honour[], money: readonly number[]): readonly Honour[] {
  return podium.map((honour) => {
    const { step, players } = honour;
    const shared = money.slice(step - 1, step - 1 + players.length).reduce((sum, cents) => sum + cents, 0);
    if (shared === 0) return honour;
    const over = shared % players.length;
    return { ...honour, cents: Math.floor(shared / players.length), ...(over > 0 && { over }) };
  });
}

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

function firstOfSeries(tournament: Tournament, ranked: readonly Ranked[], wanted: Wanted): readonly FirstOf<Series>[] {
  const own = ownSeries(tournament);
  if (!own) return [];
  return seriesInOrder.flatMap((series) =>
    firsts(
      series,
      ranked.filter(({ player }) => own(player) === series),
      wanted,
    ),
  );
}

/** Groups are the same without case and accents; an empty text is none. */
function firstOfEach(
  ranked: readonly Ranked[],
  group: (player: Player) => string | undefined,
  wanted: Wanted,
): readonly FirstOf[] {
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
    .flatMap(({ of, lines }) =>
      firsts(
        of,
        ranked.filter((line) => lines.includes(line)),
        wanted,
      ),
    );
}

/** So many of a group: the first, with those who share that place, then those who come after. */
function firsts<Group extends string>(
  of: Group,
  ranked: readonly Ranked[],
  { count, once }: Wanted,
): readonly FirstOf<Group>[] {
  const found: FirstOf<Group>[] = [];
  const passed: PlayerId[] = [];
  let honoured = 0;
  for (const place of new Set(ranked.map((line) => line.place))) {
    if (honoured >= count) break;
    const level = ranked.filter((line) => line.place === place).map(({ player }) => player.id);
    const players = level.filter((id) => !once.passes(id));
    passed.push(...level.filter((id) => once.passes(id)));
    if (players.length === 0) continue;
    const step = honoured + 1;
    found.push({
      ...{ of, place, players },
      ...(count > 1 && { step }),
      ...(passed.length > 0 && { passed: [...passed] }),
    });
    honoured += players.length;
    for (const id of players) once.give(id);
  }
  return found;
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
  // Who was passed over is the staff's to know: it would tell of whom there is a category.
  const told = <Group extends string>(firsts: readonly FirstOf<Group>[]): readonly FirstOf<Group>[] =>
    firsts.map(({ passed: _, ...first }) => first);
  const categories = prizes.categories.filter(({ of }) => !withheld.has(frenchKey(of)));
  return {
    ...prizes,
    series: told(prizes.series),
    categories: told(categories),
    clubs: told(prizes.clubs),
    ...(prizes.games && { games: prizes.games.map(({ passed: _, ...game }) => game) }),
    withheld: withheld.size > 0,
  };
}
