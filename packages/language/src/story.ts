import { type Match, type PlayerId, type Step, traitsOf } from '@ronde/engine';
import type { Topic } from './rule-anchors.ts';
import type { TableWhy } from './sentences.ts';

type StepOf<K extends Step['step']> = Extract<Step, { readonly step: K }>;

/** Somebody whom the rule looked at and passed over. */
export type Passed = StepOf<'met'> | StepOf<'club'> | StepOf<'keeps-exemption'> | StepOf<'ahead'> | StepOf<'due'>;

/** Whom the rule found, and in which direction. */
type StoryFound =
  | StepOf<'up'>
  | StepOf<'down'>
  | StepOf<'nearest'>
  | StepOf<'early'>
  | StepOf<'same-club'>
  | StepOf<'repeat'>;

/** A step that one sentence tells alone. */
type Alone = Exclude<Step, Passed | StoryFound | StepOf<'starts'>>;

/** Who was passed over first, then where the rule went and whom it found. */
export interface Move {
  readonly step: 'move';
  readonly to: StoryFound;
  /** The natural opponent first; empty when the draw did not say. */
  readonly passed: readonly Passed[];
}

/** One sentence of a table's story. */
export type Beat = Alone | Move;

/** What the sentences of one table share. */
export interface Story {
  readonly beats: readonly Beat[];
  readonly starts: StepOf<'starts'> | null;
  /** The walk from the bottom of the ranking: every direction is turned round. */
  readonly upwards: boolean;
  /** Whose turn it was; null when it was the turn of the exemption (from the bottom) or nobody's. */
  readonly seeker: PlayerId | null;
}

export function storyOf(steps: readonly Step[]): Story {
  const beats: Beat[] = [];
  let passed: Passed[] = [];
  let starts: StepOf<'starts'> | null = null;
  for (const step of steps) {
    switch (step.step) {
      case 'met':
      case 'club':
      case 'keeps-exemption':
      case 'ahead':
      case 'due':
        passed.push(step);
        break;
      case 'up':
      case 'down':
      case 'nearest':
      case 'early':
      case 'same-club':
      case 'repeat':
        beats.push({ step: 'move', to: step, passed });
        passed = [];
        break;
      case 'starts':
        starts = step;
        break;
      default:
        beats.push(step);
    }
  }
  return {
    beats,
    starts,
    upwards: steps.some((step) => step.step === 'natural' && step.upwards),
    seeker: steps.find(seeks)?.player ?? null,
  };
}

const isTurn = (step: Step): step is StepOf<'turn'> | StepOf<'turn-on-points'> =>
  step.step === 'turn' || step.step === 'turn-on-points';

/** A step that says who looks for an opponent. */
const seeks = (step: Step): step is Extract<Step, { readonly player: PlayerId }> =>
  isTurn(step) || step.step === 'left-over' || step.step === 'halves' || step.step === 'lot';

/** Places that a grid or the fixed tables set against each other: nobody was looked at. */
const isOfAGrid = (step: Step): step is StepOf<'pool'> | StepOf<'circle'> | StepOf<'left-over'> =>
  step.step === 'pool' || step.step === 'circle' || step.step === 'left-over';

/** Everybody the rule looked at, each once, with the last step that named them. `null`: the exemption. */
export function lookedAt(steps: readonly Step[]): ReadonlyMap<PlayerId | null, Step> {
  const looked = new Map<PlayerId | null, Step>();
  for (const step of steps) {
    if (isTurn(step)) looked.set(step.player, step);
    else if ('opponent' in step && !isOfAGrid(step)) looked.set(step.opponent, step);
  }
  return looked;
}

/** The other player of the table; null for an exempt one. */
export function partnerOf(match: Match, player: PlayerId | null): PlayerId | null {
  const [a, b] = match.players;
  return player === a ? (b ?? null) : a;
}

/** The numbers of the tables made again from the bottom, in order. */
export function repairedTables(matches: readonly Match[]): readonly number[] {
  const repaired = matches.filter((match) => match.why?.some((step) => step.step === 'repaired'));
  return repaired.flatMap((match) => match.table ?? []).sort((a, b) => a - b);
}

/**
 * Whether an exempt player was the last of the ranking that the round was drawn from: their place is that of the last
 * player drawn. With the exemption in the lowest group, the rule often frees somebody placed higher.
 */
export function isLast({ match, matches }: { readonly match: Match; readonly matches: readonly Match[] }): boolean {
  const players = matches.reduce((sum, one) => sum + one.players.length, 0);
  return (match.why ?? []).some(
    (step) => (step.step === 'turn' || step.step === 'thirds-neighbours') && step.place === players,
  );
}

/** What the article of a table's reasons is about. */
export function topicOf(table: TableWhy, { beats }: Story): Topic {
  const has = (...kinds: readonly Beat['step'][]): boolean => beats.some((beat) => kinds.includes(beat.step));
  if (has('thirds-fold', 'thirds-neighbours', 'halves', 'lot', 'armies')) return 'first';
  if (has('opening', 'left-over')) return 'opening';
  if (has('pool')) return 'pool';
  if (isInPhase3(table)) return 'phase-3';
  if (has('move', 'repaired')) return 'moved';
  return has('exempt', 'spare') ? 'exempt' : 'next';
}

/** Formule Combinée counts other meetings in its last phase. */
function isInPhase3({ format, round, settings: { phase1 = 5, phase2 = 3 } }: TableWhy): boolean {
  return format !== undefined && traitsOf(format).circles === 'pools' && round > phase1 + phase2;
}
