import { ok, type Result, refused } from '../base/result.ts';
import { fewestRepeats } from '../matching/fewest-repeats.ts';
import { withFewestRepeats } from '../pairing/fewest-repeats.ts';
import { type Field, type Pair, repeatsIn } from '../pairing/field.ts';
import { fieldOf } from '../pairing/field-of.ts';
import { fold, type Trace } from '../pairing/fold.ts';
import { fromTheBottom } from '../pairing/from-the-bottom.ts';
import { type Reasoned, tables } from '../pairing/tables.ts';
import { thirds, thirdsStep } from '../pairing/thirds.ts';
import { scrabbleStandings } from '../standings/scrabble-standings.ts';
import { forfeitSpreadOfTheText, spreadCapOfTheText } from '../tournament/outcome.ts';
import type { Refusal, Warning } from '../tournament/refusals.ts';
import type { PlayerId, Tournament } from '../tournament/state.ts';
import type { Step } from '../tournament/steps.ts';
import type { Draw, DrawRequest, Format } from './format.ts';

/** FISF Formule Classique: thirds in round 1, then folded score groups with permutations. */
export const classique: Format = {
  id: 'classique',
  settings: ['rounds', 'spreadCap', 'forfeitSpread', 'bestOf', 'startsBy', 'repeats', 'rating'],
  plannedRounds: (tournament) => tournament.settings.rounds ?? roundsOfTheText(tournament.players.length),
  warnings,
  draw,
  standings: scrabbleStandings,
};

export const fewestPlayers = 8;
const mostInFixedTables = 16;
const mostInTheText = 128;

/** 8 to 32 players 5 rounds, to 64: 6, to 128: 7 (§1); beyond the text one more for each doubling. */
export function roundsOfTheText(players: number): number {
  let rounds = 5;
  for (let most = 32; most < players; most *= 2) rounds += 1;
  return rounds;
}

function warnings(tournament: Tournament): readonly Warning[] {
  const { rounds, spreadCap = spreadCapOfTheText, forfeitSpread = forfeitSpreadOfTheText } = tournament.settings;
  const players = tournament.players.length;
  const rule = roundsOfTheText(players);
  const said: Warning[] = [];
  if (players > mostInTheText) said.push({ code: 'rounds-not-in-text', rounds: rule, players });
  if (rounds !== undefined && rounds !== rule)
    said.push({ code: 'rounds-outside-the-rules', found: rounds, rule, players });
  if (spreadCap !== spreadCapOfTheText)
    said.push({ code: 'outside-the-rules', setting: 'spreadCap', found: spreadCap, rule: spreadCapOfTheText });
  if (forfeitSpread !== forfeitSpreadOfTheText) {
    said.push({
      code: 'outside-the-rules',
      setting: 'forfeitSpread',
      found: forfeitSpread,
      rule: forfeitSpreadOfTheText,
    });
  }
  return said;
}

function draw(tournament: Tournament, request: DrawRequest): Result<Draw, Refusal> {
  const field = fieldOf(tournament, request.ranking, presentAt(tournament, request));
  const no = cannotDraw(tournament, request, field);
  if (no) return refused(no);
  const { pairs, proposal } = pairsOf(tournament, request, field);
  const repeats = repeatsIn(
    field,
    pairs.map(({ pair }) => pair),
  ).length;
  return ok({
    round: request.round,
    absent: request.ranking.filter((id) => request.absent.has(id)),
    matches: tables(tournament, field, request, pairs),
    repeats,
    proposal: proposal && tables(tournament, field, request, proposal),
    warnings: drawWarnings(tournament, request, field, repeats),
  });
}

function presentAt(tournament: Tournament, { absent }: DrawRequest): ReadonlySet<PlayerId> {
  return new Set(tournament.players.filter((p) => p.left === undefined && !absent.has(p.id)).map((p) => p.id));
}

function cannotDraw(tournament: Tournament, { round }: DrawRequest, field: Field): Refusal | null {
  const present = field.ids.filter((id) => id !== null).length;
  if (tournament.players.length < fewestPlayers)
    return { code: 'too-few-players', present: tournament.players.length, needed: fewestPlayers };
  if (present < 2) return { code: 'too-few-players', present, needed: 2 };
  const fixed = round === 1 && field.ids.length >= fewestPlayers && field.ids.length <= mostInFixedTables;
  return fixed ? { code: 'too-few-for-fixed-tables', present } : null;
}

interface Pairs {
  readonly pairs: readonly Reasoned[];
  readonly proposal: readonly Reasoned[] | null;
}

/** Round 1 by thirds (§6.1.1), the others by the fold (§6.1.2, §6.1.3) with the permutations of §7. */
function pairsOf(tournament: Tournament, { round }: DrawRequest, field: Field): Pairs {
  if (round === 1)
    return { pairs: thirds(field).map((pair) => ({ pair, why: [thirdsStep(field, pair)] })), proposal: null };
  const asWritten = reasoned((trace) => folded(field, trace));
  const repeats = repeatsIn(
    field,
    asWritten.map(({ pair }) => pair),
  ).length;
  if (repeats === 0 || repeats === fewestOf(field)) return { pairs: asWritten, proposal: null };
  const better = reasoned((trace) => withFewestRepeats(field, trace));
  return tournament.settings.repeats === 'avoid'
    ? { pairs: better, proposal: null }
    : { pairs: asWritten, proposal: better };
}

function folded(field: Field, trace: Trace): readonly Pair[] {
  const pairs = fold({ field, places: field.ids.map((_, place) => place), upwards: false, trace });
  return repeatsIn(field, pairs).length === 0 ? pairs : fromTheBottom(field, pairs, trace);
}

/** Runs a walk and gives each pair the steps of the player who looked. A table made again forgets its first steps. */
function reasoned(walk: (trace: Trace) => readonly Pair[]): readonly Reasoned[] {
  const steps = new Map<number, Step[]>();
  const pairs = walk((by, step) => {
    const own = steps.get(by);
    if (own && step.step !== 'repaired') own.push(step);
    else steps.set(by, [step]);
  });
  return pairs.map((pair) => ({ pair, why: steps.get(pair[0]) ?? [] }));
}

function fewestOf(field: Field): number {
  return fewestRepeats(
    field.met,
    field.ids.map((_, place) => place),
  );
}

function drawWarnings(
  tournament: Tournament,
  { round }: DrawRequest,
  field: Field,
  repeats: number,
): readonly Warning[] {
  const planned = classique.plannedRounds(tournament);
  const said: Warning[] = round > planned ? [{ code: 'beyond-planned', round, planned }] : [];
  if (repeats > 0) said.push({ code: 'repeats-left', repeats, fewest: fewestOf(field) });
  return said;
}
