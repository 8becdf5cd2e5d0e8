import { ok, refused } from '../base/result.ts';
import { type KeysChanged, keysOf, sameValue, withKeys } from '../base/same-value.ts';
import { phaseAt, phasesOf } from '../formulas/combinee/phases.ts';
import { formulaOf } from '../formulas/formulas.ts';
import type { Event } from '../tournament/events.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Settings } from '../tournament/settings.ts';
import type { Tournament } from '../tournament/state.ts';
import type { CommandOf, Decided } from './commands.ts';

/**
 * What the drawn rounds, or their results, stand on. The others shape the rounds to come, or what is made of the
 * results after them, and may change at any time.
 */
const fixedByRound1: ReadonlySet<keyof Settings> = new Set<keyof Settings>([
  'spreadCap',
  'forfeitSpread',
  'points',
  'scale',
  'openingTables',
  'firstRound',
  'phase1',
  'pools',
]);

/** What the pools are dealt by: other pools have to be dealt. */
const dealPools: ReadonlySet<keyof Settings> = new Set<keyof Settings>(['phase1', 'pools']);

/**
 * Changes settings. Refused: one that the formula does not read, or that a drawn round stands on; one that changed
 * since the author looked; fewer rounds than are drawn; impossible phases; no change at all.
 */
export function changeSettings(t: Tournament, command: CommandOf<'settings'>): Decided {
  const asked: KeysChanged<Settings> = { from: command.saw, to: command.to };
  const keys = keysOf<Settings>(asked);
  const { format, settings } = t;
  const foreign = keys.find((key) => !formulaOf(format).settings.includes(key));
  if (foreign) return refused({ code: 'setting-not-used', setting: foreign, format });
  const other = keys.find((key) => !sameValue(settings[key], command.saw[key as keyof typeof command.saw]));
  if (other) return refused({ code: 'setting-changed', setting: other });
  const changing = keys.filter((key) => !sameValue(settings[key], command.to[key as keyof typeof command.to]));
  if (changing.length === 0) return refused({ code: 'nothing-changes' });
  const after = { ...t, settings: withKeys<Settings>(settings, asked) };
  const wrong = fixed(t, changing) ?? tooFewRounds(t, after) ?? impossiblePhases(t, after);
  if (wrong) return refused(wrong);
  const only = (side: Settings): Settings =>
    Object.fromEntries(Object.entries(side).filter(([key]) => changing.includes(key as keyof Settings)));
  const event: Event = { kind: 'settings', from: only(asked.from), to: only(asked.to) };
  return ok([...(changing.some((key) => dealPools.has(key)) ? dealtAgain(t) : []), event]);
}

/** The event that forgets pools moved or drawn before round 1; none where there are none. */
export function dealtAgain({ settings }: Tournament): readonly Event[] {
  const { composed = null, drawn = null } = settings;
  if (!composed && !drawn) return [];
  return [{ kind: 'pools', composed: { from: composed, to: null }, drawn: { from: drawn, to: null }, attempt: null }];
}

/** Whether a drawn round stands on a setting: it does not change any more. */
export function settingFixed({ rounds }: Tournament, setting: keyof Settings): boolean {
  return rounds.length > 0 && fixedByRound1.has(setting);
}

function fixed(t: Tournament, changing: readonly (keyof Settings)[]): Refusal | null {
  const setting = changing.find((key) => settingFixed(t, key));
  return setting ? { code: 'setting-fixed', setting, round: t.rounds.length } : null;
}

/** As many rounds as are drawn, at least; beyond the plan already, it can't shrink further. */
function tooFewRounds(t: Tournament, after: Tournament): Refusal | null {
  const format = formulaOf(t.format);
  const drawn = t.rounds.length;
  const planned = format.plannedRounds(after);
  return planned < drawn && planned < format.plannedRounds(t) ? { code: 'rounds-already-drawn', planned, drawn } : null;
}

/** Formule Combinée: phases that can't be, or in which a drawn round would belong to another one. */
function impossiblePhases(t: Tournament, after: Tournament): Refusal | null {
  if (!formulaOf(t.format).settings.includes('phase2')) return null;
  const wrong = formulaOf(t.format).impossible(after);
  if (wrong?.code === 'phases-impossible') return wrong;
  const [before, then] = [phasesOf(t.settings), phasesOf(after.settings)];
  const moved = t.rounds.findIndex((_, i) => phaseAt(before, i + 1) !== phaseAt(then, i + 1));
  return moved < 0 ? null : { code: 'setting-fixed', setting: 'phase2', round: moved + 1 };
}
