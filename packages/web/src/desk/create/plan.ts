import {
  create,
  type FormatId,
  formulaOf,
  isWargame as ofWargame,
  type Refusal,
  type Settings,
  start,
  type Tournament,
  traitsOf,
  type Warning,
} from '@ronde/engine';
import { advisedPlayers } from '@ronde/engine/formulas/art-de-la-guerre/advice';
import { phase1Lengths, poolSizes } from '@ronde/engine/pairing/pool-sizes';
import { saidOnce } from '../../shell/warning-spots.ts';
import {
  asksForArmies,
  chosenSettings,
  type NewTournament,
  poolsNamed,
  settingsAsked,
  sharesOf,
  wholeNumber,
} from './fields.ts';

/** What the rules say of the fields, for the number of players that is expected. */
export interface Plan {
  /** In all, as chosen or by the rule. */
  readonly rounds: number;
  /** Null: nothing to choose. */
  readonly rule: RoundsRule | null;
  readonly tables: number;
  readonly exempt: boolean;
  /** Places in each pool of phase 1, the large ones first; empty: a formula without pools, or none are possible. */
  readonly pools: readonly number[];
  /** Of the event, with the players it holds for; null: a formula without PL. */
  readonly category: PlanCategory | null;
  readonly refusal: Refusal | null;
  readonly warnings: readonly Warning[];
}

/**
 * How many rounds when nobody chooses, with the players that this number holds for; `to` null: no upper end. `by`: the
 * text of the formula, or Ronde where it gives no number. `atLeast`: the text gives the least only. `advised`: the
 * players for whom the text advises this number.
 */
export interface RoundsRule {
  readonly rounds: number;
  readonly from: number;
  readonly to: number | null;
  readonly by: 'text' | 'ronde';
  readonly atLeast: boolean;
  readonly advised: { readonly least: number; readonly most: number } | null;
}

export interface PlanCategory {
  readonly id: number;
  readonly from: number;
  readonly to: number | null;
}

/** Classement PL §2. */
const categories: readonly PlanCategory[] = [
  { id: 1, from: 8, to: 16 },
  { id: 2, from: 17, to: 32 },
  { id: 3, from: 33, to: 64 },
  { id: 4, from: 65, to: null },
];

/** Null while nobody has said how many will come. */
export function planFor(fields: NewTournament): Plan | null {
  const players = wholeNumber(fields.expected);
  if (players === null) return null;
  const rule = settingsAsked(fields.format).includes('rounds') ? ruleFor(fields.format, players) : null;
  const tournament = trial(fields.format, players, settingsFor(fields));
  if (!tournament) return null;
  const format = formulaOf(fields.format);
  const refusal = format.impossible(tournament);
  return {
    rounds: format.plannedRounds(tournament),
    rule,
    tables: Math.floor(players / 2),
    exempt: players % 2 === 1,
    pools: poolsOf(fields, players),
    category: categoryOf(fields, players),
    refusal,
    warnings: refusal ? [] : saidOnce(format.warnings(tournament)),
  };
}

/** That of the tournament; of several pools one for each, with the people that it is planned for. */
export function plansFor(fields: NewTournament): readonly (Plan | null)[] {
  if (poolsNamed(fields).length < 2) return [planFor(fields)];
  return sharesOf(fields).map((share) => planFor({ ...fields, expected: share === null ? '' : String(share) }));
}

/** Lengths of phases can be wrong whoever comes. */
export function phasesThatCannotBe(fields: NewTournament): Refusal | null {
  if (traitsOf(fields.format).circles !== 'pools') return null;
  const tournament = trial(fields.format, 0, chosenSettings(fields));
  const refusal = tournament && formulaOf(fields.format).impossible(tournament);
  return refusal?.code === 'phases-impossible' ? refusal : null;
}

/** No round at all is refused beside its field; the plan is then that of the rule. */
function settingsFor(fields: NewTournament): Settings {
  const { rounds, ...rest } = chosenSettings(fields);
  return rounds ? { ...rest, rounds } : rest;
}

function poolsOf({ format, phase1 }: NewTournament, players: number): readonly number[] {
  const rounds = phase1Lengths.find((one) => String(one) === phase1);
  return traitsOf(format).circles === 'pools' && rounds ? (poolSizes(players, rounds) ?? []) : [];
}

function categoryOf(fields: NewTournament, players: number): PlanCategory | null {
  if (asksForArmies(fields)) return null;
  return categories.find(({ from, to }) => players >= from && (to === null || players <= to)) ?? null;
}

/** Beyond this many nobody needs to be told where the number of rounds changes. */
const most = 512;

function ruleFor(format: FormatId, players: number): RoundsRule {
  const all = trial(format, Math.max(most, players), {});
  const of = (n: number): number => (all ? roundsOf(all, n) : 0);
  const rounds = of(players);
  let [from, to] = [players, players];
  while (from > 2 && of(from - 1) === rounds && playable(all, from - 1)) from -= 1;
  while (to < most && of(to + 1) === rounds) to += 1;
  // Fewer than the formula takes: its rule begins where it can be played.
  while (from < to && !playable(all, from)) from += 1;
  const { roundsInText, leastRoundsTo = 0 } = traitsOf(format);
  const advised = ofWargame(format) ? (advisedPlayers[rounds] ?? null) : null;
  return {
    rounds,
    // The wargame's text counts from eight; fewer play as many rounds as eight.
    from: advised?.least ?? from,
    to: to >= most ? null : to,
    by: roundsInText ? 'text' : 'ronde',
    // Belgium, "Nombre de matchs": 4 at least, up to 16 players.
    atLeast: players <= leastRoundsTo,
    advised: advised && { least: advised.least, most: advised.most },
  };
}

const first = (all: Tournament, n: number): Tournament => ({ ...all, players: all.players.slice(0, n) });

const roundsOf = (all: Tournament, n: number): number => formulaOf(all.format).plannedRounds(first(all, n));

const playable = (all: Tournament | null, n: number): boolean =>
  all !== null && formulaOf(all.format).impossible(first(all, n)) === null;

/**
 * A tournament of so many players, to ask the engine about: so that this page never has a rule of its own. Null where
 * the engine makes none.
 */
function trial(format: FormatId, players: number, settings: Settings): Tournament | null {
  const created = create({ id: 't', name: 't', format, date: '2026-01-01', seed: 0, settings });
  if (!created.ok) return null;
  const list = Array.from({ length: players }, (_, i) => ({
    id: String(i),
    number: i + 1,
    presence: 'here' as const,
    from: 1,
  }));
  return { ...start(created.value), players: list };
}
