import type { Match, PlayerId, Step } from '@ronde/engine';
import { severalExempt } from './several-exempt.ts';

/**
 * What a director should read before publishing. No mark: nothing unusual.
 * `moved`: not the natural opponent. `group`: not the same points. `club`: of one club. `repeat`: met before.
 * `second-exemption`: exempt again. `several-exempt`: not alone, by the fixed tables. `hand`: made by hand.
 */
export type Mark = 'moved' | 'group' | 'club' | 'repeat' | 'second-exemption' | 'several-exempt' | 'hand';

const has = (steps: readonly Step[], ...kinds: readonly Step['step'][]): boolean =>
  steps.some((s) => kinds.includes(s.step));

/** Found beyond the first whom the rule named. */
function isMoved(steps: readonly Step[]): boolean {
  return has(steps, 'up', 'down') || (has(steps, 'nearest') && has(steps, 'met', 'club', 'ahead'));
}

function changesGroup(match: Match, steps: readonly Step[], pm?: (player: PlayerId) => number): boolean {
  const [a, b] = match.players;
  if (b === undefined) return false;
  if (pm && has(steps, 'natural')) return pm(a) !== pm(b);
  const natural = steps.find((s) => s.step === 'natural');
  return natural?.step === 'natural' && natural.free % 2 === 1 && !has(steps, 'up', 'down');
}

/**
 * The marks of a table, from the steps of its draw. `matches`: those of its round. `pm`: the points before it, where
 * they are known.
 */
export function marksOf(match: Match, matches: readonly Match[], pm?: (player: PlayerId) => number): readonly Mark[] {
  const steps = match.why;
  if (!steps || has(steps, 'by-hand')) return ['hand'];
  const marks: Mark[] = [];
  const exempt = match.players.length === 1;
  if (!exempt && isMoved(steps)) marks.push('moved');
  if (changesGroup(match, steps, pm)) marks.push('group');
  if (has(steps, 'same-club')) marks.push('club');
  if (has(steps, 'repeat')) marks.push(exempt ? 'second-exemption' : 'repeat');
  if (severalExempt(match, matches) > 0) marks.push('several-exempt');
  return marks;
}
