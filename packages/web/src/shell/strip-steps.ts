import { missingTables, type Round, type Tournament, traitsOf, type Waiting } from '@ronde/engine';
import type { Sentences, Ui } from '@ronde/language';
import type { FrameSentences } from '../ui/sentences.ts';
import { address } from './addresses.ts';
import type { Desk } from './desk.tsx';

/** One step of the day. `done`: a tick. `ahead`: nothing there yet. `detail`: what the current round says of itself. */
export interface StripStep {
  readonly key: string;
  readonly href: string;
  readonly state: 'done' | 'now' | 'ahead';
  readonly round?: number;
  readonly detail?:
    | { readonly kind: 'draft' }
    | { readonly kind: 'results'; readonly done: number; readonly of: number };
}

/** Inscriptions · Poules · Ronde 1 · … · Finale · Clôture, as far as the plan or the drawn rounds go. */
export function stripSteps(desk: Desk): readonly StripStep[] {
  const { t, tournament, planned } = desk;
  const rounds = Math.max(planned, tournament.rounds.length);
  return [
    { key: 'registration', href: address.registration(t), state: tournament.rounds.length > 0 ? 'done' : 'now' },
    ...(traitsOf(tournament.format).circles === 'pools' ? [poolsStep(desk)] : []),
    ...Array.from({ length: rounds }, (_, i) => roundStep(desk, i + 1)),
    ...(tournament.final ? [finalStep(desk)] : []),
    { key: 'closing', href: address.closing(t), state: closingState(desk) },
  ];
}

/** Dealt before the first round, and fixed by its draw. */
const poolsStep = ({ t, tournament }: Desk): StripStep => ({
  key: 'pools',
  href: address.pools(t),
  state: tournament.rounds.length > 0 ? 'done' : 'ahead',
});

function finalStep({ t, waits }: Desk): StripStep {
  const now = waits.kind === 'draw-final' || waits.kind === 'final-results';
  const done = waits.kind === 'close' || waits.kind === 'closed';
  return { key: 'final', href: address.final(t), state: now ? 'now' : done ? 'done' : 'ahead' };
}

function closingState(desk: Desk): StripStep['state'] {
  if (desk.tournament.status === 'closed') return 'done';
  return desk.waits.kind === 'close' ? 'now' : 'ahead';
}

function roundStep({ t, tournament }: Desk, round: number): StripStep {
  const base = { key: `round-${round}`, href: address.round(t, round), round } as const;
  const drawn = tournament.rounds[round - 1];
  if (!drawn) return { ...base, state: 'ahead' };
  if (drawn.status === 'closed') return { ...base, state: 'done' };
  return { ...base, state: 'now', detail: detailOf(tournament, drawn, round) };
}

function detailOf(tournament: Tournament, drawn: Round, round: number): NonNullable<StripStep['detail']> {
  if (drawn.status === 'draft') return { kind: 'draft' };
  const of = drawn.matches.filter((match) => match.players.length === 2).length;
  return { kind: 'results', done: of - missingTables(tournament, round).length, of };
}

/** « Ronde 3 · 6/11 »: a step of the day, as the strip and the palette say it. */
export function stripStepText(step: StripStep, ui: Ui, text: FrameSentences): string {
  if (step.round === undefined) return stepWord(step.key, ui, text);
  if (step.detail?.kind === 'draft') return ui.strip.draft(step.round);
  return step.detail ? ui.strip.progress(step.round, step.detail.done, step.detail.of) : ui.strip.round(step.round);
}

function stepWord(key: string, ui: Ui, text: FrameSentences): string {
  if (key === 'pools') return text.pools;
  if (key === 'final') return text.final;
  return key === 'closing' ? ui.strip.closing : ui.strip.registration;
}

/** The next act of the day by its name; while results are missing, it is to type them. */
export const nextText = (sentences: Sentences, waits: Exclude<Waiting, { readonly kind: 'closed' }>): string =>
  waits.kind === 'results'
    ? `${sentences.ui.keys.entry} · ${sentences.ui.strip.round(waits.round)}`
    : sentences.nextAct(waits);
