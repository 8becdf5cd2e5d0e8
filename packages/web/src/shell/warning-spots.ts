import type { Warning } from '@ronde/engine';

/** `before`: Inscriptions, and round 1 until it is drawn. `entry`: the round whose results are typed. */
export type Spot = 'before' | 'entry' | 'closing';

const before: readonly Spot[] = ['before', 'closing'];
const inItsRound: readonly Spot[] = ['entry', 'closing'];
const atTheEnd: readonly Spot[] = ['closing'];

/** Where the desk says each warning of its view: a new code without a place does not compile. */
export const spotsOf: Readonly<Record<Warning['code'], readonly Spot[]>> = {
  'season-not-begun': before,
  'outside-the-rules': before,
  'rounds-outside-the-rules': before,
  'rounds-not-in-text': before,
  'repeats-unavoidable': before,
  'below-the-text': before,
  'not-official': before,
  'players-advised': before,
  'pool-advised': before,
  'armies-undated': before,
  'clubs-outside-the-rules': before,
  'exempt-by-hand': atTheEnd,
  'losses-above-total': atTheEnd,
  'points-do-not-add-up': atTheEnd,
  'draw-with-one-broken': atTheEnd,
  'malus-outside-the-rules': atTheEnd,
  'beyond-planned': atTheEnd,
  'no-seat': atTheEnd,
  'repeats-left': atTheEnd,
  repeat: atTheEnd,
  'second-exemption': atTheEnd,
  'absent-again': inItsRound,
  'counted-absent': atTheEnd,
  'drawn-otherwise': atTheEnd,
  'missing-identity': atTheEnd,
  'same-club-left': atTheEnd,
};

/** Too few to be official is below what is advised too, by the same number: once is enough. */
export function saidOnce(warnings: readonly Warning[]): readonly Warning[] {
  const needed = warnings.flatMap((one) =>
    one.code === 'not-official' && one.why.code === 'too-few-players' ? one.why.needed : [],
  );
  return warnings.filter((one) => one.code !== 'players-advised' || !needed.includes(one.least));
}

/** What the day counts for, or what one can still put right: these stand open however many there are. */
const important: ReadonlySet<Warning['code']> = new Set([
  ...(['not-official', 'season-not-begun', 'armies-undated', 'missing-identity', 'absent-again'] as const),
]);

/** As many are read one by one. */
const readAlone = 3;

/** Which stand alone, and, beyond a few, the others by kind. */
export function folded(warnings: readonly Warning[]) {
  if (warnings.length <= readAlone) return { alone: warnings, together: [] };
  const others = warnings.filter(({ code }) => !important.has(code));
  const codes = [...new Set(others.map(({ code }) => code))];
  return {
    alone: warnings.filter(({ code }) => important.has(code)),
    together: codes.map((code) => others.filter((one) => one.code === code)),
  };
}
