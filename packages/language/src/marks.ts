import type { Match, PlayerId, Step } from '@ronde/engine';

/**
 * What a director should read before publishing. No mark: nothing unusual.
 * `moved`: not the natural opponent. `group`: not the same points. `club`: of one club. `repeat`: met before.
 * `second-exemption`: exempt again. `hand`: made by hand.
 */
export type TableMark = 'moved' | 'group' | 'club' | 'repeat' | 'second-exemption' | 'hand';

const has = (steps: readonly Step[], ...kinds: readonly Step['step'][]): boolean =>
  steps.some((s) => kinds.includes(s.step));

/** Set against somebody by the fixed tables whom they had met. */
export const isLeftByMeeting = (step: Step): boolean => step.step === 'left-over' && step.by === 'met';

/** Found beyond the first whom the rule named, or by the fixed tables but for an earlier meeting. */
function isMoved(steps: readonly Step[]): boolean {
  if (steps.some(isLeftByMeeting)) return true;
  return has(steps, 'up', 'down', 'early') || (has(steps, 'nearest') && has(steps, 'met', 'club', 'ahead', 'due'));
}

/** Again without an opponent, where no grid had settled it before. */
function isSecondExemption(steps: readonly Step[]): boolean {
  const before = steps.some((step) => step.step === 'exempt' && step.wins > 0);
  return before && !has(steps, 'pool', 'circle');
}

function changesGroup(match: Match, steps: readonly Step[], pm?: (player: PlayerId) => number): boolean {
  const [a, b] = match.players;
  if (b === undefined) return false;
  if (pm && has(steps, 'natural')) return pm(a) !== pm(b);
  const natural = steps.find((s) => s.step === 'natural');
  return natural?.step === 'natural' && natural.free % 2 === 1 && !has(steps, 'up', 'down');
}

/** The marks of a table, from the steps of its draw. `pm`: the points before it, where they are known. */
export function marksOf(match: Match, pm?: (player: PlayerId) => number): readonly TableMark[] {
  const steps = match.why;
  // A file may hold tables without their reasons: nobody says that they were made by hand.
  if (!steps) return [];
  if (has(steps, 'by-hand')) return ['hand'];
  const marks: TableMark[] = [];
  const exempt = match.players.length === 1;
  if (!exempt && isMoved(steps)) marks.push('moved');
  if (changesGroup(match, steps, pm)) marks.push('group');
  if (has(steps, 'same-club')) marks.push('club');
  if (has(steps, 'repeat') && !exempt) marks.push('repeat');
  if (exempt && isSecondExemption(steps)) marks.push('second-exemption');
  return marks;
}
