import { twoTo } from '../base/exp.ts';
import { type ChampionshipMethod, championshipSeason } from './championship.ts';
import { adgElo, type EloScale, type EloStep, eloSteps, type RatedGame } from './elo.ts';
import { type NotOfficial, notOfficial } from './validity.ts';

/** Somebody on the list of an event. */
export interface AdgEntry {
  readonly player: string;
  /** Elo at the start; missing: the start value. */
  readonly rating?: number;
  readonly club?: string;
  /** In the final ranking, shared places shared. Null for a spare player, who is not ranked and is in no number. */
  readonly place: number | null;
  /** Listed as exclusion: plays and counts like all, and has no championship points. */
  readonly excluded?: boolean;
}

export interface AdgInput {
  readonly entries: readonly AdgEntry[];
  /** Those played: awarded ones too, forfeits and exemptions not. */
  readonly games: readonly RatedGame[];
  /** Civil date. */
  readonly lastDay: string;
  /** Missing: true. Not approved is not official. */
  readonly approved?: boolean;
}

export interface AdgLine {
  readonly player: string;
  readonly place: number | null;
  readonly before: number;
  /** In full precision. */
  readonly after: number;
  readonly title: Title;
  /** Games that counted. */
  readonly games: number;
  /** Championship points; null: not official, August, no game played, an exclusion, or a spare player. */
  readonly championship: number | null;
}

export interface AdgRating {
  readonly system: 'elo';
  readonly official: boolean;
  /** Why not official. */
  readonly why: readonly NotOfficial[];
  /** VT; shown whether official or not. */
  readonly value: number;
  /** `2025-2026`; null in August. */
  readonly season: string | null;
  /** In the order of places, spare players last. */
  readonly players: readonly AdgLine[];
  /** Each game's calculation; empty when not official. */
  readonly steps: readonly EloStep[];
}

/** The Elo, the value and the championship points of one event (or pool) of L'Art de la Guerre. */
export function rateAdg(input: AdgInput, method: ChampionshipMethod, scale: EloScale = adgElo): AdgRating {
  const played = new Set(input.games.flatMap((game) => game.players));
  const counting = input.entries.filter((entry) => entry.place !== null && played.has(entry.player));
  const elos = counting.map((entry) => entry.rating ?? scale.start);
  const why = notOfficial(
    counting.map((entry) => entry.club),
    input.approved,
  );
  const official = why.length === 0;
  const season = championshipSeason(input.lastDay, method);
  const start = new Map(input.entries.map((entry) => [entry.player, entry.rating ?? scale.start]));
  const steps = official ? eloSteps(scale, start, input.games) : [];
  const pointsAt = official && season !== null ? championshipPoints(elos, method) : () => null;
  const championship = new Map(
    counting.map((entry) => [entry.player, entry.excluded ? null : pointsAt(entry.place ?? 0)]),
  );
  const players = linesOf(input.entries, start, steps, championship);
  return { system: 'elo', official, why, value: eventValue(elos, method), season, players, steps };
}

function linesOf(
  entries: readonly AdgEntry[],
  start: ReadonlyMap<string, number>,
  steps: readonly EloStep[],
  championship: ReadonlyMap<string, number | null>,
): readonly AdgLine[] {
  const last = (place: number | null): number => place ?? Number.MAX_SAFE_INTEGER;
  const now = new Map<string, { after: number; games: number }>();
  for (const { players, after } of steps) {
    for (const i of [0, 1] as const)
      now.set(players[i], { after: after[i], games: (now.get(players[i])?.games ?? 0) + 1 });
  }
  return entries
    .map((entry): AdgLine => {
      const { player, place } = entry;
      const before = start.get(player) ?? 0;
      const { after, games } = now.get(player) ?? { after: before, games: 0 };
      const points = championship.get(player) ?? null;
      return { player, place, before, after, title: eloTitle(after), games, championship: points };
    })
    .toSorted((x, y) => last(x.place) - last(y.place));
}

/** L'Art de la Guerre, "Titre et classement": each title up to, and not including, its number. */
const titles = [
  { below: 700, title: 'Intendant' },
  { below: 900, title: 'Milicien' },
  { below: 1000, title: 'Réserviste' },
  { below: 1100, title: 'Soldat' },
  { below: 1200, title: 'Chevalier' },
  { below: 1300, title: 'Champion' },
  { below: 1400, title: 'Sénéchal' },
  { below: 1500, title: 'Maître' },
  { below: Number.POSITIVE_INFINITY, title: 'Grand Maître' },
] as const;

type Title = (typeof titles)[number]['title'];

/** The whole number that is shown for an Elo. */
export const shownElo = (elo: number): number => Math.round(elo);

/** The title of an Elo, by the number shown: 999.6 is shown as 1000, a Soldat. */
export function eloTitle(elo: number): Title {
  return titles.find(({ below }) => shownElo(elo) < below)?.title ?? 'Grand Maître';
}

/** Below a millionth of a point, a sum of Elo is the noise of floating point: it must not cost a whole point. */
const grain = 1_000_000;

/**
 * VT: the sum of the highest Elo at the start among those who played a game (all, if fewer) / 100, unrounded: summed
 * in whole millionths and divided once, so that whole and decimal Elo give the value that the hand gives.
 */
export function eventValue(elos: readonly number[], method: ChampionshipMethod): number {
  return grainsOfTop(elos, method) / (method.divisor * grain);
}

/** The sum in millionths: no decimal Elo loses anything in it. */
function grainsOfTop(elos: readonly number[], method: ChampionshipMethod): number {
  const top = elos.toSorted((x, y) => y - x).slice(0, method.top);
  // An Elo in full precision has more: its own rounding must not add up, so the sum is rounded and not each.
  const whole = top.reduce((sum, elo) => sum + Math.trunc(elo), 0);
  const rest = top.reduce((sum, elo) => sum + (elo - Math.trunc(elo)), 0);
  return whole * grain + Math.round(rest * grain);
}

/**
 * What each place takes: floor(VT / 2^(4·(place − 1)/players)), the floor taken exactly on the sum of Elo to a
 * millionth. `players`: those who played a game; `elos`: theirs at the start.
 */
export function championshipPoints(elos: readonly number[], method: ChampionshipMethod): (place: number) => number {
  const players = elos.length;
  const grains = grainsOfTop(elos, method);
  const two = twoTo(players);
  return (place) => {
    const steps = method.halvings * (place - 1);
    const near = Math.round(grains / (method.divisor * grain) / two(steps));
    const reached = reaches(grains, method.divisor * grain * near, steps, players);
    return reached ? near : near - 1;
  };
}

/** sum / wanted ≥ 2^(steps/players), near enough in floating point unless they are level: then in whole numbers. */
function reaches(sum: number, wanted: number, steps: number, players: number): boolean {
  const right = wanted * twoTo(players)(steps);
  if (Math.abs(sum - right) > right * 1e-12) return sum > right;
  const left = power(BigInt(sum), players);
  return left >= power(BigInt(wanted), players) * power(2n, steps);
}

/** By squaring. */
function power(base: bigint, exponent: number): bigint {
  if (exponent === 0) return 1n;
  const half = power(base, Math.floor(exponent / 2));
  return exponent % 2 === 0 ? half * half : half * half * base;
}
