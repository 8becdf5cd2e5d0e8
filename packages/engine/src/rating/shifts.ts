import type { Dated, History } from './history.ts';

/** A rating that a recomputation changes after an event that both histories hold. */
export interface Shift {
  readonly event: string;
  readonly player: string;
  readonly before: number;
  readonly after: number;
}

/**
 * What a late or corrected event changes in the ratings after the others, in date order: shown to the person who
 * enters it, and beside the figures of a frozen publication.
 */
export function shifts<Event extends Dated, Answer>(
  old: History<Event, Answer>,
  next: History<Event, Answer>,
): readonly Shift[] {
  const before = new Map(old.steps.map((step) => [step.event.id, step.held]));
  return next.steps.flatMap((step) =>
    [...step.held].flatMap(([player, { rating }]): Shift[] => {
      const was = before.get(step.event.id)?.get(player)?.rating;
      if (was === undefined || was === rating) return [];
      return [{ event: step.event.id, player, before: was, after: rating }];
    }),
  );
}
