import { ok, type Result } from '../../base/result.ts';
import { pointsTally } from '../../criteria/tally.ts';
import { clubNumbers } from '../../pairing/clubs.ts';
import { exemptAgain, exemptLowest } from '../../pairing/exemption.ts';
import { type Field, fieldOf } from '../../pairing/field.ts';
import { halfShift } from '../../pairing/halves.ts';
import { type NearestWish, nearest } from '../../pairing/nearest.ts';
import { pointsOrder } from '../../standings/points-standings.ts';
import type { Refusal } from '../../tournament/refusals.ts';
import type { PlayerId, Tournament } from '../../tournament/state.ts';
import type { Step } from '../../tournament/steps.ts';
import type { Draw, DrawRequest, Format } from '../formula.ts';
import { hallOf, presentFor, type RoundRanking, roundDrawn } from '../hall.ts';
import { swissFormula } from './formula.ts';

/** Score groups, adjacent or folded (autres formules: our own rules). */
export const suisseFormat: Format = { ...swissFormula, draw };

function rankingOf(tournament: Tournament, { ranking }: DrawRequest): RoundRanking {
  const sums = pointsTally(tournament, ranking, tournament.rounds.length);
  return { sums, order: (here) => pointsOrder(sums, here, false).order };
}

/** Exempt first; then fewest repeats, fewest tables of one club, first choice. */
function draw(tournament: Tournament, request: DrawRequest): Result<Draw, Refusal> {
  const found = hallOf(request, presentFor(tournament, request), rankingOf(tournament, request));
  if (!found.ok) return found;
  const hall = found.value;
  const id = (place: number): PlayerId => hall.sums.players[place] ?? '';
  const exempt = exemptLowest(hall.sums, hall.free);
  const field = fieldOf(
    hall.sums,
    hall.free.filter((place) => place !== exempt),
  );
  const drawn = nearest(field, wishOf(tournament, request.round, field));
  const alone = exempt === undefined ? [] : [{ players: [id(exempt)], why: [] } as const];
  const made = {
    pairs: [...drawn.pairs, ...alone],
    repeats: drawn.repeats + exemptAgain(hall.sums, alone),
    sameClub: drawn.sameClub,
    settled: exempt === undefined ? undefined : ('exempt' as const),
    planned: swissFormula.plannedRounds(tournament),
  };
  return ok(roundDrawn(tournament, request, hall, made));
}

function wishOf(tournament: Tournament, round: number, field: Field): NearestWish {
  const clubs = avoidsClubs(tournament, round) ? clubsOf(tournament, field) : null;
  const wish = { ...(clubs && { clubs }), opening: (place: number) => [turn(field, place)] };
  return tournament.settings.order === 'fold' ? { ...wish, ...folded(field) } : wish;
}

/** Each looks first at the half-shifted one of his group, and is told so. */
function folded(field: Field): Required<Pick<NearestWish, 'order' | 'opening'>> {
  const fold = halfShift(field.scores);
  return {
    order: fold.order,
    opening: (place, others) => {
      const [first = -1] = others();
      return [turn(field, place), { step: 'half-shift', free: fold.free(), opponent: field.ids[first] ?? null }];
    },
  };
}

function avoidsClubs({ settings: { avoidClubs = false } }: Tournament, round: number): boolean {
  return typeof avoidClubs === 'boolean' ? avoidClubs : avoidClubs.includes(round);
}

function clubsOf({ players }: Tournament, { ids }: Field): readonly number[] {
  const club = new Map(players.map((player) => [player.id, player.club]));
  return clubNumbers(ids.map((id) => (id === null ? undefined : club.get(id))));
}

function turn({ ids, scores }: Field, place: number): Step {
  return { step: 'turn-on-points', player: ids[place] ?? '', place: place + 1, points: scores[place] ?? 0 };
}
