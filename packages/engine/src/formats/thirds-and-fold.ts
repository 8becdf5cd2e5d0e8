import { ok, type Result } from '../base/result.ts';
import { fewestRepeats } from '../matching/fewest-repeats.ts';
import { playersOf, type Walked, withReasons } from '../pairing/as-drawn.ts';
import { exemptAgain } from '../pairing/exempt-again.ts';
import { withFewestRepeats } from '../pairing/fewest-repeats.ts';
import { type Field, type Pair, repeatsIn } from '../pairing/field.ts';
import { fieldOf } from '../pairing/field-of.ts';
import { fold, type Trace } from '../pairing/fold.ts';
import { fromTheBottom } from '../pairing/from-the-bottom.ts';
import type { Reasoned } from '../pairing/reasoned.ts';
import { thirds, thirdsStep } from '../pairing/thirds.ts';
import type { HeadToHeadRule } from '../standings/head-to-head.ts';
import { scrabbleOrder } from '../standings/scrabble-order.ts';
import { type Scoring, tally } from '../standings/tally.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import type { Draw, DrawRequest } from './format.ts';
import { type Hall, hallOf, presentFor, roundDrawn } from './hall.ts';

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
  const sums = tally(tournament, request.ranking, tournament.rounds.length, rule.scoring);
  const order = (here: readonly number[]) => scrabbleOrder(sums, here, rule.headToHead).flatMap((group) => group.order);
  const hall = hallOf(request, presentFor(tournament, request), { sums, order });
  if (!hall.ok) return hall;
  const field = fieldOf(sums, hall.value.free);
  const { walked, proposal, repeats } = drawnPairs(tournament, request, rule, hall.value, field);
  const made = { pairs: walked.pairs, repeats, planned: rule.planned };
  return ok(
    roundDrawn(tournament, request, hall.value, {
      ...made,
      ...(proposal && { proposal: proposal.pairs }),
      ...(repeats > 0 && { fewest: fewestOf(field) }),
    }),
  );
}

interface Drawn {
  readonly walked: Walked;
  readonly proposal: Walked | null;
  readonly repeats: number;
}

function drawnPairs(
  tournament: Tournament,
  request: DrawRequest,
  rule: ThirdsAndFold,
  { present, made, sums }: Hall,
  field: Field,
): Drawn {
  const fixed = field.ids.length === 0 ? [] : made.length === 0 ? rule.opening(present) : null;
  if (fixed) return { walked: { pairs: fixed, repeats: 0 }, proposal: null, repeats: 0 };
  const drawn = (walked: Walked, proposal: Walked | null): Drawn => ({
    walked,
    proposal,
    repeats: walked.repeats + exemptAgain(sums, walked.pairs),
  });
  if (request.round === 1) return drawn(byThirds(field), null);
  const written = withReasons(field, (trace) => folded(field, rule.repair, trace));
  if (written.repeats === 0 || written.repeats === fewestOf(field)) return drawn(written, null);
  const better = withReasons(field, (trace) => withFewestRepeats(field, trace));
  return tournament.settings.repeats === 'avoid' ? drawn(better, null) : drawn(written, better);
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
