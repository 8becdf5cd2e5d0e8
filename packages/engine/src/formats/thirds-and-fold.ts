import { ok, type Result, refused } from '../base/result.ts';
import { fewestRepeats } from '../matching/fewest-repeats.ts';
import { playersOf, type Walked, withReasons } from '../pairing/as-drawn.ts';
import { reasonedByHand, wrongByHand } from '../pairing/by-hand.ts';
import { withFewestRepeats } from '../pairing/fewest-repeats.ts';
import { type Field, haveMet, type Pair, repeatsIn } from '../pairing/field.ts';
import { fieldOf } from '../pairing/field-of.ts';
import { fold, type Trace } from '../pairing/fold.ts';
import { fromTheBottom } from '../pairing/from-the-bottom.ts';
import type { Reasoned } from '../pairing/reasoned.ts';
import { seated } from '../pairing/seating.ts';
import { thirds, thirdsStep } from '../pairing/thirds.ts';
import type { HeadToHeadRule } from '../standings/head-to-head.ts';
import { scrabbleOrder } from '../standings/scrabble-order.ts';
import { type Scoring, type Tally, tally } from '../standings/tally.ts';
import { takingPart } from '../tournament/find.ts';
import type { Refusal, Warning } from '../tournament/refusals.ts';
import type { Match, PlayerId, Tournament } from '../tournament/state.ts';
import type { Draw, DrawRequest } from './format.ts';

/** Where the two readings of the formula (FISF, Belgium) part. */
export interface ThirdsAndFold {
  readonly scoring: Scoring;
  readonly headToHead: HeadToHeadRule;
  /** Whether a walk that holds a repeat is made again from the bottom (FISF §7; not in Belgium). */
  readonly repair: boolean;
  readonly planned: number;
  /** A round that is fixed by its tables, in place of thirds and fold; null: the general rule. */
  readonly opening: (present: ReadonlySet<PlayerId>) => readonly Reasoned[] | null;
}

/** Round 1 by thirds, the others by the fold of score groups with permutations. */
export function drawThirdsAndFold(
  tournament: Tournament,
  request: DrawRequest,
  rule: ThirdsAndFold,
): Result<Draw, Refusal> {
  const present = new Set(takingPart(tournament).flatMap(({ id }) => (request.absent.has(id) ? [] : [id])));
  if (present.size < 2) return refused({ code: 'too-few-players', present: present.size, needed: 2 });
  const made = request.made ?? [];
  const wrong = wrongByHand(made, present);
  if (wrong) return refused(wrong);
  const sums = tally(tournament, request.ranking, tournament.rounds.length, rule.scoring);
  const order = roundOrder(sums, present, rule.headToHead);
  const free = order.filter((place) => !isSeated(made, sums.players[place] ?? ''));
  const field = fieldOf(sums, free);
  const drawn = drawnPairs(tournament, request, rule, { field, present, made });
  const seating = {
    round: request.round,
    attempt: request.attempt,
    order: order.map((place) => sums.players[place] ?? ''),
    freeWins: (id: PlayerId) => sums.freeWins[request.ranking.indexOf(id)] ?? [],
  };
  const byHand = reasonedByHand(made);
  const repeats = drawn.walked.repeats + allowedAgain(sums, field, drawn.walked);
  return ok({
    round: request.round,
    absent: request.ranking.filter((id) => request.absent.has(id)),
    matches: seated(tournament, seating, [...byHand, ...drawn.walked.pairs]),
    repeats,
    sameClub: 0,
    proposal: drawn.proposal && seated(tournament, seating, [...byHand, ...drawn.proposal.pairs]),
    warnings: warnings(request.round, rule.planned, repeats, field),
  });
}

function roundOrder(sums: Tally, present: ReadonlySet<PlayerId>, rule: HeadToHeadRule): readonly number[] {
  const here = sums.players.flatMap((id, place) => (present.has(id) ? [place] : []));
  return scrabbleOrder(sums, here, rule).flatMap((group) => group.order);
}

const isSeated = (made: readonly Match[], id: PlayerId): boolean =>
  made.some((match) => (match.players as readonly PlayerId[]).includes(id));

interface Drawn {
  readonly walked: Walked;
  readonly proposal: Walked | null;
}

interface Hall {
  readonly field: Field;
  readonly present: ReadonlySet<PlayerId>;
  readonly made: readonly Match[];
}

function drawnPairs(
  tournament: Tournament,
  request: DrawRequest,
  rule: ThirdsAndFold,
  { field, present, made }: Hall,
): Drawn {
  if (field.ids.length === 0) return { walked: { pairs: [], repeats: 0 }, proposal: null };
  const opening = made.length === 0 ? rule.opening(present) : null;
  if (opening) return { walked: { pairs: opening, repeats: 0 }, proposal: null };
  if (request.round === 1) return { walked: byThirds(field), proposal: null };
  const written = withReasons(field, (trace) => folded(field, rule.repair, trace));
  if (written.repeats === 0 || written.repeats === fewestOf(field)) return { walked: written, proposal: null };
  const better = withReasons(field, (trace) => withFewestRepeats(field, trace));
  const avoids = tournament.settings.repeats === 'avoid';
  return avoids ? { walked: better, proposal: null } : { walked: written, proposal: better };
}

/** A second X is a repeat also where everybody has had one, and the lowest of those with fewest may have it again. */
function allowedAgain(sums: Tally, field: Field, { pairs }: Walked): number {
  const x = field.ids.length - 1;
  return pairs.filter(({ players: [id], players }) => {
    if (players.length === 2) return false;
    const before = sums.exemptions[sums.players.indexOf(id)]?.length ?? 0;
    return before > 0 && !haveMet(field, field.ids.indexOf(id), x);
  }).length;
}

function byThirds(field: Field): Walked {
  const pairs = thirds(field).map((pair) => ({ players: playersOf(field, pair), why: [thirdsStep(field, pair)] }));
  return { pairs, repeats: 0 };
}

function folded(field: Field, repair: boolean, trace: Trace): readonly Pair[] {
  const pairs = fold({ field, places: field.ids.map((_, place) => place), upwards: false, trace });
  return !repair || repeatsIn(field, pairs).length === 0 ? pairs : fromTheBottom(field, pairs, trace);
}

function fewestOf(field: Field): number {
  return fewestRepeats(
    field.met,
    field.ids.map((_, place) => place),
  );
}

function warnings(round: number, planned: number, repeats: number, field: Field): readonly Warning[] {
  const said: Warning[] = round > planned ? [{ code: 'beyond-planned', round, planned }] : [];
  if (repeats > 0) said.push({ code: 'repeats-left', repeats, fewest: fewestOf(field) });
  return said;
}
