import { takingPart } from '../tournament/find.ts';
import type { Match, PlayerId, Tournament } from '../tournament/state.ts';
import { phasesOf } from './combinee/phases.ts';
import { traitsOf } from './traits.ts';

/** Who is here and has no seat in what was drawn before round 1. */
export interface WithoutSeat {
  /** Here, in no pool, and in no match yet; or back when somebody else has the seat. */
  readonly players: readonly PlayerId[];
  /** Seats that the next draw can give them: X, and those of who has gone. */
  readonly free: number;
  /** Until when whoever gets none waits. */
  readonly until: 'phase-2' | 'end';
}

/**
 * Late entries of a circle that has begun: Formule Combinée in phase 1, toutes rondes (rules: situations, "late
 * entry"). Null in another formula, before round 1 is published, or where `round` is of a later phase.
 */
export function withoutSeat(tournament: Tournament, round: number): WithoutSeat | null {
  const { format, settings, rounds } = tournament;
  const { circles } = traitsOf(format);
  const circle = circles === 'whole' || (circles === 'pools' && round <= phasesOf(settings).phase1);
  // The draft of round 1 can still deal everybody who is here a seat.
  const begun = rounds[0] !== undefined && rounds[0].status !== 'draft';
  if (!circle || !settings.drawn || !begun) return null;
  const seats = settings.drawn.flat();
  const drawn = new Set(seats.filter((id) => id !== null));
  const played = new Set(
    rounds
      .slice(0, round)
      .flatMap(({ matches }) => matches.flatMap((match: Match): readonly PlayerId[] => match.players)),
  );
  const here = takingPart(tournament);
  const staying = new Set(here.map(({ id }) => id));
  const taken = here.filter(({ id }) => !drawn.has(id) && played.has(id)).length;
  const left = seats.filter((id) => id === null || !staying.has(id)).length;
  // Who came back when the seat was taken waits too.
  const back = new Set(taken > left ? rounds[round - 1]?.absent : []);
  const players = here.filter(
    ({ id, presence }) => presence === 'here' && (drawn.has(id) ? back.has(id) : !played.has(id)),
  );
  return {
    players: players.map(({ id }) => id),
    free: Math.max(0, left - taken),
    until: circles === 'pools' ? 'phase-2' : 'end',
  };
}
