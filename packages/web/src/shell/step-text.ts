import type { Ui } from '@ronde/language';
import type { FrameSentences } from '../ui/sentences.ts';
import type { StripStep } from './strip-steps.ts';

/** « Ronde 3 · 6/11 »: a step of the day, as the strip and the palette say it. */
export function stepText(step: StripStep, ui: Ui, say: FrameSentences): string {
  if (step.round === undefined) return stepWord(step.key, ui, say);
  if (step.detail?.kind === 'draft') return ui.strip.draft(step.round);
  return step.detail ? ui.strip.progress(step.round, step.detail.done, step.detail.of) : ui.strip.round(step.round);
}

function stepWord(key: string, ui: Ui, say: FrameSentences): string {
  if (key === 'pools') return say.pools;
  if (key === 'final') return say.final;
  return key === 'closing' ? ui.strip.closing : ui.strip.registration;
}
