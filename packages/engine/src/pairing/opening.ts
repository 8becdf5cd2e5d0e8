import type { PlayerId, Tournament } from '../tournament/state.ts';
import type { Step } from '../tournament/steps.ts';
import { playedTogether, type Seats } from './opening-seats.ts';
import { areOfficial } from './opening-tables.ts';
import type { Reasoned } from './reasoned.ts';

/**
 * A fixed round (§6.2): by seats. X's opponent is exempt. The opponents of those known to be away are left over:
 * in the order of the initial ranking (a joiner at his rating, not at his seat), each meets the first after him
 * whom he has not met and is not due to meet in a later fixed round; any other is exempt (rules: fixed rounds).
 */
export function openingRound(
  tournament: Tournament,
  opening: Seats,
  { round, ranking }: { readonly round: number; readonly ranking: readonly PlayerId[] },
  present: ReadonlySet<PlayerId>,
): readonly Reasoned[] {
  const made: Reasoned[] = [];
  const leftOver: number[] = [];
  for (const [a, b] of opening.rounds[round - 1] ?? []) {
    const here = [a - 1, b - 1].filter((seat) => isHere(opening, seat, present));
    const [first, second] = here;
    if (first === undefined) continue;
    const other = first === a - 1 ? b - 1 : a - 1;
    if (second !== undefined) made.push(together(tournament, opening, round, [first, second]));
    else if (opening.seats[other] === null) made.push(alone(tournament, opening, round, first, other));
    else leftOver.push(first);
  }
  const initial = (seat: number): number => ranking.indexOf(idAt(opening, seat));
  const inOrder = leftOver.toSorted((a, b) => initial(a) - initial(b));
  return [...made, ...pairedAnew(tournament, opening, round, inOrder)];
}

function isHere({ seats }: Seats, seat: number, present: ReadonlySet<PlayerId>): boolean {
  const id = seats[seat];
  return id !== null && id !== undefined && present.has(id);
}

const idAt = ({ seats }: Seats, seat: number): PlayerId => seats[seat] ?? '';

function step(tournament: Tournament, opening: Seats, round: number, places: readonly [number, number]): Step {
  const seats = opening.seats.length;
  return {
    step: 'opening',
    round,
    of: seats,
    places: [places[0] + 1, places[1] + 1],
    official: areOfficial(seats, tournament.settings),
  };
}

function together(tournament: Tournament, opening: Seats, round: number, places: readonly [number, number]): Reasoned {
  return {
    players: [idAt(opening, places[0]), idAt(opening, places[1])],
    why: [step(tournament, opening, round, places)],
  };
}

function alone(tournament: Tournament, opening: Seats, round: number, seat: number, other: number): Reasoned {
  return { players: [idAt(opening, seat)], why: [step(tournament, opening, round, [seat, other])] };
}

function pairedAnew(
  tournament: Tournament,
  opening: Seats,
  round: number,
  leftOver: readonly number[],
): readonly Reasoned[] {
  const free = [...leftOver];
  const made: Reasoned[] = [];
  for (let seat = free.shift(); seat !== undefined; seat = free.shift()) {
    const player = idAt(opening, seat);
    const at = free.findIndex((other) => isNew(tournament, opening, round, [seat as number, other]));
    const other = free[at];
    if (other === undefined) {
      made.push({ players: [player], why: [{ step: 'left-over', player }] });
      continue;
    }
    free.splice(at, 1);
    made.push({ players: [player, idAt(opening, other)], why: [{ step: 'left-over', player }] });
  }
  return made;
}

/** Neither met before nor due to meet in a later fixed round. */
function isNew(tournament: Tournament, opening: Seats, round: number, [a, b]: readonly [number, number]): boolean {
  const due = opening.rounds
    .slice(round)
    .some((pairs) => pairs.some(([x, y]) => (x - 1 === a && y - 1 === b) || (x - 1 === b && y - 1 === a)));
  return !due && !playedTogether(tournament, idAt(opening, a), idAt(opening, b));
}
