import { bestRounds } from '../matching/best-rounds.ts';
import type { PlayerId } from '../tournament/state.ts';
import type { Step } from '../tournament/steps.ts';
import { type Field, haveMet, placeOfX, type Reasoned } from './field.ts';
import { nearest } from './nearest.ts';
import type { OpeningSeats } from './opening-seats.ts';
import type { Walked } from './reasons.ts';

/** A fixed round to be drawn. */
export interface Opening extends OpeningSeats {
  readonly round: number;
  /** Whether its tables are those that the text prints. */
  readonly official: boolean;
  /** Some of those present, in the order of the initial ranking. */
  readonly field: (wanted: (id: PlayerId) => boolean) => Field;
}

/** A table as the seats give it, and who of the two is there, by place in the field. */
interface SeatTable {
  readonly seats: readonly [number, number];
  readonly here: readonly number[];
}

/** Everybody present, the tables that the seats give, who is exempt (−1: nobody). */
interface Plan {
  readonly opening: Opening;
  readonly field: Field;
  readonly tables: readonly SeatTable[];
  readonly exempt: number;
}

type LeftOver = Extract<Step, { readonly step: 'left-over' }>;

/**
 * A fixed round (Formule Classique §6.2; rules: fixed rounds). A table stands if both its players are present and have
 * not met; everybody else present is left over. Of an odd number one is exempt, chosen first; the others pair among
 * themselves: fewest repeats, then fewest who are due to meet in a later fixed round, then first choice.
 */
export function openingRound(opening: Opening): Walked {
  const field = opening.field(() => true);
  const tables = tablesOf(opening, field);
  const plan: Plan = { opening, field, tables, exempt: exemptOf(opening, field, tables) };
  const standing = tables.filter((table) => stands(field, table) && !table.here.includes(plan.exempt));
  const leftOver = reasonsOf(plan);
  const rest = pairedAnew(plan, leftOver);
  return {
    pairs: [...standing.map((table) => asSeated(plan, table)), ...rest.pairs, ...alone(plan, leftOver)],
    repeats: rest.repeats,
  };
}

const nobody = -1;

function tablesOf({ rounds, round, seats }: Opening, { ids }: Field): readonly SeatTable[] {
  return (rounds[round - 1] ?? []).map(([a, b]) => ({
    seats: [a - 1, b - 1],
    here: [a - 1, b - 1].map((seat) => placeAt(ids, seats[seat])).filter((place) => place !== nobody),
  }));
}

const placeAt = (ids: Field['ids'], id: PlayerId | null | undefined): number =>
  id === null || id === undefined ? nobody : ids.indexOf(id);

function stands(field: Field, { here: [a, b] }: SeatTable): boolean {
  return a !== undefined && b !== undefined && !haveMet(field, a, b);
}

/**
 * Of an odd number present: X's opponent of this round if he may have X, else the lowest of those left over who may; if
 * none of them may, the lowest of all, and his table falls too.
 */
function exemptOf({ seats }: Opening, field: Field, tables: readonly SeatTable[]): number {
  const x = placeOfX(field);
  if (x === nobody) return nobody;
  const may = (place: number): boolean => place !== x && !haveMet(field, x, place);
  const opposite = tables.find((table) => table.seats.some((seat) => seats[seat] === null))?.here[0] ?? nobody;
  if (opposite !== nobody && may(opposite)) return opposite;
  const leftOver = tables.flatMap((table) => (stands(field, table) ? [] : table.here));
  const lowest = Math.max(nobody, ...leftOver.filter(may));
  return lowest === nobody ? field.ids.findLastIndex((_, place) => may(place)) : lowest;
}

const idAt = ({ ids }: Field, place: number | undefined): PlayerId => ids[place ?? nobody] ?? '';

/** In the order of the seats, which a joiner does not keep to. */
function asSeated({ opening, field }: Plan, { seats, here: [a, b] }: SeatTable): Reasoned {
  return { players: [idAt(field, a), idAt(field, b)], why: [bySeats(opening, seats)] };
}

function bySeats({ round, seats, official }: Opening, [a, b]: SeatTable['seats']): Step {
  return { step: 'opening', round, of: seats.length, places: [a + 1, b + 1], official };
}

/** Why somebody is left over, by player, in the order of the tables. */
function reasonsOf(plan: Plan): ReadonlyMap<PlayerId, LeftOver> {
  const { field, tables, exempt } = plan;
  const loose = tables.filter((table) => !stands(field, table) || table.here.includes(exempt));
  const steps = loose.flatMap((table) => table.here.map((place) => leftOverAt(plan, table, place)));
  return new Map(steps.map((step) => [step.player, step]));
}

function leftOverAt({ opening, field }: Plan, { seats, here }: SeatTable, place: number): LeftOver {
  const player = idAt(field, place);
  const [opponent = null] = seats.map((seat) => opening.seats[seat] ?? null).filter((id) => id !== player);
  const other = here.find((one) => one !== place);
  const rounds = other === undefined ? [] : field.meetings(place, other);
  const by = other === undefined ? 'away' : rounds.length > 0 ? 'met' : 'exempt';
  return { step: 'left-over', player, opponent, by, ...(by === 'met' && { rounds }) };
}

/** The exempt: X's opponent by the tables, or somebody else, and then who was passed over for it. */
function alone(plan: Plan, leftOver: ReadonlyMap<PlayerId, LeftOver>): readonly Reasoned[] {
  const { opening, field, exempt } = plan;
  const x = placeOfX(field);
  if (exempt === nobody) return [];
  const player = idAt(field, exempt);
  const own = leftOver.get(player);
  if (own?.opponent === null) return [{ players: [player], why: [againstX(plan)] }];
  const barred = field.ids.flatMap((id, place): Step[] => {
    const passed = id !== null && leftOver.has(id) && haveMet(field, place, x);
    return passed ? [{ step: 'not-exempt', player: id, rounds: field.meetings(place, x) }] : [];
  });
  return [{ players: [player], why: [...barred, ...(own ? [own] : [])] }];

  function againstX({ tables }: Plan): Step {
    const [a = nobody, b = nobody] = tables.find(({ here }) => here.includes(exempt))?.seats ?? [];
    return bySeats(opening, opening.seats[a] === null ? [b, a] : [a, b]);
  }
}

/** Those left over and not exempt. A meeting that is due later weighs less than any repeat. */
function pairedAnew({ opening, field: all, exempt }: Plan, leftOver: ReadonlyMap<PlayerId, LeftOver>): Walked {
  const field = opening.field((id) => leftOver.has(id) && id !== all.ids[exempt]);
  const due = (a: PlayerId, b: PlayerId): number => roundDue(opening, a, b);
  const weight = (a: number, b: number): number => {
    const repeats = field.metBy(a).get(b) ?? 0;
    return repeats * field.ids.length + Number(a !== b && due(idAt(field, a), idAt(field, b)) > 0);
  };
  const weights = field.ids.map((_, a) => new Map(field.ids.map((_, b) => [b, weight(a, b)])));
  const drawn = nearest(field, {
    rounds: bestRounds({ met: weights }),
    opening: (place) => [leftOver.get(idAt(field, place))].filter((step) => step !== undefined),
  });
  const why = ({ players: [own, other = ''], why }: Reasoned): readonly Step[] => {
    const theirs = leftOver.get(other);
    const first = why.slice(0, 1);
    const both = theirs && theirs.opponent !== own ? [...first, theirs] : first;
    return [...both, ...why.slice(1).map((step) => withDue(step, (opponent) => due(own, opponent)))];
  };
  return { ...drawn, pairs: drawn.pairs.map((pair) => ({ players: pair.players, why: why(pair) })) };
}

/** In which later fixed round two are to meet; 0 for none. */
function roundDue({ rounds, round, seats }: Opening, a: PlayerId, b: PlayerId): number {
  const own = [seats.indexOf(a) + 1, seats.indexOf(b) + 1];
  const at = rounds.slice(round).findIndex((pairs) => pairs.some((pair) => pair.every((seat) => own.includes(seat))));
  return at < 0 ? 0 : round + 1 + at;
}

/** Passed over, or found all the same, because they are due to meet. */
function withDue(step: Step, due: (opponent: PlayerId) => number): Step {
  if ((step.step !== 'ahead' && step.step !== 'nearest') || step.opponent === null) return step;
  const { opponent } = step;
  const round = due(opponent);
  if (round === 0) return step;
  return { step: step.step === 'ahead' ? 'due' : 'early', opponent, round };
}
