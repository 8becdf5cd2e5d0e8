import { ok, type Result } from '../../base/result.ts';
import { type WargameTally, wargameTally } from '../../criteria/wargame-tally.ts';
import { reasonedByHand } from '../../pairing/by-hand.ts';
import { avoidsClubs, clubNumbers } from '../../pairing/clubs.ts';
import { type Hole, holeOf } from '../../pairing/exemption.ts';
import { fieldOf } from '../../pairing/field.ts';
import { type NearestRound, nearest } from '../../pairing/nearest.ts';
import { seatedOnTerrain } from '../../pairing/terrain.ts';
import { wargameOrder } from '../../standings/wargame-standings.ts';
import { excluded } from '../../tournament/find.ts';
import type { Refusal, Warning } from '../../tournament/refusals.ts';
import type { PlayerId, Tournament } from '../../tournament/state.ts';
import { exemptByHand } from '../exempt-by-hand.ts';
import type { Draw, DrawRequest, Format } from '../formula.ts';
import { hallOf, type PlayersPresent, presentFor } from '../hall.ts';
import { armiesUndated } from './advice.ts';
import { clubsOf, type Drawn, wargameFirstRound } from './first-round.ts';
import { wargameFormula } from './formula.ts';

/** L'Art de la Guerre: 3 to 5 rounds, first against second of the standings, clubs kept apart in the early rounds. */
export const artDeLaGuerreFormat: Format = {
  ...wargameFormula,
  draw: (tournament, request) => drawWargame(tournament, request, wargameFormula.plannedRounds(tournament)),
};

/**
 * The exempt player first; then the complete round with the fewest repeats, the fewest tables of one club where they
 * are avoided, and first choice; then the tables (L'Art de la Guerre, "Appariement"; rules: pairing).
 */
function drawWargame(tournament: Tournament, request: DrawRequest, planned: number): Result<Draw, Refusal> {
  const until = { after: tournament.rounds.length, last: Math.max(planned, request.round), final: false };
  const sums = wargameTally(tournament, request.ranking, until);
  const spares = sparesHere(tournament, request);
  const hall = hallOf(request, presentWith(tournament, request, spares), {
    sums,
    order: (here) => rankingFor(request, sums, here, spares),
  });
  if (!hall.ok) return hall;
  const clubs = avoidsClubs(tournament.settings, request.round, planned) ? clubsByPlace(tournament, sums) : null;
  const spare = spares.find((id) => !hall.value.byHand.has(id)) ?? null;
  const hole = hall.value.free.length % 2 === 1 ? holeIn(hall.value, sums, spare) : null;
  const places = hall.value.free.filter((_, i) => i !== hole?.place);
  const drawn = { sums, places, clubs };
  const round =
    request.round === 1 ? wargameFirstRound(tournament, request, drawn) : byStandings(drawn, hall.value.order);
  return ok(
    drawOf(tournament, request, planned, { hall: hall.value, round, hole, sameClubInHole: oneClub(drawn, hole) }),
  );
}

/** Spare players who are in the hall and neither gone nor excluded, best first. */
function sparesHere(tournament: Tournament, { ranking, absent }: DrawRequest): readonly PlayerId[] {
  const out = excluded(tournament);
  const spares = new Set(tournament.players.filter((p) => p.spare && p.left === undefined).map(({ id }) => id));
  return ranking.filter((id) => spares.has(id) && !absent.has(id) && !out.has(id));
}

/** A spare player takes part only where a table made by hand says so; otherwise he waits for a hole. */
function presentWith(tournament: Tournament, request: DrawRequest, spares: readonly PlayerId[]): ReadonlySet<PlayerId> {
  const byHand = new Set((request.made ?? []).flatMap(({ players }) => players as readonly PlayerId[]));
  return new Set([...presentFor(tournament, request), ...spares.filter((id) => byHand.has(id))]);
}

/** Round 1 by Elo, then name; later the standings of those here. Spare players are not ranked: they come last. */
function rankingFor(
  { round }: DrawRequest,
  sums: WargameTally,
  here: readonly number[],
  spares: readonly PlayerId[],
): readonly number[] {
  const isSpare = (place: number): boolean => spares.includes(sums.players[place] ?? '');
  const playing = here.filter((place) => !isSpare(place));
  return [...(round === 1 ? playing : wargameOrder(sums, playing).order), ...here.filter(isSpare)];
}

function clubsByPlace({ players }: Tournament, sums: WargameTally): readonly number[] {
  const clubs = new Map(players.map(({ id, club }) => [id, club]));
  return clubNumbers(sums.players.map((id) => clubs.get(id)));
}

function holeIn({ free }: PlayersPresent, sums: WargameTally, spare: PlayerId | null): Hole {
  const field = fieldOf(sums, free);
  const seat = spare === null ? -1 : sums.players.indexOf(spare);
  const against = (place: number): readonly number[] =>
    sums
      .met(place)
      .filter(({ opponent }) => opponent === seat)
      .map(({ round }) => round);
  return holeOf({
    ids: free.map((place) => sums.players[place] ?? ''),
    met: field.met,
    freeWins: free.map((place) => sums.freeWins[place] ?? []),
    spare: spare === null ? null : { id: spare, met: free.map(against) },
  });
}

/** Later rounds: each looks at those who follow him. */
function byStandings(drawn: Drawn, order: readonly number[]): NearestRound {
  const { sums, places } = drawn;
  return nearest(fieldOf(sums, places), {
    ...clubsOf(drawn),
    opening: (at) => {
      const place = places[at] ?? -1;
      const player = sums.players[place] ?? '';
      return [{ step: 'turn-on-points', player, place: order.indexOf(place) + 1, points: sums.points[place] ?? 0 }];
    },
  });
}

/** Whether the spare player meets somebody of his club in a round that avoids it. */
function oneClub({ sums, clubs }: Drawn, hole: Hole | null): boolean {
  const [own, spare] = (hole?.pair.players ?? []).map((id) => clubs?.[sums.players.indexOf(id)] ?? -1);
  return own !== undefined && own >= 0 && own === spare;
}

interface Made {
  readonly hall: PlayersPresent;
  readonly round: NearestRound;
  readonly hole: Hole | null;
  readonly sameClubInHole: boolean;
}

function drawOf(tournament: Tournament, request: DrawRequest, planned: number, made: Made): Draw {
  const { hall, round, hole } = made;
  const { ranking } = request;
  const id = (place: number): PlayerId => hall.sums.players[place] ?? '';
  const repeats = round.repeats + (hole?.repeats ?? 0);
  const sameClub = round.sameClub + Number(made.sameClubInHole);
  const seats = {
    order: hall.order.map(id),
    freeWins: (player: PlayerId) => hall.sums.freeWins[ranking.indexOf(player)] ?? [],
  };
  const pairs = [...reasonedByHand(hall.made), ...round.pairs, ...(hole ? [hole.pair] : [])];
  const settled = hole ? (hole.pair.players.length === 1 ? 'exempt' : 'spare') : undefined;
  const matches = seatedOnTerrain(tournament, seats, pairs);
  return {
    round: request.round,
    absent: ranking.filter((player) => request.absent.has(player)),
    matches,
    repeats,
    sameClub,
    proposal: null,
    warnings: [
      ...beyond(request.round, planned),
      ...left(request.round, repeats, sameClub, settled),
      ...exemptByHand(request.round, matches),
      ...(request.round === 1 ? undatedAmong(tournament, round, ranking) : []),
    ],
  };
}

/** Of the tables that the armies gave: who is exempt or at a table made by hand was not looked at. */
function undatedAmong(
  tournament: Tournament,
  { pairs }: NearestRound,
  ranking: readonly PlayerId[],
): readonly Warning[] {
  const drawn = new Set(pairs.flatMap(({ players }): readonly PlayerId[] => players));
  const known = new Map(tournament.players.map((player) => [player.id, player]));
  return armiesUndated(
    tournament,
    ranking.filter((id) => drawn.has(id)).flatMap((id) => known.get(id) ?? []),
  );
}

function beyond(round: number, planned: number): readonly Warning[] {
  return round > planned ? [{ code: 'beyond-planned', round, planned }] : [];
}

function left(
  round: number,
  repeats: number,
  sameClub: number,
  settled: 'exempt' | 'spare' | undefined,
): readonly Warning[] {
  const among = settled && { settled };
  const warnings: Warning[] = [];
  if (repeats > 0) warnings.push({ code: 'repeats-left', repeats, fewest: repeats, ...among });
  if (sameClub > 0) warnings.push({ code: 'same-club-left', round, sameClub, ...among });
  return warnings;
}
