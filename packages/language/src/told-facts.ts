import type { Event } from '@ronde/engine';

/** The facts that are told: another result at a table takes the confirmation of the one before with it. */
export const toldFacts = (events: readonly Event[]): readonly Event[] =>
  events.filter(
    (one) =>
      one.kind !== 'confirmed' ||
      one.to !== null ||
      !events.some((by) => by.kind === 'result' && by.match === one.match && by.round === one.round),
  );
