import { rateAdgEvent } from '../rating/adg-event.ts';
import { adgChampionship } from '../rating/championship.ts';
import type { Held } from '../rating/held.ts';
import { ratePlEvent } from '../rating/pl-event.ts';
import { season2015 } from '../rating/season.ts';
import { eloEvent } from '../rating-of/elo-of.ts';
import { plEvent } from '../rating-of/pl-of.ts';
import type { GameScore } from '../tournament/match-result.ts';
import type { People, Person } from '../tournament/people.ts';
import type { FormatId, Match, Player, PlayerId, Tournament } from '../tournament/state.ts';
import { type Career, careersIn, lot, type Years } from './careers.ts';
import { clubs, oneOf } from './field.ts';
import { playedOut, type Simulated } from './simulate.ts';

interface WantedFederation {
  readonly game: 'scrabble' | 'art-de-la-guerre';
  /** Through all years. */
  readonly people: number;
  readonly tournaments: number;
  readonly seed: number;
}

/** A document as it reaches a federation. */
export interface SimulatedDocument extends Simulated {
  readonly revision: number;
  /** Civil date on which it came. */
  readonly arrival: string;
}

const perYear = 100;
const lastYear = 2026;

/**
 * Years of a federation, up to 100 tournaments a year and the last one 2026. One document in ten comes up to two months
 * late, one in thirty again with a corrected result; one player in twenty without licence, one in thirty with a rating
 * of an old list. In the order in which the tournaments were played, a correction behind what it corrects. The same
 * question gives the same bytes.
 */
export function* simulateFederation(wanted: WantedFederation): Generator<SimulatedDocument> {
  const { seed, people, tournaments } = wanted;
  const count = Math.max(1, Math.ceil(tournaments / perYear));
  const years: Years = { seed, people, first: lastYear - count + 1, last: lastYear };
  const held = new Map<string, Held>();
  let careers: readonly Career[] = [];
  let year = 0;
  for (let number = 1; number <= tournaments; number++) {
    const day = Math.floor(((number - 0.5) / tournaments) * count * daysInYear);
    if (year !== years.first + Math.floor(day / daysInYear)) {
      year = years.first + Math.floor(day / daysInYear);
      careers = careersIn(years, year);
    }
    const one = tournament(wanted, { number, date: dateOf(years.first, day), careers, held });
    if (!one) continue;
    const late = lot(seed, 'late', number) < 1 / 10 ? Math.floor(60 * lot(seed, 'how-late', number)) : 1;
    yield { ...one, revision: 1, arrival: dateOf(years.first, day + late) };
    const better = lot(seed, 'corrected', number) < 1 / 30 ? corrected(one) : null;
    if (better)
      yield {
        ...better,
        revision: 2,
        arrival: dateOf(years.first, day + late + 3 + Math.floor(40 * lot(seed, 'corrected-after', number))),
      };
    remember(better ?? one, held);
  }
}

interface Occasion {
  readonly number: number;
  readonly date: string;
  readonly careers: readonly Career[];
  /** By career. */
  readonly held: ReadonlyMap<string, Held>;
}

/** Eight players and more, seldom above sixty: those of the town and its neighbours sooner than the others. */
function tournament({ game, seed }: WantedFederation, { number, date, careers, held }: Occasion): Simulated | null {
  const share = lot(seed, 'size', number);
  const size = Math.min(careers.length, 8 + Math.floor(60 * share * share));
  const town = oneOf(clubs, seed, 'federation-town', String(number));
  const drawn = careers
    .map((career) => ({ career, wish: lot(seed, 'comes', number, career.id) + (career.club === town ? 0.3 : 0) }))
    .toSorted((a, b) => b.wish - a.wish)
    .slice(0, size)
    .map(({ career }) => career);
  const format = formatFor(game, lot(seed, 'format', number));
  const start: Tournament = {
    id: `federation-${seed}-${number}`,
    name: `${game === 'scrabble' ? 'Tournoi' : 'Lances'} de ${town} ${number}`,
    format,
    date,
    place: town,
    seed: number,
    settings: {},
    players: drawn.map((career, i) => playerOf(career, { game, seed, number, at: i + 1, held: held.get(career.id) })),
    ranking: [],
    rounds: [],
    status: 'open',
  };
  const people: People = new Map(drawn.map(({ id, person }) => [id, presented(person, seed, number)]));
  const strengths = new Map(drawn.map(({ id, strength }) => [id, strength]));
  const rounds =
    game === 'scrabble'
      ? 5 + 2 * Math.floor(3 * lot(seed, 'rounds', number))
      : 3 + Math.floor(3 * lot(seed, 'rounds', number));
  const done = playedOut(start, { people, strength: (id) => strengths.get(id) ?? 0 }, rounds);
  return done.ok ? { ...done.value, tournament: { ...done.value.tournament, status: 'closed' } } : null;
}

const formatFor = (game: WantedFederation['game'], at: number): FormatId =>
  game === 'art-de-la-guerre' ? 'art-de-la-guerre' : at < 0.8 ? 'classique' : at < 0.9 ? 'classique-belge' : 'suisse';

interface Seat {
  readonly game: WantedFederation['game'];
  readonly seed: number;
  readonly number: number;
  readonly at: number;
  readonly held: Held | undefined;
}

function playerOf({ id, club, series, army }: Career, { game, seed, number, at, held }: Seat): Player {
  const stale = lot(seed, 'old-list', number, id) < 1 / 30 ? Math.round(80 * lot(seed, 'how-old', number, id)) - 40 : 0;
  const known: Player = { id, number: at, presence: 'here', from: 1, club };
  const rating = held && { rating: Math.min(Math.max(0, Math.round(held.rating) + stale), highestInFile) };
  return game === 'scrabble' ? { ...known, duplicateSeries: series, ...rating } : { ...known, army, ...rating };
}

/** No tournament file takes a higher one: after decades of events the winners among few people hold more. */
const highestInFile = 9999;

function presented(person: Person, seed: number, number: number): Person {
  const { licence: _, federation: _federation, ...bare } = person;
  return lot(seed, 'licence', number, person.licence ?? '') < 1 / 20 ? bare : person;
}

/** The first game of the last round with its scores the other way round; null without one. */
function corrected({ tournament, people }: Simulated): Simulated | null {
  const last = tournament.rounds.length - 1;
  const at =
    tournament.rounds[last]?.matches.findIndex(({ result }) => result?.kind === 'games' && result.games.length === 1) ??
    -1;
  if (at < 0) return null;
  const turned = (match: Match, i: number): Match => {
    if (i !== at || match.result?.kind !== 'games') return match;
    return { ...match, result: { kind: 'games', games: match.result.games.map(([a, b]): GameScore => [b, a]) } };
  };
  const rounds = tournament.rounds.map((round, i) =>
    i === last ? { ...round, matches: round.matches.map(turned) } : round,
  );
  return { tournament: { ...tournament, rounds }, people };
}

function remember({ tournament, people }: Simulated, held: Map<string, Held>): void {
  const same = (id: PlayerId): string => id;
  const after =
    tournament.format === 'art-de-la-guerre'
      ? rateAdgEvent(eloEvent(tournament, people, same), held, adgChampionship).held
      : ratePlEvent(plEvent(tournament, people, same), held, season2015).held;
  for (const [id, own] of after) held.set(id, own);
}

/** Simulated years are common ones. */
const daysInYear = 365;
const months = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function dateOf(first: number, day: number): string {
  const year = first + Math.floor(day / daysInYear);
  let left = day % daysInYear;
  const month = months.findIndex((length) => {
    if (left < length) return true;
    left -= length;
    return false;
  });
  return `${year}-${String(month + 1).padStart(2, '0')}-${String(left + 1).padStart(2, '0')}`;
}
