import type { PlayerId, Step } from '@ronde/engine';
import type { Names } from '../names.ts';
import { ordinal } from '../numbers.ts';
import { inRounds } from './nouns.ts';

type StepOf<K extends Step['step']> = Extract<Step, { readonly step: K }>;

/** The first round of L’Art de la Guerre, and who has the bye where that is settled before the draw. */
type WargameStep =
  | StepOf<'halves'>
  | StepOf<'lot'>
  | StepOf<'armies'>
  | StepOf<'not-exempt'>
  | StepOf<'exempt-ahead'>
  | StepOf<'spare'>;

/** The text’s first round, and the bye, which is Ronde’s own rule. */
export function wargameStep(step: WargameStep, names: Names): string {
  const name: (id: PlayerId) => string = names.short;
  switch (step.step) {
    case 'halves':
      return step.half === 'upper'
        ? `Round 1: the upper half meets the lower one, place by place. ${name(step.player)}, ${ordinal('en', step.place)}, stands across from ${name(step.opponent)}.`
        : `Round 1: ${name(step.player)} is left over in the lower half, and looks at the places that follow.`;
    case 'lot':
      return `Round 1, by lot: ${name(step.player)} has no. ${step.place}, and looks at the numbers that follow.`;
    case 'armies':
      return `Round 1, armies nearest in history: ${gap(step, names)}. The sum of all these is the least that clubs allow.`;
    case 'not-exempt':
      return `No bye for ${name(step.player)}, who has had one (${inRounds(step.rounds)}).`;
    case 'exempt-ahead':
      return `Without ${name(step.player)} the others could not play with so few repeats.`;
    case 'spare':
      return `An odd number: ${name(step.player)} would have no opponent; ${name(step.spare)}, the spare player, fills the hole.`;
  }
}

/** An army without dates says nothing of history: the figure alone would be a false reason. */
function gap({ player, opponent, years: apart, undated }: StepOf<'armies'>, { short }: Names): string {
  if (undated === 'both') return `those of ${short(player)} and ${short(opponent)} have no dates: counted as the mean`;
  const said = `${years(apart)} between those of ${short(player)} and ${short(opponent)}`;
  if (undated === undefined) return said;
  return `${said}, that of ${short(undated === 'player' ? player : opponent)} without dates: counted as the mean`;
}

function years(n: number): string {
  return `${n} ${n === 1 ? 'year' : 'years'}`;
}

/** Where club-mates meet because the rule lets them. `last`: how many rounds at the end are free. */
export function clubsAreFree(last: number | null): string {
  if (last === 1) return 'Last round: club-mates may meet.';
  if (last === 2) return 'Last two rounds: club-mates may meet.';
  return 'In this round club-mates may meet.';
}
