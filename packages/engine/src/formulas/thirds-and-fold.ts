import { ok, type Result } from '../base/result.ts';
import type { HeadToHeadRule } from '../criteria/head-to-head.ts';
import { scrabbleOrder } from '../criteria/scrabble-order.ts';
import { type Scoring, tally } from '../criteria/tally.ts';
import { fewestRepeats } from '../matching/best-rounds.ts';
import { exemptAgain } from '../pairing/exemption.ts';
import { withFewestRepeats } from '../pairing/fewest-repeats.ts';
import { type Field, fieldOf, type Pair, repeatsIn } from '../pairing/field.ts';
import { fold, type Trace } from '../pairing/fold.ts';
import { playersOfPairs, type Walked, withReasons } from '../pairing/reasons.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import type { Step } from '../tournament/steps.ts';
import type { Draw, DrawRequest } from './formula.ts';
import { hallOf, type PlayersPresent, presentFor, type RoundMade, roundDrawn } from './hall.ts';

/** Where the two readings of the formula (FISF, Belgium) part. */
interface ThirdsAndFold {
  readonly scoring: Scoring;
  readonly headToHead: HeadToHeadRule;
  /** Whether a walk that holds a repeat is made again from the bottom (FISF §7; not in Belgium). */
  readonly repair: boolean;
  readonly planned: number;
  /** A round that is fixed by its tables, in place of thirds and fold; null: the general rule. */
  readonly opening: (hall: PlayersPresent) => Walked | null;
}

/** Round 1 by thirds, the others by the fold of score groups with permutations. */
export function drawThirdsAndFold(
  tournament: Tournament,
  request: DrawRequest,
  rule: ThirdsAndFold,
): Result<Draw, Refusal> {
  const sums = tally(tournament, request.ranking, tournament.rounds.length, rule.scoring);
  const order = (here: readonly number[]) => scrabbleOrder(sums, here, rule.headToHead).flatMap((group) => group.order);
  const hall = hallOf(request, presentFor(tournament, request), { sums, order });
  if (!hall.ok) return hall;
  const field = fieldOf(sums, hall.value.free);
  const { pairs, repeats, ...told } = drawnPairs(tournament, request, rule, hall.value, field);
  const again = exemptAgain(sums, pairs);
  const { fewest = repeats } = told;
  const planned = rule.planned;
  return ok(
    roundDrawn(tournament, request, hall.value, {
      ...told,
      pairs,
      repeats: repeats + again,
      fewest: fewest + again,
      planned,
    }),
  );
}

type Drawn = Walked & Pick<RoundMade, 'proposal' | 'fewest' | 'settled'>;

function drawnPairs(
  tournament: Tournament,
  request: DrawRequest,
  rule: ThirdsAndFold,
  hall: PlayersPresent,
  field: Field,
): Drawn {
  if (field.ids.length === 0) return { pairs: [], repeats: 0 };
  const fixed = hall.made.length === 0 ? rule.opening(hall) : null;
  if (fixed) return { ...fixed, settled: 'fixed' };
  if (request.round === 1) return byThirds(field);
  const written = withReasons(field, (trace) => folded(field, rule.repair, trace));
  const fewest = written.repeats === 0 ? 0 : fewestOf(field);
  if (written.repeats === fewest) return written;
  const better = withReasons(field, (trace) => withFewestRepeats(field, trace));
  return tournament.settings.repeats === 'avoid' ? better : { ...written, fewest, proposal: better.pairs };
}

function byThirds(field: Field): Walked {
  const pairs = thirds(field).map((pair) => ({ players: playersOfPairs(field, pair), why: [thirdsStep(field, pair)] }));
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

/** The last place of group A: P = 2·M, M a third of the players, rounded (FISF Formule Classique §6.1.1). */
function lastOfGroupA(players: number): number {
  return 2 * Math.round(players / 3);
}

/** Round 1: the first two thirds fold (1 against P, 2 against P − 1…), the others meet their neighbour. */
function thirds(field: Field): readonly Pair[] {
  const size = field.ids.length;
  const last = Math.min(lastOfGroupA(size), size);
  const folded = Array.from({ length: last / 2 }, (_, i): Pair => [i, last - 1 - i]);
  const neighbours = Array.from({ length: (size - last) / 2 }, (_, i): Pair => [last + 2 * i, last + 2 * i + 1]);
  return [...folded, ...neighbours];
}

/** Why a table of round 1 is what it is. */
function thirdsStep(field: Field, [a, b]: Pair): Step {
  const last = lastOfGroupA(field.ids.length);
  const opponent: PlayerId | null = field.ids[b] ?? null;
  if (a < last) return { step: 'thirds-fold', place: a + 1, of: last, opponent };
  return { step: 'thirds-neighbours', place: a + 1, after: last, opponent };
}

/**
 * The walk from the top held a repeat: the tables that touch nobody below two thirds of the ranking stand, the
 * others are made again from the last player upwards with the mirror of the same mechanism
 * (FISF Formule Classique §7). Repeats may be left "dans de rares cas".
 */
export function fromTheBottom(field: Field, pairs: readonly Pair[], trace?: Trace): readonly Pair[] {
  const last = lastOfGroupA(field.ids.length);
  const kept = pairs.filter(([a, b]) => a < last && b < last);
  const undone = pairs.filter(([a, b]) => a >= last || b >= last);
  const places = undone.flat().sort((a, b) => b - a);
  if (trace) for (const place of places) trace(place, repairedStep(field, pairs, places.at(-1) ?? 0));
  return [...kept, ...fold({ field, places, upwards: true, ...(trace && { trace }) })];
}

function repairedStep(field: Field, pairs: readonly Pair[], from: number): Step {
  const repeats = repeatsIn(field, pairs).map(([a, b]) => [field.ids[a] ?? '', field.ids[b] ?? null] as const);
  return { step: 'repaired', repeats, from: from + 1 };
}
