import { type ChampionshipMethod, championshipSeason } from './championship-method.ts';
import { championshipPoints, eventValue } from './championship-points.ts';
import { adgElo, type EloScale, type EloStep, eloSteps, type RatedGame } from './elo.ts';
import { type Title, titleOf } from './titles.ts';
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
      return { player, place, before, after, title: titleOf(after), games, championship: points };
    })
    .toSorted((x, y) => last(x.place) - last(y.place));
}
