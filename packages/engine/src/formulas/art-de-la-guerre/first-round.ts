import { chance } from '../../base/chance.ts';
import type { Tally } from '../../criteria/tally.ts';
import { nearestArmies, timeline } from '../../pairing/armies.ts';
import { type Field, fieldOf, type Reasoned } from '../../pairing/field.ts';
import { halvesOrder } from '../../pairing/halves.ts';
import { type NearestRound, nearest } from '../../pairing/nearest.ts';
import { playersOfPairs } from '../../pairing/reasons.ts';
import type { Army, Tournament } from '../../tournament/state.ts';
import type { Step } from '../../tournament/steps.ts';
import type { DrawRequest } from '../formula.ts';

/** An even number of players to be drawn, as places in the initial ranking, best first. */
export interface Drawn {
  readonly sums: Tally;
  readonly places: readonly number[];
  /** By place in the initial ranking, where clubs are avoided. */
  readonly clubs: readonly number[] | null;
}

/** Round 1: halves of the Elo order, or by lot, or the armies nearest in history ("Appariement du 1er tour"). */
export function wargameFirstRound(tournament: Tournament, request: DrawRequest, drawn: Drawn): NearestRound {
  const { firstRound = 'halves' } = tournament.settings;
  if (drawn.places.length === 0) return { pairs: [], repeats: 0, sameClub: 0 };
  if (firstRound === 'lot') return byLot(tournament, request, drawn);
  return firstRound === 'armies' ? byArmies(tournament, drawn) : byHalves(drawn);
}

/** The clubs of the drawn, as `nearest` wants them. */
export const clubsOf = ({ places, clubs }: Drawn): { readonly clubs?: readonly number[] } =>
  clubs ? { clubs: places.map((place) => clubs[place] ?? -1) } : {};

function byHalves(drawn: Drawn): NearestRound {
  const field = fieldOf(drawn.sums, drawn.places);
  const half = field.ids.length / 2;
  const id = (place: number): string => field.ids[place] ?? '';
  const opening = (place: number, first: number): Step => {
    const [side, own] = place < half ? (['upper', place + 1] as const) : (['lower', place - half + 1] as const);
    return { step: 'halves', player: id(place), half: side, place: own, opponent: id(first) };
  };
  const natural = new Map<number, number>();
  const round = nearest(field, {
    ...clubsOf(drawn),
    order: halvesOrder(field.ids.length),
    opening: (place, others) => {
      const first = place < half ? place + half : firstOf(others());
      natural.set(place, first);
      return [opening(place, first)];
    },
  });
  return { ...round, pairs: round.pairs.map((pair) => foundInHalves(field, pair, natural)) };
}

function firstOf(others: Iterable<number>): number {
  for (const other of others) return other;
  return -1;
}

/** The natural opponent needs no step of his own; another one was found below or above him. */
function foundInHalves(field: Field, pair: Reasoned, natural: ReadonlyMap<number, number>): Reasoned {
  const last = pair.why.at(-1);
  const looked = pair.why[0];
  if (last?.step !== 'nearest' || looked?.step !== 'halves') return pair;
  const own = natural.get(field.ids.indexOf(looked.player)) ?? -1;
  const found = field.ids.indexOf(last.opponent);
  const before = pair.why.slice(0, -1);
  if (found === own) return { ...pair, why: before };
  return { ...pair, why: [...before, { step: found > own ? 'down' : 'up', opponent: last.opponent }] };
}

/**
 * In the order of `chance(seed, "first-round", 1, attempt, [id])`, then of the ids: each looks at those drawn after
 * him.
 */
function byLot({ seed }: Tournament, { round, attempt }: DrawRequest, drawn: Drawn): NearestRound {
  const id = (place: number): string => drawn.sums.players[place] ?? '';
  const lots = new Map(drawn.places.map((place) => [place, chance(seed, 'first-round', round, attempt, [id(place)])]));
  const lot = (place: number): number => lots.get(place) ?? 0;
  const places = drawn.places.toSorted((a, b) => lot(a) - lot(b) || (id(a) < id(b) ? -1 : 1));
  return nearest(fieldOf(drawn.sums, places), {
    ...clubsOf({ ...drawn, places }),
    opening: (place) => [{ step: 'lot', player: id(places[place] ?? -1), place: place + 1 }],
  });
}

/** Whose army of a table has no dates: its distance says nothing of history. */
function whose(player: boolean, opponent: boolean): Pick<ArmiesStep, 'undated'> {
  if (!player && !opponent) return {};
  return { undated: player && opponent ? 'both' : player ? 'player' : 'opponent' };
}

type ArmiesStep = Extract<Step, { readonly step: 'armies' }>;

function byArmies(tournament: Tournament, drawn: Drawn): NearestRound {
  const field = fieldOf(drawn.sums, drawn.places);
  const armies = new Map(tournament.players.map((player) => [player.id, player.army]));
  const { at, year, undated } = timeline(field.ids.map((id): Army | undefined => armies.get(id ?? '')));
  const { clubs = field.ids.map(() => -1) } = clubsOf(drawn);
  const id = (place: number): string => field.ids[place] ?? '';
  const tables = nearestArmies({ at, clubs });
  const pairs = tables.map(({ place, opponent, sameClub, passed }): Reasoned => {
    const years = Math.round((2 * Math.abs((at[place] ?? 0) - (at[opponent] ?? 0))) / year) / 2;
    const over = passed.map((one): Step => ({ step: one.sameClub ? 'club' : 'ahead', opponent: id(one.other) }));
    const accepted: readonly Step[] = sameClub ? [{ step: 'same-club', opponent: id(opponent) }] : [];
    const without = whose(undated[place] === true, undated[opponent] === true);
    const step: Step = { step: 'armies', player: id(place), opponent: id(opponent), years, ...without };
    return { players: playersOfPairs(field, [place, opponent]), why: [...over, step, ...accepted] };
  });
  return { pairs, repeats: 0, sameClub: tables.filter(({ sameClub }) => sameClub).length };
}
