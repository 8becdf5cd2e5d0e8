import { missingTables, type Round, type Tournament, traitsOf } from '@ronde/engine';
import { phaseAt, phasesOf } from '@ronde/engine/formulas/combinee/phases';
import type { Dictionary, Lang, Sentences, Ui } from '@ronde/language';
import type { FrameSentences } from '../ui/sentences.ts';
import { address, prizesFirst } from './addresses.ts';
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

/** Some steps in a row: of a phase, or all those before, around and after where one is. `folded`: under one name. */
export interface StripGroup {
  readonly key: string;
  readonly steps: readonly StripStep[];
  readonly folded: boolean;
  /** Another phase than the one before it begins here. */
  readonly apart: boolean;
}

/** As many rounds stand side by side on one line of a laptop; of more, those around where one is. */
const abreast = 9;
const around = 3;

/**
 * The steps as they stand on one line. Formule Combinée: each phase apart, and where they are more than one line holds,
 * those that one is not in folded; of any other formula what lies before and after is. `at`: the step that is open.
 */
export function stripGroups(desk: Desk, steps: readonly StripStep[], at: StripStep | undefined): readonly StripGroup[] {
  const rounds = steps.filter(({ round }) => round !== undefined);
  const here = at?.round ?? (rounds.find(({ state }) => state !== 'done') ?? rounds.at(-1))?.round ?? 1;
  const inPhases = traitsOf(desk.tournament.format).circles === 'pools';
  const phases = phasesOf(desk.tournament.settings);
  const phaseOf = (round: number): string => (inPhases ? `phase-${phaseAt(phases, round)}` : 'rounds');
  const own = rounds.flatMap(({ round = 0 }) => (phaseOf(round) === phaseOf(here) ? [round] : []));
  const shown = new Set(own.length > abreast ? own.filter(within(here, own)) : own);
  const folds = rounds.length > abreast;
  const partOf = (round: number): string => {
    const side = !folds || shown.has(round) ? '' : round < here ? ' before' : ' after';
    return `${phaseOf(round)}${side}`;
  };
  const keys = steps.map(({ key, round }) => (round === undefined ? key : partOf(round)));
  const starts = keys.flatMap((key, i) => (key === keys[i - 1] ? [] : [i]));
  return starts.map((start, i) => {
    const key = keys[start] ?? '';
    const of = steps.slice(start, starts[i + 1] ?? steps.length);
    // One alone takes no more room than what it would fold into.
    const folded = key.includes(' ') && of.length > 1;
    const before = keys[start - 1]?.split(' ')[0];
    return { key, steps: of, folded, apart: key.startsWith('phase') && before !== key.split(' ')[0] };
  });
}

/** Around where one is; at an end of them as many. */
function within(here: number, rounds: readonly number[]): (round: number) => boolean {
  const [first = 1, last = 1] = [rounds[0], rounds.at(-1)];
  const middle = Math.min(Math.max(here, first + around), last - around);
  return (round) => Math.abs(round - middle) <= around;
}

/** « 1–7 »: rounds that are folded. */
export const foldedText = (steps: readonly StripStep[]): string =>
  `${steps[0]?.round ?? ''}\u2013${steps.at(-1)?.round ?? ''}`;

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

/** The next act of the day by its name; while results are missing, it is to type them. Of a closed day nothing. */
export function nextText(sentences: Sentences, desk: Pick<Desk, 'waits' | 'tournament'>, lang: Lang): string {
  const { waits } = desk;
  if (waits.kind === 'closed') return '';
  if (prizesFirst(desk)) return revealPrizes[lang];
  return waits.kind === 'results'
    ? `${sentences.ui.keys.entry} · ${sentences.ui.strip.round(waits.round)}`
    : sentences.nextAct(waits);
}

const revealPrizes: Dictionary<string> = { fr: 'Révéler les prix', en: 'Reveal the prizes' };
