import { placesIn } from '../criteria/places.ts';
import { usualScale } from '../criteria/scoring.ts';
import { wargameScale } from '../criteria/wargame-score.ts';
import { wargameCredits } from '../criteria/wargame-tally.ts';
import { traitsOf } from '../formulas/traits.ts';
import { excluded } from '../tournament/find.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import { pointsRaces } from './points-race.ts';
import type { Sums } from './race.ts';
import { readingOf, scrabbleRace } from './scrabble-race.ts';
import { regainedBy, wargameRace } from './wargame-race.ts';

/** What a round that is not drawn can bring: the least, and the most. */
type Gains = readonly [least: number, most: number];

/**
 * The points that each can have at the end: those there are, what an open table can bring, and for each round that is
 * not drawn from an absence to a win. Who left may come back; the excluded are not drawn any more.
 */
export function spansOf(
  tournament: Tournament,
  ranking: readonly PlayerId[],
  roundsLeft: number,
  ids: readonly PlayerId[],
): readonly PlaceSpan[] {
  const { sums, gains, back } = ofFormula(tournament, ranking);
  const place = placesIn(ranking);
  const out = excluded(tournament);
  return ids.map((id) => {
    const own = place.get(id) ?? -1;
    const [least, most] = out.has(id) ? [0, 0] : [roundsLeft * gains[0], roundsLeft * gains[1]];
    const tables = sums.tables.filter(({ players }) => players.includes(own));
    const open = tables.map(({ players, options }) => {
      const points = options.map((option) => option.points[players[0] === own ? 0 : 1]);
      return { least: Math.min(...points), most: Math.max(...points) };
    });
    const now = sums.points[own] ?? 0;
    // At an open table it is in what the table can bring.
    const regained = roundsLeft > 0 && tables.length === 0 ? back(id) : 0;
    return {
      least: open.reduce((sum, table) => sum + table.least, now + least),
      most: open.reduce((sum, table) => sum + table.most, now + most + regained),
    };
  });
}

interface OfFormula {
  readonly sums: Sums;
  readonly gains: Gains;
  /** What taking part in a later round gives back. */
  readonly back: (player: PlayerId) => number;
}

const none = (): number => 0;

const noSums: Sums = { ranked: new Set(), points: [], spread: [], tables: [] };

/** A win of a match in the Scrabble formulas. */
const winPoints = 3;

function ofFormula(tournament: Tournament, ranking: readonly PlayerId[]): OfFormula {
  const reading = readingOf(tournament);
  if (reading) return { sums: scrabbleRace(tournament, ranking, reading), gains: [0, winPoints], back: none };
  if (traitsOf(tournament.format).counts === 'scores') return ofWargame(tournament, ranking);
  const { win, draw, loss } = tournament.settings.points ?? usualScale;
  const gains: Gains = [Math.min(0, win, draw, loss), Math.max(0, win, draw, loss)];
  const [sums] = pointsRaces(tournament, ranking);
  return { sums: sums ?? noSums, gains, back: none };
}

function ofWargame(tournament: Tournament, ranking: readonly PlayerId[]): OfFormula {
  const after = tournament.rounds.length;
  const scale = wargameScale(tournament.settings);
  const credits = wargameCredits(tournament, { after, last: after, final: true });
  return {
    sums: wargameRace(tournament, ranking),
    gains: [0, scale.win],
    back: (player) => regainedBy(credits.get(player) ?? [], after + 1, scale),
  };
}

/** The fewest and the most points that somebody can have in the end. */
interface PlaceSpan {
  readonly least: number;
  readonly most: number;
}

/**
 * Bounds for the places: who has fewer points at most than another at least is behind him whatever happens; of all
 * others anything is possible. One answer for each span.
 */
export function placesWithin(
  spans: readonly PlaceSpan[],
): readonly { readonly best: number; readonly worst: number }[] {
  const least = spans.map((span) => span.least).sort((a, b) => a - b);
  const most = spans.map((span) => span.most).sort((a, b) => a - b);
  return spans.map((span) => ({
    best: 1 + spans.length - countUpTo(least, (points) => points <= span.most),
    worst: spans.length - countUpTo(most, (points) => points < span.least),
  }));
}

/** How many of ascending numbers come before the first that is too large. */
function countUpTo(ascending: readonly number[], fits: (value: number) => boolean): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(ascending[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
